import SwiftUI

/// A sign-in form: the cursor starts in the first field, and an error takes it.
///
/// The password is "open sesame", so that both ways out can be tried.
struct SignInView: View {
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

  var body: some View {
    Form {
      if isSignedIn {
        Text("Welcome, \(email)")
          .accessibilityAddTraits(.isHeader)
      } else {
        fields
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
      .onAppear {
        // The screen's own placement comes first; then the form asks for its first field.
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
          focus = .email
        }
      }
  }

  private func logIn() {
    if password == "open sesame" {
      isSignedIn = true
    } else {
      error = "Wrong password"
      password = ""
      focus = .error
    }
  }
}
