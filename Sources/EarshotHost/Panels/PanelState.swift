/// Which panels the user has opened.
struct PanelState: Equatable {
  var showsHelp = false
  var showsInspector = false
}
