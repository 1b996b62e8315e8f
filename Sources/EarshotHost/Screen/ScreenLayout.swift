import EarshotGeometry

/// Where the app and the panels stand. Panels give way on small screens (design §5).
struct ScreenLayout: Equatable {
  /// The columns in front of the app in which the cursors are marked: the first for VoiceOver, the second for Switch
  /// Control. A mark is never only a colour or a style.
  static let gutter = 2
  private static let least = CellSize(width: 20, height: 5)
  private static let inspectorWidth = 38

  let size: CellSize
  /// Where the app draws, without the gutter.
  let app: CellRect
  /// A rule and the lines for what is spoken.
  let caption: CellRect
  let status: CellRect
  let inspector: CellRect
  /// Too small to show anything but a notice.
  let isTooSmall: Bool

  init(size: CellSize, showsInspector: Bool) {
    self.size = size
    isTooSmall = size.width < Self.least.width || size.height < Self.least.height
    let statusHeight = size.height >= 8 ? 1 : 0
    let captionHeight = size.height >= 14 ? 4 : size.height >= 8 ? 2 : 1
    let appHeight = max(1, size.height - statusHeight - captionHeight)
    let side = showsInspector && size.width >= Self.inspectorWidth + 30 ? Self.inspectorWidth : 0
    let appWidth = max(1, size.width - Self.gutter - side)
    app = CellRect(column: Self.gutter, row: 0, width: appWidth, height: appHeight)
    inspector = CellRect(column: size.width - side, row: 0, width: side, height: appHeight)
    caption = CellRect(column: 0, row: appHeight, width: size.width, height: captionHeight)
    status = CellRect(
      column: 0, row: appHeight + captionHeight, width: size.width, height: statusHeight)
  }
}
