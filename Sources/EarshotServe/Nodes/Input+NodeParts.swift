import EarshotAccessibility
import EarshotGeometry

extension Input {
  /// An object with these members, made into something.
  static func object<each Part>(
    _ summary: String, _ given: repeat Given<each Part>,
    make: @escaping @Sendable (repeat each Part) throws(Failure) -> Value
  ) -> Input {
    var members: [MemberDescription] = []
    repeat members.append((each given).description)
    let names = members.map(\.name)
    let givenOnes = (repeat each given)
    return Input(members.schema(summary)) { (value) throws(Failure) in
      guard case .object(let members) = value else { throw .expected("an object", not: value) }
      try members.check(against: names)
      let parts = (repeat try (each givenOnes)(members))
      return try make(repeat each parts)
    }
  }
}

/// Further than any screen reaches, and small enough to be added up.
private let cells = -1_000_000...1_000_000

extension Input<CellRect> {
  static let frame = Input.object(
    "A rectangle of cells.",
    .required("column", .integer(cells), "The first column, from 0."),
    .required("row", .integer(cells), "The first row, from 0."),
    .required("width", .integer(0...1_000_000), "How many columns it has."),
    .required("height", .integer(0...1_000_000), "How many rows it has.")
  ) { (column: Int, row: Int, width: Int, height: Int) throws(Failure) in
    CellRect(column: column, row: row, width: width, height: height)
  }
}

extension Input<ElementPosition> {
  static let position = Input.object(
    "Which of how many.",
    .required("index", .integer(1...1_000_000_000), "From 1."),
    .required("count", .integer(1...1_000_000_000), "How many there are.")
  ) { (index: Int, count: Int) throws(Failure) in
    guard index <= count else { throw Failure(.argument, "The index is beyond the count; count from 1.") }
    return ElementPosition(index: index, count: count)
  }
}

extension Input<VirtualChildren> {
  static let virtualChildren = Input.object(
    "A window of a list.",
    .required(
      "firstIndex", .integer(0...1_000_000_000), "Which child of the list the first one here is, from 0."),
    .required("count", .integer(0...1_000_000_000), "How many children the list has.")
  ) { (firstIndex: Int, count: Int) throws(Failure) in VirtualChildren(firstIndex: firstIndex, count: count) }
}

extension Input<TableCell> {
  static let tableCell = Input.object(
    "A place in a data table.",
    .optional("row", .integer(0...1_000_000_000), "The first row it stands in, from 0."),
    .optional("column", .integer(0...1_000_000_000), "The first column it stands in, from 0."),
    .optional("rowSpan", .integer(1...1_000_000_000), default: 1, "How many rows it takes."),
    .optional("columnSpan", .integer(1...1_000_000_000), default: 1, "How many columns it takes."),
    .optional("rowHeaders", .list(of: .node), default: [], "The headers of its row."),
    .optional("columnHeaders", .list(of: .node), default: [], "The headers of its column.")
  ) {
    (row: Int?, column: Int?, rowSpan: Int, columnSpan: Int, rowHeaders: [NodeID], columnHeaders: [NodeID])
      throws(Failure) in
    TableCell(
      row: row, column: column, rowSpan: rowSpan, columnSpan: columnSpan, rowHeaders: rowHeaders,
      columnHeaders: columnHeaders)
  }
}

extension Input<CustomContent> {
  static let customContent = Input.object(
    "A fact beyond label and value.",
    .required("label", .text, "What it is about."),
    .required("value", .text, "The fact."),
    .optional(
      "importance", Words<CustomContent.Importance>("importance").input, default: .default,
      "\"high\" is spoken with the element, \"default\" on request.")
  ) { (label: String, value: String, importance: CustomContent.Importance) throws(Failure) in
    CustomContent(label: label, value: value, importance: importance)
  }
}
