import ScreenTesting
import Testing

@testable import ReportFlow

@MainActor
@Suite("Screen 3, the toast")
struct DescriptionToastScreenTests {
  private let flow = ShowcaseScreen()
  private var screen: Screen { flow.screen }
  private var toast: ScreenElement { screen.button("toast.message.tap") }
  private var continueButton: ScreenElement {
    screen.button("animalDescription.continueButton.tap")
  }

  init() {
    flow.goToDescription()
    continueButton.tap()
  }

  @Test("it stays 3.0 s on the injected clock, not a millisecond more or less")
  func threeSeconds() async {
    #expect(toast.text == "Please correct highlighted fields")
    await screen.advance(by: .milliseconds(2_999))
    #expect(toast.isVisible)
    await screen.advance(by: .milliseconds(1))
    #expect(!toast.exists)
    #expect(flow.clock.sleeperCount == 0)
    // The errors stay.
    #expect(flow.error("animalDescription.gender") == "Please select gender")
  }

  @Test("a new one replaces the old: there is one, and it has its own 3.0 s")
  func replaced() async {
    await screen.advance(by: .seconds(2))
    continueButton.tap()
    #expect(screen.identifiers.count { $0 == "toast.message.tap" } == 1)
    await screen.advance(by: .milliseconds(2_999))
    #expect(toast.isVisible)
    #expect(flow.clock.sleeperCount == 1)
    await screen.advance(by: .milliseconds(1))
    #expect(!toast.exists)
  }

  @Test("Continue cancels it, and a valid form brings no other")
  func submitCancels() async {
    flow.fillInDescription()
    await screen.settle()
    #expect(flow.clock.sleeperCount == 1)
    continueButton.tap()
    await screen.settle()
    #expect(flow.clock.sleeperCount == 0)
    #expect(!toast.exists)
  }

  @Test("it is cancelled when the screen disappears, and is not there on return")
  func disappearanceCancels() async {
    await screen.settle()
    screen.button("animalDescription.backButton.tap").tap()
    await screen.settle()
    #expect(flow.clock.sleeperCount == 0)
    #expect(!toast.exists)
    screen.button("photo.continueButton.tap").tap()
    #expect(flow.step == "animalDescription")
    #expect(!toast.exists)
  }

  @Test("it is cancelled when the screen is covered by the next one, which it does not outlive")
  func coveringCancels() async {
    flow.fillInDescription()
    continueButton.tap()
    screen.button("contactDetails.backButton.tap").tap()
    screen.textField("animalDescription.raceTextField.input").clear()
    continueButton.tap()
    await screen.settle()
    #expect(flow.clock.sleeperCount == 1)
    // Forward: the screen stays below, with all that it has.
    screen.open("/report/contact")
    await screen.settle()
    #expect(flow.step == "contactDetails")
    #expect(flow.clock.sleeperCount == 0)
    screen.button("contactDetails.backButton.tap").tap()
    #expect(flow.error("animalDescription.raceTextField.input") != nil)
    #expect(!toast.exists)
  }

  @Test("it is cancelled when the person leaves the flow from elsewhere")
  func leavingCancels() async {
    await screen.settle()
    screen.open("/")
    await screen.settle()
    #expect(flow.step == "start")
    #expect(flow.clock.sleeperCount == 0)
  }

  @Test("a tap dismisses it early")
  func tap() {
    toast.tap()
    #expect(!toast.exists)
  }
}
