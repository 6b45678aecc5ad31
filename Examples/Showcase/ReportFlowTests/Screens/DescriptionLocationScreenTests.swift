import ScreenTesting
import Testing

@testable import ReportFlow

@MainActor
@Suite("Screen 3, the position")
struct DescriptionLocationScreenTests {
  private static let place = Screen.Location.found(latitude: 52.2297701, longitude: -21.0117849)

  private func makeFlow(_ location: Screen.Location) -> ShowcaseScreen {
    let flow = ShowcaseScreen(location: location)
    flow.goToDescription()
    return flow
  }

  private func tapGPS(_ flow: ShowcaseScreen) async {
    flow.screen.button("animalDescription.gpsButton.tap").tap()
    await flow.screen.settle()
  }

  private func coordinates(_ flow: ShowcaseScreen) -> [String?] {
    [
      flow.screen.textField("animalDescription.latitudeTextField.input").value,
      flow.screen.textField("animalDescription.longitudeTextField.input").value,
    ]
  }

  private func helper(_ flow: ShowcaseScreen) -> String? {
    let helper = flow.screen.element("animalDescription.gpsHelper.text")
    return helper.isVisible ? helper.text : nil
  }

  @Test("nothing is asked before the button is tapped")
  func silent() async {
    let flow = makeFlow(.unanswered)
    await flow.screen.settle()
    #expect(flow.screen.locationRequestCount == 0)
    #expect(helper(flow) == nil)
  }

  @Test("not determined: the person is asked, and the button waits for the answer")
  func notDetermined() async {
    let flow = makeFlow(.unanswered)
    await tapGPS(flow)
    #expect(flow.screen.locationRequestCount == 1)
    let button = flow.screen.button("animalDescription.gpsButton.tap")
    #expect(!button.isEnabled)
    #expect(button.all(.progress).count == 1)
    #expect(ScreenFailure.collect { button.tap() }.count == 1)
    flow.screen.answerLocation(Self.place)
    await flow.screen.settle()
    #expect(flow.screen.locationRequestCount == 1)
    #expect(coordinates(flow) == ["52.22977", "-21.01178"])
    #expect(button.isEnabled)
  }

  @Test("granted: one fix fills both fields with 5 decimals, and says so")
  func granted() async {
    let flow = makeFlow(Self.place)
    await tapGPS(flow)
    #expect(coordinates(flow) == ["52.22977", "-21.01178"])
    #expect(helper(flow) == "Location captured successfully")
    flow.screen.answerLocation(.found(latitude: 1, longitude: 2))
    await tapGPS(flow)
    #expect(flow.screen.locationRequestCount == 2)
    #expect(coordinates(flow) == ["1.00000", "2.00000"])
    #expect(!flow.screen.modal.exists)
  }

  @Test("a fix clears the errors of the coordinates and fills in valid ones")
  func mends() async {
    let flow = makeFlow(Self.place)
    flow.fillInDescription()
    flow.screen.textField("animalDescription.latitudeTextField.input").type("x")
    flow.screen.button("animalDescription.continueButton.tap").tap()
    #expect(flow.error("animalDescription.latitudeTextField.input") == "Invalid format")
    #expect(flow.error("animalDescription.longitudeTextField.input") == "Invalid format")
    await tapGPS(flow)
    #expect(flow.error("animalDescription.latitudeTextField.input") == nil)
    #expect(flow.error("animalDescription.longitudeTextField.input") == nil)
    flow.screen.button("animalDescription.continueButton.tap").tap()
    #expect(flow.step == "contactDetails")
  }

  @Test("no fix: it says so, and what was typed stays")
  func noFix() async {
    let flow = makeFlow(.unavailable)
    flow.screen.textField("animalDescription.latitudeTextField.input").type("12")
    await tapGPS(flow)
    #expect(helper(flow) == "Failed to get location")
    #expect(coordinates(flow) == ["12", ""])
    #expect(!flow.screen.modal.exists)
    #expect(flow.screen.button("animalDescription.gpsButton.tap").isEnabled)
    flow.screen.answerLocation(Self.place)
    await tapGPS(flow)
    #expect(helper(flow) == "Location captured successfully")
  }

  @Test("denied: the alert comes every time, and nothing is filled in")
  func denied() async {
    let flow = makeFlow(.denied)
    for _ in 1...3 {
      await tapGPS(flow)
      #expect(flow.screen.modal.label == "Location Permission Required")
      #expect(flow.screen.modal.all(.button).map(\.label) == ["Cancel", "Go to Settings"])
      flow.screen.button("animalDescription.permissionCancelButton.tap").tap()
      #expect(!flow.screen.modal.exists)
    }
    // The person may have changed their mind.
    #expect(flow.screen.locationRequestCount == 3)
    #expect(coordinates(flow) == ["", ""])
    #expect(helper(flow) == nil)
    #expect(flow.screen.notices == [])
  }

  @Test("asked and then denied: the alert")
  func askedAndDenied() async {
    let flow = makeFlow(.unanswered)
    await tapGPS(flow)
    flow.screen.answerLocation(.denied)
    await flow.screen.settle()
    #expect(flow.screen.modal.label == "Location Permission Required")
    #expect(coordinates(flow) == ["", ""])
  }

  @Test("the alert covers the step until it is answered")
  func covers() async {
    let flow = makeFlow(.denied)
    await tapGPS(flow)
    let button = flow.screen.button("animalDescription.continueButton.tap")
    let failures = ScreenFailure.collect { button.tap() }
    #expect(failures.first?.message.contains("something is in front of it") == true)
  }

  @Test("Go to Settings says where the permission is: a page cannot open a browser's settings")
  func settings() async {
    let flow = makeFlow(.denied)
    await tapGPS(flow)
    flow.screen.button("animalDescription.permissionSettingsButton.tap").tap()
    #expect(!flow.screen.modal.exists)
    #expect(flow.screen.notices.count == 1)
    #expect(flow.screen.notices.first?.contains("browser's settings") == true)
  }

  @Test("an answer that comes after the step was left changes nothing any more")
  func late() async {
    let flow = makeFlow(.unanswered)
    await tapGPS(flow)
    flow.screen.open("/")
    flow.screen.answerLocation(Self.place)
    await flow.screen.settle()
    #expect(flow.step == "start")
    flow.screen.button("start.reportButton.tap").tap()
    flow.goToDescription()
    #expect(coordinates(flow) == ["", ""])
  }
}
