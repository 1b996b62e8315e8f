/// A queue with removal at the front in constant time.
struct FirstInFirstOut<Element> {
  private var items: [Element?] = []
  private var head = 0

  var isEmpty: Bool { head == items.count }

  mutating func append(_ element: Element) {
    items.append(element)
  }

  mutating func removeFirst() -> Element? {
    guard !isEmpty else { return nil }
    let element = items[head].take()
    head += 1
    if head > 32 && head * 2 > items.count {
      items.removeFirst(head)
      head = 0
    }
    return element
  }
}
