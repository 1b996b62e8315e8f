/// Names a focus property of a view: `SignInView.focus`, or `Row[2].isFocused` for the second row.
public struct FocusReference: Hashable, Sendable {
  /// The view's type as it is written in Swift.
  public var owner: String
  /// Which of several instances, from 1 in tree order; `nil` when the script names none.
  public var index: Int?
  /// The property's name.
  public var property: String

  /// Makes a reference from its parts.
  public init(owner: String, index: Int? = nil, property: String) {
    self.owner = owner
    self.index = index
    self.property = property
  }

  /// The owner without the types it is nested in and without generic arguments: `Row` for `List<Text>.Row<Int>`.
  package var ownerName: String {
    var depth = 0
    var name = ""
    for character in owner {
      if character == "<" { depth += 1 }
      if depth == 0 { name = character == "." ? "" : name + String(character) }
      if character == ">" { depth -= 1 }
    }
    return name
  }

  /// Reads `Owner.name` or `Owner[2].name`; `nil` when the text has another form.
  package init?(scriptText text: String) {
    guard let dot = text.lastIndex(of: ".") else { return nil }
    let property = text[text.index(after: dot)...]
    guard property.isIdentifier, let (owner, index) = Self.instance(text[..<dot]) else { return nil }
    self.init(owner: String(owner), index: index, property: String(property))
  }

  /// Splits `Owner[2]`; the index counts from 1.
  private static func instance(_ text: Substring) -> (owner: Substring, index: Int?)? {
    guard text.last == "]" else { return text.isTypeName ? (text, nil) : nil }
    guard let bracket = text.lastIndex(of: "[") else { return nil }
    let (owner, digits) = (text[..<bracket], text[text.index(after: bracket)...].dropLast())
    guard owner.isTypeName, digits.isDigits, let index = Int(digits), index > 0 else { return nil }
    return (owner, index)
  }
}

extension FocusReference: CustomStringConvertible {
  /// The reference as scripts write it.
  public var description: String { "\(owner)\(index.map { "[\($0)]" } ?? "").\(property)" }
}

extension Substring {
  /// Whether it can be the name of a property.
  fileprivate var isIdentifier: Bool {
    guard let first, first.isLetter || first == "_" else { return false }
    return allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Whether it can be the name of a type, nested or generic.
  fileprivate var isTypeName: Bool {
    guard let first, first.isLetter || first == "_", last != "." else { return false }
    return allSatisfy { $0.isLetter || $0.isNumber || "_.<>,?".contains($0) }
  }

  fileprivate var isDigits: Bool { !isEmpty && allSatisfy { ("0"..."9").contains($0) } }
}
