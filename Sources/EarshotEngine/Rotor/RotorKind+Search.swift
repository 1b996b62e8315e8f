import EarshotAccessibility

extension RotorKind {
  /// What a search for the kind stops at; `nil` for kinds that read or change something about the element instead.
  var searched: NodeKinds? {
    switch self {
    case .headings: .heading
    case .headingLevel(let level): (1...6).contains(level) ? .heading(level) : []
    case .links: .link
    case .formControls: .formControl
    case .textFields: .textField
    case .images: .image
    case .containers: .container
    case .landmarks: .landmark
    case .lists: .list
    case .tables: .table
    case .custom: []
    case .characters, .words, .lines, .adjustValue, .actions, .moreContent: nil
    }
  }

  /// Whether the kind belongs to the element under the cursor and is left with it.
  var isOfElement: Bool {
    switch self {
    case .adjustValue, .actions, .moreContent: true
    default: false
    }
  }

  /// The kinds that may be offered anywhere, in the order of offering.
  static let general: [RotorKind] =
    [.characters, .words, .lines, .headings] + (1...6).map(headingLevel)
    + [.links, .formControls, .textFields, .images, .containers, .landmarks, .lists, .tables]
}
