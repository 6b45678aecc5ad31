import ScreenTesting
import Testing

@testable import ReportFlow

@MainActor
@Suite("Screen 4, contact")
struct ContactScreenTests {
  private let flow = ShowcaseScreen()
  private var screen: Screen { flow.screen }
  private var phone: ScreenElement { screen.textField("contactDetails.phoneTextField.input") }
  private var email: ScreenElement { screen.textField("contactDetails.emailTextField.input") }
  private var submit: ScreenElement { screen.button("contactDetails.submitButton.tap") }
  private var toast: ScreenElement { screen.button("toast.message.tap") }

  init() { flow.goToContact() }

  @Test("it is step 4 of 4, with its title")
  func bar() {
    #expect(screen.title == "Contact details")
    #expect(screen.element("stepBar.progress.text").text == "4/4")
  }

  // MARK: Rules

  @Test(
    "a phone number has 7 to 11 digits, without spaces, dashes and a leading +",
    arguments: [
      "1234567", "12345678901", "+48 123 456 789", "123-45-67", " 1 2 3 4 5 6 7 ", "+1234567",
    ])
  func validPhone(text: String) async {
    phone.type(text)
    email.type("a@example.com")
    submit.tap()
    await screen.settle()
    #expect(flow.error("contactDetails.phoneTextField.input") == nil)
    #expect(flow.step == "summary")
  }

  @Test(
    "anything else is no phone number",
    arguments: [
      "", "123456", "123456789012", "12345678a", "+", "12+345678", "++1234567", "١٢٣٤٥٦٧",
    ])
  func invalidPhone(text: String) async {
    phone.type(text)
    email.type("a@example.com")
    submit.tap()
    await screen.settle()
    #expect(
      flow.error("contactDetails.phoneTextField.input")
        == "Enter a phone number of 7 to 11 digits")
    #expect(flow.error("contactDetails.emailTextField.input") == nil)
    #expect(flow.step == "contactDetails")
  }

  @Test(
    "an email address is trimmed, and judged without regard to case",
    arguments: [" luna@example.com ", "LUNA@EXAMPLE.COM", "l.u+na@sub.example.co"])
  func validEmail(text: String) async throws {
    phone.type("1234567")
    email.type(text)
    submit.tap()
    await screen.settle()
    #expect(flow.step == "summary")
    let stored = try await flow.store.reports().map(\.contact.email)
    #expect(stored == [text.trimmingCharacters(in: .whitespaces)])
  }

  @Test(
    "anything else is no email address",
    arguments: [
      "", " ", "luna", "luna@", "@example.com", "luna@example", "lu na@example.com", "a@b@c.d",
    ])
  func invalidEmail(text: String) async {
    phone.type("1234567")
    email.type(text)
    submit.tap()
    await screen.settle()
    #expect(flow.error("contactDetails.emailTextField.input") == "Enter a valid email address")
    #expect(flow.error("contactDetails.phoneTextField.input") == nil)
  }

  @Test("nothing is judged before the report is sent; then both fields are, with one toast")
  func submitBased() async {
    phone.type("1")
    email.type("x")
    #expect(!screen.identifiers.contains { $0.hasPrefix("contact") && $0.hasSuffix(".error") })
    submit.tap()
    await screen.settle()
    #expect(flow.error("contactDetails.phoneTextField.input") != nil)
    #expect(flow.error("contactDetails.emailTextField.input") != nil)
    #expect(toast.text == "Please correct highlighted fields")
    #expect(flow.network.requestCount == 0)
    await screen.advance(by: .milliseconds(2_999))
    #expect(toast.isVisible)
    await screen.advance(by: .milliseconds(1))
    #expect(!toast.exists)
  }

  @Test("the toast is cancelled when the report is sent, and when the screen disappears")
  func toastIsCancelled() async {
    submit.tap()
    await screen.settle()
    #expect(flow.clock.sleeperCount == 1)
    screen.button("contactDetails.backButton.tap").tap()
    await screen.settle()
    #expect(flow.clock.sleeperCount == 0)
    #expect(!toast.exists)
    screen.button("animalDescription.continueButton.tap").tap()
    submit.tap()
    await screen.settle()
    #expect(flow.clock.sleeperCount == 1)
    flow.fillInContact()
    submit.tap()
    await screen.settle()
    #expect(flow.clock.sleeperCount == 0)
  }

  @Test("Return leads from the phone number to the email address, and there it sends")
  func returnKey() async {
    phone.type("1234567\n")
    #expect(email.isFocused)
    email.type("luna@example.com\n")
    await screen.settle()
    #expect(flow.step == "summary")
  }

  @Test("a refusal leads to the first wrong field, again each time")
  func firstWrong() async {
    submit.tap()
    await screen.settle()
    #expect(screen.focusedElement?.identifier == "contactDetails.phoneTextField.input")
    phone.type("1234567")
    submit.tap()
    await screen.settle()
    #expect(screen.focusedElement?.identifier == "contactDetails.emailTextField.input")
  }

  @Test("the errors of the time before are gone")
  func cleared() async {
    submit.tap()
    await screen.settle()
    phone.type("1234567")
    // Judged when it is sent, and not before.
    #expect(flow.error("contactDetails.phoneTextField.input") != nil)
    submit.tap()
    await screen.settle()
    #expect(flow.error("contactDetails.phoneTextField.input") == nil)
    #expect(flow.error("contactDetails.emailTextField.input") != nil)
  }

  // MARK: Sending

  @Test("while the report is sent the fields are disabled, and the button shows progress")
  func sending() async {
    flow.fillInContact()
    flow.network.condition = .stalled
    submit.tap()
    await screen.settle()
    #expect(flow.network.waitingCount == 1)
    #expect(!phone.isEnabled)
    #expect(!email.isEnabled)
    #expect(!submit.isEnabled)
    #expect(!screen.button("contactDetails.backButton.tap").isEnabled)
    #expect(submit.all(.progress).count == 1)
    flow.network.condition = .up
    await screen.settle()
    #expect(flow.step == "summary")
  }

  @Test("a second tap while the report is sent does nothing")
  func secondTap() async throws {
    flow.fillInContact()
    flow.network.condition = .stalled
    // Both before the screen could say that it is busy.
    submit.tap()
    submit.tap()
    await screen.settle()
    #expect(ScreenFailure.collect { submit.tap() }.count == 1)
    await screen.settle()
    #expect(flow.network.requestCount == 1)
    flow.network.condition = .up
    await screen.settle()
    #expect(try await flow.store.reports().count == 1)
    #expect(flow.network.requestCount == 1)
  }

  @Test("nobody leaves while the report is sent, also not by the browser's Back")
  func staysWhileSending() async {
    flow.fillInContact()
    flow.network.condition = .stalled
    submit.tap()
    await screen.settle()
    screen.open("/report/description")
    await screen.settle()
    #expect(flow.step == "contactDetails")
    flow.network.condition = .up
    await screen.settle()
    #expect(flow.step == "summary")
  }

  // MARK: Failure

  private func fail() async {
    flow.fillInContact()
    flow.network.condition = .down()
    submit.tap()
    await screen.settle()
  }

  @Test("a network failure gives an alert with Try Again and Cancel")
  func failure() async {
    await fail()
    #expect(screen.modal.label == "The report was not sent")
    #expect(screen.modal.all(.button).map(\.label).sorted { $0! < $1! } == ["Cancel", "Try Again"])
    #expect(flow.step == "contactDetails")
  }

  @Test("a report that arrived though its answer was lost is still one report")
  func lostAnswer() async throws {
    await fail()
    let lost = try #require(flow.draft?.id)
    try await flow.store.add(.sample(id: lost))
    flow.network.condition = .up
    screen.button("contactDetails.tryAgainButton.tap").tap()
    await screen.settle()
    #expect(try await flow.store.reports().map(\.id) == [lost])
  }

  @Test("Cancel keeps the inputs, which can be edited and sent again")
  func cancel() async throws {
    await fail()
    screen.button("contactDetails.failureCancelButton.tap").tap()
    #expect(!screen.modal.exists)
    #expect(phone.value == "+48 123 456 789")
    #expect(email.value == "luna@example.com")
    #expect(phone.isEnabled && email.isEnabled && submit.isEnabled)
    flow.network.condition = .up
    await screen.settle()
    #expect(flow.network.requestCount == 1)
    phone.clear()
    phone.type("7654321")
    submit.tap()
    await screen.settle()
    #expect(try await flow.store.reports().map(\.contact.phone) == ["7654321"])
  }

  @Test("Try Again sends the same report once more")
  func tryAgain() async throws {
    await fail()
    screen.button("contactDetails.tryAgainButton.tap").tap()
    await screen.settle()
    #expect(screen.modal.label == "The report was not sent")
    flow.network.condition = .up
    screen.button("contactDetails.tryAgainButton.tap").tap()
    await screen.settle()
    #expect(flow.network.requestCount == 3)
    #expect(flow.step == "summary")
    #expect(try await flow.store.reports().map(\.contact.phone) == ["+48123456789"])
  }
}
