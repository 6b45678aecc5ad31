import ScreenTesting
import SwiftUI
import Testing

@testable import PresentationUI

@MainActor
@Suite("CustomTextFieldStyle")
struct CustomTextFieldStyleTests {
  private struct Login: View {
    @State private var email = ""
    @State private var password = ""
    var body: some View {
      TextField("Email", text: $email)
        .textFieldStyle(CustomTextFieldStyle(systemImage: "envelope"))
        .accessibilityIdentifier("login.email.input")
      SecureField("Password", text: $password)
        .textFieldStyle(CustomTextFieldStyle(systemImage: "lock"))
        .accessibilityIdentifier("login.password.input")
      Text("\(email) \(password)")
    }
  }

  @Test("Fields keep their name, kind and text; the symbol is for the eye alone")
  func fields() {
    let screen = Screen { Login() }
    screen.textField("login.email.input").type("ada@example.com")
    screen.secureField("login.password.input").type("secret")
    #expect(screen.text("ada@example.com secret").isVisible)
    #expect(screen.textField("login.email.input").label == "Email")
    #expect(screen.secureField("login.password.input").label == "Password")
    #expect(screen.all(.image).count == 2)
  }
}
