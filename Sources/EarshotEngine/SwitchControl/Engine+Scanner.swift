import EarshotAccessibility
import EarshotGeometry

extension Engine {
  /// The scanner as it is now.
  ///
  /// - Complexity: O(elements of a highlighted group), the first time.
  public var scanner: ScannerStatus { state.scannerStatus() }

  /// The size of the screen, over which the point mode sweeps; 80 by 24 cells at first, never less than one cell.
  public var screenSize: CellSize {
    get { state.scanner.screenSize }
    set {
      state.resizeScanner(to: CellSize(width: max(newValue.width, 1), height: max(newValue.height, 1)))
      keepAppointment()
    }
  }

  /// Who knows where nodes without frames stand; held weakly. Without it such nodes form no rows, and no point finds
  /// them.
  public var geometry: (any ScreenGeometry)? {
    get { state.scanner.host.geometry }
    set {
      state.scanner.host.geometry = newValue
      noteLayout()
    }
  }

  /// Has the scanner look again at where things stand; the highlight follows with the next ``settle()``. To be called
  /// after a layout that moved nodes without frames.
  public func noteLayout() { state.forgetScanLists() }

  /// The host's entries of the menu that the user chose since the last call, in order.
  public func takeMenuChoices() -> [ScannerMenuEntry.Host] {
    defer { state.scanner.choices = [] }
    return state.scanner.choices
  }
}
