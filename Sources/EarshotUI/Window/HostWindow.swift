import EarshotGeometry

/// An app with what its host adds: something at the bottom, for which the app makes room, and something that covers both.
/// Where there is neither, the app has the whole screen, as if nothing stood around it.
package struct HostWindow<Content, Dock, Cover> {
  let content: Content
  let dock: Dock
  let cover: Cover

  /// Puts `content` in a window; `dock` and `cover` are empty while nothing is to be seen of them.
  package nonisolated init(
    content: Content, @ViewBuilder dock: () -> Dock, @ViewBuilder cover: () -> Cover
  ) {
    self.content = content
    self.dock = dock()
    self.cover = cover()
  }
}

extension HostWindow: PrimitiveView, View where Content: View, Dock: View, Cover: View {
  func makeNode(in parent: ViewNode) -> HostWindowNode {
    let node = HostWindowNode(parent: parent)
    node.area.content = Column._makeNode(column, in: node.area)
    node.dock = Dock._makeNode(dock, in: node)
    node.cover = Cover._makeNode(cover, in: node)
    return node
  }

  func updateNode(_ node: HostWindowNode) {
    Column._updateNode(node.area.content, with: column)
    Dock._updateNode(node.dock, with: dock)
    Cover._updateNode(node.cover, with: cover)
  }

  private typealias Column = VStack<Content>
  private var column: Column { VStack(alignment: .leading) { content } }
}

/// Takes all that it is offered. The dock stands at the bottom, at its own height.
final class HostWindowNode: LayoutNode {
  private(set) var area: AppArea! = nil
  /// Set once, right after the node is made.
  var dock: ViewNode! = nil
  var cover: ViewNode! = nil

  override init(parent: ViewNode) {
    super.init(parent: parent)
    area = AppArea(parent: self)
    graph.hostWindow = self
  }

  /// A cover hides the app also where it has nothing to show itself.
  private var isCovered = false {
    didSet { if isCovered != oldValue { invalidateDrawing() } }
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) {
    visit(area)
    visit(dock)
    visit(cover)
  }

  override var sizeDependsOnContent: Bool { false }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    CellSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  override func arrange(in size: CellSize, for proposal: ProposedCells) {
    let offered = ProposedCells(size)
    var bottom = size.height
    for item in items(of: dock).reversed() {
      let itemSize = item.size(for: offered)
      bottom -= itemSize.height
      item.place(CellRect(origin: CellPoint(column: 0, row: bottom), size: itemSize), for: offered, in: self)
    }
    let rest = CellSize(width: size.width, height: max(0, bottom))
    area.isCramped = bottom < size.height
    area.place(CellRect(origin: .zero, size: rest), for: ProposedCells(rest), in: self)
    let covering = items(of: cover)
    isCovered = !covering.isEmpty
    for item in covering {
      item.place(CellRect(origin: .zero, size: item.size(for: offered)), for: offered, in: self)
    }
  }

  /// Only what can be seen: the cover, or else the app and the dock.
  override func layoutChildren(inRows rows: Range<Int>) -> ArraySlice<LayoutNode> {
    let covering = items(of: cover)
    return (covering.isEmpty ? [area] + items(of: dock) : covering)[...]
  }

  private func items(of node: ViewNode) -> [LayoutNode] {
    var list: [LayoutNode] = []
    node.collectLayout(into: &list)
    return list
  }

  // MARK: Semantics

  /// The modal container through which the dock is reached, while the field being edited stands in one: what is outside
  /// of it is out of reach (R42).
  private(set) var dockHost: Semantics?

  func reachDock(through host: Semantics?) {
    guard dockHost !== host else { return }
    let former = dockHost
    dockHost = host
    if let former, former.isCurrent { former.invalidateList() }
    host?.invalidateList()
    invalidateSemanticList()
  }

  override func collectSemantics(into list: inout [Semantics]) {
    area.collectSemantics(into: &list)
    if dockHost == nil { dock.collectSemantics(into: &list) }
    cover.collectSemantics(into: &list)
  }

  /// Whether a control stands behind the cover, where no key may reach it.
  func covers(_ control: ControlNode) -> Bool { cover.firstLayout != nil && !control.isInside(cover) }

  override func willUnmount() { graph.hostWindow = nil }
}

/// The app's own part of the window. While the dock takes room from it, an app that is higher than what is left, and doesn't
/// scroll by itself, is moved up as far as shows the field being edited.
final class AppArea: ContainerNode {
  /// Whether something at the bottom takes room from the app.
  var isCramped = false {
    didSet { if !isCramped { offset = 0 } }
  }
  private var offset = 0 {
    didSet { if offset != oldValue { invalidateDrawing() } }
  }
  private var contentHeight = 0

  override var sizeDependsOnContent: Bool { false }
  override var contentOffset: CellPoint { CellPoint(column: 0, row: offset) }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    CellSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  override func arrange(in size: CellSize, for proposal: ProposedCells) {
    placeColumn(for: proposal)
    contentHeight = columnSize(for: proposal).height
    offset = min(offset, slack)
  }

  /// How far the content can be moved up.
  private var slack: Int { isCramped ? max(0, contentHeight - frame.size.height) : 0 }

  override func reveal(_ rect: CellRect) {
    let least = rect.maxRow - frame.size.height
    offset = min(max(min(offset, rect.minRow), least, 0), slack)
  }
}
