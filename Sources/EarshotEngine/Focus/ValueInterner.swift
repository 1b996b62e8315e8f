import EarshotAccessibility

/// Gives each value of a binding a number, the same one each time.
struct ValueInterner<Value: Hashable> {
  private var numbers: [Value: FocusValueID] = [:]
  private var values: [Value] = []

  mutating func number(for value: Value) -> FocusValueID {
    if let number = numbers[value] { return number }
    let number = FocusValueID(values.count)
    numbers[value] = number
    values.append(value)
    return number
  }

  subscript(number: FocusValueID) -> Value? {
    values.indices.contains(Int(number)) ? values[Int(number)] : nil
  }
}
