import EarshotScript
import Gallery

extension ScreenCatalog {
  /// The demo screens.
  static let gallery = ScreenCatalog([
    Screen("signin", "A sign-in form: the cursor starts in the first field, and an error takes it.") {
      DemoScreens.signIn()
    }
  ])
}
