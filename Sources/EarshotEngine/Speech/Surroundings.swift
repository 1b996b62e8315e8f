import EarshotAccessibility

/// What is around an element, as far as it is spoken with it (`voiceover.md` 2.7).
public struct Surroundings: Equatable, Sendable {
  /// Names of the containers entered, outermost first.
  public var entering: [String] = []
  /// Whether the element has the keyboard focus.
  public var hasKeyboardFocus = false
  /// Whether it is directly inside a tab bar, which makes a tab of it.
  public var isTab = false
  /// Where it stands in a set of choices or tabs.
  public var position: ElementPosition?
  /// The bounds of containers that it is at.
  public var bounds: Bounds = []
  /// Whether containers around it offer actions on it.
  public var hasActions = false
  /// Its place in a data table.
  public var cell: CellPlace? {
    get { cells.first }
    set { cells = newValue.map { [$0] } ?? [] }
  }
  /// One or none; an array, since hardly any element is a cell and every utterance keeps its surroundings.
  private var cells: [CellPlace] = []

  /// Nothing around.
  public init() {}

  /// The bounds of containers that an element can be at.
  public struct Bounds: OptionSet, Hashable, Sendable {
    /// One bit a bound.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The first element of a list.
    public static let listStart = Bounds(rawValue: 1 << 0)
    /// The last of several elements of a list.
    public static let listEnd = Bounds(rawValue: 1 << 1)
    /// The first element of a landmark.
    public static let landmarkStart = Bounds(rawValue: 1 << 2)
    /// The last of several elements of a landmark.
    public static let landmarkEnd = Bounds(rawValue: 1 << 3)
  }

  /// What is said of the place of a cell in a data table.
  public struct CellPlace: Equatable, Sendable {
    /// Rows, columns and spans; headers in it are not looked at.
    public var cell: TableCell
    /// Whether it is the first cell of its row.
    public var isFirstInRow: Bool
    /// The texts of the headers to be spoken, those of the row first; each is a label, a value, or both.
    public var headers: [String]

    /// Describes the place of a cell.
    public init(cell: TableCell, isFirstInRow: Bool, headers: [String]) {
      self.cell = cell
      self.isFirstInRow = isFirstInRow
      self.headers = headers
    }
  }
}
