import ScreenTesting
import Testing

@testable import Builder

@MainActor
@Suite("Login")
struct LoginScreenTests {
  private let area = BuilderScreen(isSignedIn: false)
  private var screen: Screen { area.screen }
  private var email: ScreenElement { screen.textField("login.emailTextField.input") }
  private var secret: ScreenElement { screen.secureField("login.passwordTextField.input") }
  private var signIn: ScreenElement { screen.button("login.signInButton.tap") }
  private var emailError: ScreenElement { screen.element("login.emailTextField.input.error") }
  private var passwordError: ScreenElement {
    screen.element("login.passwordTextField.input.error")
  }

  @Test(
    "Sign In is disabled while email or password is invalid; a password has at least 6 characters",
    arguments: [
      ("", "", false), ("bob@builder.example", "", false), ("", "canwefixit", false),
      ("bob@builder.example", "12345", false), ("bob@", "123456", false),
      ("bob@builder.example", "123456", true), (" bob@builder.example ", "123456", true),
      ("bob@builder.example", "🧱🧱🧱🧱🧱", false), ("bob@builder.example", "🧱🧱🧱🧱🧱🧱", true),
    ])
  func validity(address: String, password: String, isValid: Bool) async {
    await screen.settle()
    email.paste(address)
    secret.paste(password)
    #expect(signIn.isEnabled == isValid)
  }

  @Test("what is typed is judged when nothing was typed for 500 ms, and not before")
  func debounce() async {
    await screen.settle()
    email.type("bob")
    secret.type("123")
    await screen.advance(by: .milliseconds(499))
    #expect(!emailError.exists && !passwordError.exists)
    email.type("@")
    await screen.advance(by: .milliseconds(1))
    #expect(!emailError.exists)
    #expect(passwordError.text == "Enter at least 6 characters")
    await screen.advance(by: .milliseconds(499))
    #expect(emailError.text == "Enter a valid email address")
    #expect(email.errorText == "Enter a valid email address")
    email.type("builder.example")
    secret.type("456")
    #expect(!emailError.exists && !passwordError.exists)
    await screen.advance(by: .milliseconds(500))
    #expect(!emailError.exists && !passwordError.exists)
    #expect(area.clock.sleeperCount == 0)
  }

  @Test("live validation is silent while a field is empty")
  func silentWhileEmpty() async {
    await screen.settle()
    email.type("b")
    secret.type("1")
    await screen.advance(by: .milliseconds(500))
    #expect(emailError.isVisible && passwordError.isVisible)
    email.clear()
    secret.clear()
    await screen.advance(by: .milliseconds(500))
    #expect(!emailError.exists && !passwordError.exists)
    #expect(!signIn.isEnabled)
  }

  @Test("showing and hiding the password keeps its text")
  func showPassword() async {
    await screen.settle()
    secret.type("canwe")
    let button = screen.button("login.showPasswordButton.tap")
    #expect(button.label == "Show password")
    button.tap()
    let plain = screen.textField("login.passwordTextField.input")
    #expect(plain.value == "canwe")
    #expect(!secret.exists)
    plain.type("fixit")
    #expect(button.label == "Hide password")
    button.tap()
    #expect(!plain.exists)
    email.type("bob@builder.example")
    signIn.tap()
    await screen.settle()
    #expect(screen.title == "Projects")
  }

  @Test("Return goes to the next field, and then submits")
  func returnKey() async {
    await screen.settle()
    email.type("bob@builder.example\n")
    #expect(screen.focusedElement?.identifier == "login.passwordTextField.input")
    secret.type("canwefixit\n")
    await screen.settle()
    #expect(area.authentication.attempts == 1)
    #expect(screen.title == "Projects")
  }

  @Test("Return does not submit what is invalid")
  func returnWhileInvalid() async {
    await screen.settle()
    email.type("bob@builder.example")
    secret.type("12345\n")
    await screen.settle()
    #expect(area.authentication.attempts == 0)
    #expect(email.isVisible)
  }

  @Test("while it signs in there is a spinner, and nothing to tap a second time")
  func loading() async {
    area.network.condition = .stalled
    await area.signIn()
    #expect(screen.text("Signing in…").isVisible)
    #expect(!signIn.exists)
    #expect(area.authentication.attempts == 1)
    area.network.condition = .up
    await screen.settle()
    #expect(screen.title == "Projects")
  }

  @Test("a second login while one is on its way does nothing")
  func once() async {
    let network = ScreenNetwork(.stalled)
    let authentication = RemoteAuthentication(network: network, signedIn: false)
    var users: [BuilderUser] = []
    let viewModel = LoginViewModel(
      authentication: authentication, clock: ScreenClock(), onSignedIn: { users.append($0) })
    viewModel.fill(.bob)
    viewModel.login()
    #expect(!viewModel.canLogin)
    viewModel.login()
    await screen.settle()
    #expect(authentication.attempts == 1)
    network.condition = .up
    await screen.settle()
    #expect(users.map(\.name) == ["Bob Mason"])
  }

  @Test("a failed login gives the alert, and keeps the email")
  func wrongPassword() async {
    await area.signIn(password: "wrong-password")
    #expect(screen.modal.text.contains("You Are Not Signed In"))
    #expect(
      screen.text("Email and password do not belong together. Please check both.").isVisible)
    screen.button("login.errorButton.tap").tap()
    await screen.settle()
    #expect(!screen.modal.exists)
    #expect(email.value == "bob@builder.example")
    #expect(secret.value == "")
    #expect(!signIn.isEnabled)
    secret.paste("canwefixit")
    signIn.tap()
    await screen.settle()
    #expect(screen.title == "Projects")
  }

  @Test("a login that the network did not let through keeps both, and can be tried again")
  func networkFailure() async {
    area.network.condition = .down()
    await area.signIn()
    #expect(screen.text("The server cannot be reached. Please try again.").isVisible)
    screen.button("login.errorButton.tap").tap()
    area.network.condition = .up
    signIn.tap()
    await screen.settle()
    #expect(screen.title == "Projects")
  }

  @Test("after too many attempts it says how long to wait, and keeps both")
  func tooManyAttempts() async {
    area.authentication.refusal = .tooManyAttempts(retryAfter: 42)
    await area.signIn()
    #expect(screen.text("Too many attempts. Please wait 42 seconds.").isVisible)
    area.authentication.refusal = nil
    screen.button("login.errorButton.tap").tap()
    signIn.tap()
    await screen.settle()
    #expect(screen.title == "Projects")
  }

  @Test("whoever only looks has the sample account filled in")
  func sample() async {
    await screen.settle()
    screen.button("login.sampleButton.tap").tap()
    #expect(email.value == "bob@builder.example")
    signIn.tap()
    await screen.settle()
    #expect(screen.title == "Projects")
  }
}
