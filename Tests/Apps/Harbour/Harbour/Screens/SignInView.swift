import SwiftUI

struct SignInView: View {
  @Environment(Session.self) private var session
  @State private var name = ""
  @State private var pin = ""
  @State private var message: String?

  var body: some View {
    VStack(spacing: 16) {
      Text("Harbour office")
        .font(.largeTitle)
      TextField("Name", text: $name)
        .textFieldStyle(.roundedBorder)
      SecureField("PIN", text: $pin)
        .textFieldStyle(.roundedBorder)
      if let message {
        Text(message)
          .foregroundStyle(.red)
          .accessibilityIdentifier("sign-in-message")
      }
      Button("Sign in", action: signIn)
        .buttonStyle(.borderedProminent)
        .disabled(pin.isEmpty)
    }
    .padding()
  }

  private func signIn() {
    do {
      try session.signIn(name: name, pin: pin)
      message = nil
    } catch SignInError.emptyName {
      message = "Please say who you are."
    } catch {
      message = "This PIN is not known."
    }
  }
}
