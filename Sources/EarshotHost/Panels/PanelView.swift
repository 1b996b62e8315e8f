import EarshotUI

/// Everything around the app, or in its place.
struct PanelView: View {
  let layout: ScreenLayout
  let help: HelpPanel?
  let itemChooser: ItemChooserPanel?
  let caption: CaptionPanel
  let status: StatusLine
  let inspector: InspectorPanel?

  var body: some View {
    if layout.isTooSmall {
      Text("Too small").cellFrame(width: layout.size.width, height: layout.size.height)
    } else {
      VStack(alignment: .leading) {
        upper.cellFrame(width: layout.size.width, height: layout.app.size.height)
        caption.cellFrame(width: layout.caption.size.width, height: layout.caption.size.height)
        status
      }
    }
  }

  @ViewBuilder private var upper: some View {
    if let help {
      help
    } else if let itemChooser {
      itemChooser
    } else {
      HStack(spacing: 0) {
        Spacer()
        if let inspector {
          inspector.cellFrame(width: layout.inspector.size.width, height: layout.inspector.size.height)
        }
      }
    }
  }
}
