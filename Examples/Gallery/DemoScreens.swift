import SwiftUI

/// The screens, for the program that shows them by name. Their own files stay as an app would have them.
@MainActor package enum DemoScreens {
  package static func signIn() -> some View { SignInView() }
}
