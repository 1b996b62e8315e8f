import SwiftUI

/// A form to sign in with: one optional enum tells which part of it has the cursor, and sends the cursor there.
///
/// It teaches three things. A screen that wants the cursor somewhere asks a moment after it has appeared. An error is
/// heard because the cursor goes to it, with no announcement. And the same error is heard a second time, since the
/// cursor had left it to try again. The password is "open sesame".
public struct SignInView: View {
  enum Field: Hashable {
    case email
    case password
    case error
  }

  @State private var email = ""
  @State private var password = ""
  @State private var error: String?
  @State private var isSignedIn = false
  @AccessibilityFocusState private var focus: Field?

  /// Starts with empty fields.
  public init() {}

  /// The form, and in its place a welcome once the password was right.
  public var body: some View {
    Form {
      if isSignedIn {
        Text("Welcome, \(email)")
          .accessibilityAddTraits(.isHeader)
      } else {
        fields
      }
    }
    .onAppear {
      // First the technology finds its own place on the new screen; then the form asks for its first field.
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        focus = .email
      }
    }
  }

  @ViewBuilder private var fields: some View {
    Text("Sign in")
      .accessibilityAddTraits(.isHeader)
    TextField("Email", text: $email)
      .accessibilityFocused($focus, equals: .email)
    SecureField("Password", text: $password)
      .accessibilityFocused($focus, equals: .password)
    if let error {
      Text(error)
        .accessibilityFocused($focus, equals: .error)
    }
    Button("Log in", action: logIn)
      .disabled(email.isEmpty)
  }

  private func logIn() {
    if password == "open sesame" {
      isSignedIn = true
    } else {
      password = ""
      error = "Wrong password"
      focus = .error
    }
  }
}
