import EarshotAccessibility
import EarshotEngine
import EarshotTerminal

/// The list of all elements, narrowed down by typing (`voiceover.md` 4.1).
struct ItemChooser: Equatable {
  /// What was typed.
  private(set) var text = ""
  /// The elements that the text fits.
  private(set) var items: [ItemChoice]
  /// Which of them is chosen, from 0; 0 also where there are none.
  private(set) var selection = 0

  /// What a key led to.
  enum Answer: Equatable {
    case nothing
    /// There is another list.
    case listed
    /// Another item is chosen.
    case chose
    /// The cursor is to go there.
    case jump(NodeID)
    case close
  }

  init(_ items: [ItemChoice]) { self.items = items }

  var chosen: ItemChoice? { items.indices.contains(selection) ? items[selection] : nil }

  /// Takes a key; `find` lists the elements that a text fits.
  mutating func take(_ event: KeyEvent, find: (String) -> [ItemChoice]) -> Answer {
    switch event.key {
    case .escape, .function(9): return .close
    case .enter: return chosen.map { .jump($0.element) } ?? .nothing
    case .up: return choose(selection - 1)
    case .down: return choose(selection + 1)
    case .home: return choose(0)
    case .end: return choose(items.count - 1)
    case .backspace: return text.isEmpty ? .nothing : search(String(text.dropLast()), find)
    case .character(let character) where event.modifiers.isEmpty: return search(text + "\(character)", find)
    default: return .nothing
    }
  }

  /// Adds a pasted text, of which the line breaks are left out.
  mutating func paste(_ pasted: String, find: (String) -> [ItemChoice]) -> Answer {
    search(text + pasted.filter { !$0.isNewline }, find)
  }

  /// Lists anew what the tree has now; the chosen element stays chosen while it is there.
  mutating func refresh(find: (String) -> [ItemChoice]) {
    let element = chosen?.element
    items = find(text)
    let place = items.firstIndex { $0.element == element }
    selection = place ?? max(0, min(selection, items.count - 1))
  }

  private mutating func search(_ text: String, _ find: (String) -> [ItemChoice]) -> Answer {
    self.text = text
    items = find(text)
    selection = 0
    return .listed
  }

  private mutating func choose(_ index: Int) -> Answer {
    guard let last = items.indices.last else { return .nothing }
    selection = max(0, min(index, last))
    return .chose
  }
}
