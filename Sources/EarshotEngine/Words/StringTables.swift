/// The languages that an engine knows.
public struct StringTables: Equatable, Sendable {
  private var tables: [String: StringTable]

  /// English, German and Arabic.
  public static let builtIn = StringTables([.english, .german, .arabic])

  /// Knows these languages; English is always among them.
  public init(_ tables: [StringTable]) {
    self.tables = [StringTable.english.language: .english]
    for table in tables { add(table) }
  }

  /// Adds a language, or takes another table for it.
  public mutating func add(_ table: StringTable) { tables[table.language] = table }

  /// The languages, in alphabetical order.
  public var languages: [String] { tables.keys.sorted() }

  /// The table for a BCP 47 tag, or for the language that it is a form of: "de" for "de-AT". `nil` when there is none.
  public func table(for tag: String) -> StringTable? {
    var tag = Substring(tag)
    while !tag.isEmpty {
      if let table = tables[String(tag)] { return table }
      tag = tag.lastIndex(of: "-").map { tag[..<$0] } ?? ""
    }
    return nil
  }
}
