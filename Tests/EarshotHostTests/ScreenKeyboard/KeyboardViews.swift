import EarshotUI

/// The form of the sign-in screen, with what was submitted.
struct EntryView: View {
  @State private var email = ""
  @State private var password = ""
  @State private var submissions = 0
  @State private var isSignedIn = false

  var body: some View {
    Form {
      if isSignedIn {
        Text("Welcome, \(email)")
      } else {
        TextField("Email", text: $email).onSubmit { submissions += 1 }
        SecureField("Password", text: $password)
        if submissions > 0 { Text("Submitted: \(submissions)") }
        Button("Log in") { isSignedIn = password == "secret" }.disabled(email.isEmpty)
      }
    }
  }
}

/// More rows than a small screen has, and they don't scroll; the field is the last but one.
struct TallView: View {
  @State private var name = ""

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(1..<9) { Text("Row \($0)") }
      TextField("Name", text: $name)
      Text("End")
    }
  }
}

/// A form that scrolls, with the field at its end.
struct LongForm: View {
  @State private var name = ""

  var body: some View {
    Form {
      ForEach(1..<9) { Text("Row \($0)") }
      TextField("Name", text: $name)
    }
  }
}

/// A field in a modal container, and a button outside of it.
struct DialogView: View {
  @State private var name = ""

  var body: some View {
    Button("Outside") {}
    VStack(alignment: .leading) {
      TextField("Name", text: $name)
      Button("OK") {}
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Question")
    .accessibilityAddTraits(.isModal)
  }
}
