import Combine
import ScreenTesting
import SwiftUI
import Testing
import ValidatedCells

@testable import LoginCells

/// A server that answers when a test tells it to.
private final class Server: EmailChecking, @unchecked Sendable {
  private(set) var asked: [String] = []
  private(set) var cancelled: [String] = []
  private var answers: [String: PassthroughSubject<Bool, any Error>] = [:]

  func isAccepted(_ email: String) -> AnyPublisher<Bool, any Error> {
    asked.append(email)
    let answer = PassthroughSubject<Bool, any Error>()
    answers[email] = answer
    return
      answer
      .handleEvents(receiveCancel: { [weak self] in self?.cancelled.append(email) })
      .eraseToAnyPublisher()
  }

  func answer(_ email: String, _ isAccepted: Bool) { answers[email]?.send(isAccepted) }

  func fail(_ email: String) {
    struct NoAnswer: Error {}
    answers[email]?.send(completion: .failure(NoAnswer()))
  }
}

@MainActor
@Suite("Log in, cells")
struct LoginCellsScreenTests {
  private final class Leaves { var count = 0 }

  private let server = Server()
  private let leaves = Leaves()
  private let screen: Screen

  init() {
    let (server, leaves) = (server, leaves)
    screen = Screen(address: "/login-cells") {
      LoginCellsFlowView(
        coordinator: LoginCellsCoordinator(services: LoginCellsServices(emailCheck: server)),
        onLeave: { leaves.count += 1 })
    }
  }

  private var email: ScreenElement { screen.textField("loginCells.emailTextField.input") }
  private var password: ScreenElement { screen.secureField("loginCells.passwordTextField.input") }
  private func validate() { screen.button("loginCells.validateButton.tap").tap() }
  private let required = "Please fill in this field."
  private let malformed = EmailRule().errorMessage()

  @Test("nothing is validated before the first submit")
  func silentFirst() {
    email.type("x")
    #expect(!email.isInvalid && !screen.text(malformed).exists)
    email.clear()
    #expect(!email.isInvalid && !screen.text(required).exists)
  }

  @Test("the screen leads to the other areas")
  func leaving() {
    screen.button("loginCells.allAreas.tap").tap()
    #expect(leaves.count == 1)
  }

  @Test("submit validates every field; the first failing rule of a field wins")
  func everyField() {
    validate()
    #expect(email.errorText == required)
    #expect(password.errorText == required)
    email.type("x")
    #expect(email.errorText == malformed)
  }

  @Test("after the first submit every edit is validated")
  func everyEdit() {
    validate()
    password.type("s")
    #expect(!password.isInvalid)
    #expect(email.isInvalid)
    password.clear()
    #expect(password.errorText == required)
  }

  @Test("the screen says that it is valid when all its fields are")
  func valid() {
    password.type("secret")
    validate()
    #expect(!screen.element("loginCells.valid.text").exists)
    email.paste("ada@example.com")
    #expect(screen.element("loginCells.valid.text").isVisible)
    email.clear()
    #expect(!screen.element("loginCells.valid.text").exists)
  }

  @Test("what the server refuses is not called valid")
  func validAndRefused() async {
    password.type("secret")
    email.paste("ada@mailinator.com")
    validate()
    server.answer("ada@mailinator.com", false)
    await screen.image(label: "Refused by the server").appears()
    #expect(!screen.element("loginCells.valid.text").exists)
    email.clear()
    email.paste("ada@example.com")
    #expect(screen.element("loginCells.valid.text").isVisible)
  }

  @Test("Return goes to the next cell, and validates in the last one")
  func returnKey() {
    email.type("x\n")
    #expect(screen.focusedElement?.identifier == "loginCells.passwordTextField.input")
    #expect(!email.isInvalid)
    password.submit()
    #expect(email.errorText == malformed)
    #expect(password.errorText == required)
  }

  @Test("an empty or malformed email asks nothing; a good one is being checked, then judged")
  func online() async {
    email.type("ada@example")
    email.clear()
    #expect(server.asked.isEmpty)
    #expect(screen.all(.progress).isEmpty)
    email.paste("ada@example.com")
    #expect(screen.all(.progress).count == 1)
    #expect(server.asked == ["ada@example.com"])
    server.answer("ada@example.com", true)
    await screen.image(label: "Accepted by the server").appears()
    #expect(screen.all(.progress).isEmpty)
  }

  @Test("an email that the server refuses is marked as refused")
  func refused() async {
    email.paste("ada@mailinator.com")
    server.answer("ada@mailinator.com", false)
    await screen.image(label: "Refused by the server").appears()
    email.clear()
    #expect(!screen.image(label: "Refused by the server").exists)
  }

  @Test("a failed request says nothing of the email")
  func failure() async {
    email.paste("ada@example.com")
    #expect(server.asked == ["ada@example.com"])
    server.fail("ada@example.com")
    await screen.settle()
    #expect(screen.all(.progress).isEmpty)
    #expect(!screen.image(label: "Accepted by the server").exists)
    #expect(!screen.image(label: "Refused by the server").exists)
  }

  @Test("the newest answer wins: an edit cancels the question before it")
  func newest() async {
    email.paste("ada@example.com")
    email.clear()
    #expect(server.cancelled == ["ada@example.com"])
    server.answer("ada@example.com", false)
    await screen.settle()
    #expect(!screen.image(label: "Refused by the server").exists)
  }
}

@Suite("Which emails may log in")
struct EmailPolicyTests {
  @Test(arguments: [
    ("ada@example.com", true), ("ada@mailinator.com", false), ("ada@MAILINATOR.com", false),
    ("ada@eu.mailinator.com", false), ("ada@notmailinator.com", true), ("ada@a.invalid", false),
    ("ada", false), ("@example.com", false), ("ada@localhost", false), ("", false),
    ("a@b@yopmail.com", false),
  ])
  func policy(email: String, isAccepted: Bool) {
    #expect(EmailPolicy.accepts(email) == isAccepted)
  }
}
