import EarshotUI

/// The form of the sign-in screen, with what was submitted.
struct EntryView: View {
  @State private var email = ""
  @State private var password = ""
  @State private var submitted = ""
  @State private var isSignedIn = false

  var body: some View {
    Form {
      if isSignedIn {
        Text("Welcome, \(email)")
      } else {
        TextField("Email", text: $email)
        SecureField("Password", text: $password).onSubmit { submitted = email }
        if !submitted.isEmpty { Text("Submitted: \(submitted)") }
        Button("Log in") { isSignedIn = password == "secret" }.disabled(email.isEmpty)
      }
    }
  }
}

/// More rows than a small screen has, and they don't scroll; the field is the last.
struct TallView: View {
  @State private var name = ""

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(1..<9) { Text("Row \($0)") }
      TextField("Name", text: $name)
    }
  }
}
