import Foundation
import ScreenTesting
import Testing

@testable import ReportFlow

@MainActor
@Suite("Flow, from screen to screen")
struct FlowScreenTests {
  private let flow = ShowcaseScreen()
  private var screen: Screen { flow.screen }

  // MARK: Order

  @Test("list → chip number → photo → description → contact → summary, each under its address")
  func order() async {
    let flow = ShowcaseScreen(address: "/")
    let screen = flow.screen
    var steps: [String] = []
    func note() { steps.append("\(flow.step ?? "?") \(screen.address)") }
    note()
    screen.button("start.reportButton.tap").tap()
    note()
    screen.button("chipNumber.continueButton.tap").tap()
    note()
    screen.button("photo.continueButton.tap").tap()
    note()
    flow.fillInDescription()
    screen.button("animalDescription.continueButton.tap").tap()
    note()
    flow.fillInContact()
    screen.button("contactDetails.submitButton.tap").tap()
    await screen.settle()
    note()
    #expect(
      steps == [
        "start /", "chipNumber /report", "photo /report/photo",
        "animalDescription /report/description", "contactDetails /report/contact",
        "summary /report/summary",
      ])
  }

  @Test("the left buttons of steps 2, 3 and 4 go back by one")
  func leftButtons() {
    flow.goToContact()
    screen.button("contactDetails.backButton.tap").tap()
    #expect(flow.step == "animalDescription")
    screen.button("animalDescription.backButton.tap").tap()
    #expect(flow.step == "photo")
    screen.button("photo.backButton.tap").tap()
    #expect(flow.step == "chipNumber")
  }

  // MARK: Entries

  /// Everything that a person can enter, also what is not valid yet.
  private func enterEverything() {
    screen.textField("chipNumber.chipNumberTextField.input").type("1234567")
    flow.goToDescription()
    screen.datePicker("animalDescription.datePicker.input").choose("2026-11-02")
    screen.textField("animalDescription.petNameTextField.input").type("Luna")
    flow.fillInDescription()
    screen.textField("animalDescription.ageTextField.input").type("3")
    screen.textField("animalDescription.latitudeTextField.input").type("52.1")
    screen.textField("animalDescription.longitudeTextField.input").type("21.1")
    screen.textEditor("animalDescription.descriptionTextArea.input").type("Red\ncollar")
    screen.button("animalDescription.continueButton.tap").tap()
    screen.textField("contactDetails.phoneTextField.input").type("12")
    screen.textField("contactDetails.emailTextField.input").type("luna@")
    screen.button("contactDetails.backButton.tap").tap()
    screen.textField("animalDescription.ageTextField.input").type("x")
    screen.button("animalDescription.backButton.tap").tap()
    screen.button("photo.backButton.tap").tap()
  }

  private var entries: [String?] {
    let ids = [
      "chipNumber.chipNumberTextField", "animalDescription.datePicker",
      "animalDescription.petNameTextField", "animalDescription.raceTextField",
      "animalDescription.ageTextField", "animalDescription.latitudeTextField",
      "animalDescription.longitudeTextField", "animalDescription.descriptionTextArea",
      "contactDetails.phoneTextField", "contactDetails.emailTextField",
    ]
    return ids.map { screen.element("\($0).input").value }
      + [screen.picker("animalDescription.speciesDropdown.tap").value]
  }

  @Test("entries survive Back and return, also those that are not valid yet")
  func entriesSurvive() {
    enterEverything()
    #expect(flow.step == "chipNumber")
    flow.goToDescription()
    #expect(screen.textField("animalDescription.ageTextField.input").value == "3x")
    #expect(screen.button("animalDescription.gender.female.tap").isSelected)
    screen.textField("animalDescription.ageTextField.input").clear()
    screen.textField("animalDescription.ageTextField.input").type("3")
    screen.button("animalDescription.continueButton.tap").tap()
    #expect(
      entries == [
        "12345-67", "2026-11-02", "Luna", "Beagle", "3", "52.1", "21.1", "Red\ncollar", "12",
        "luna@", "Dog",
      ])
  }

  @Test("leaving the flow clears everything that was entered")
  func leavingClears() {
    enterEverything()
    screen.button("chipNumber.closeButton.tap").tap()
    #expect(flow.step == "start")
    // What the tab keeps is empty too.
    #expect(flow.kept == "\"\"")
    screen.button("start.reportButton.tap").tap()
    flow.goToContact()
    #expect(
      entries == ["", "2026-11-20", "", "Beagle", "", "", "", "", "", "", "Dog"])
    #expect(flow.step == "contactDetails")
  }

  @Test("leaving by the address clears everything too")
  func leavingByAddress() {
    enterEverything()
    screen.open("/")
    #expect(flow.step == "start")
    #expect(flow.kept == "\"\"")
    screen.open("/report")
    #expect(screen.textField("chipNumber.chipNumberTextField.input").value == "")
  }

  // MARK: Addresses

  @Test(
    "the address of a step without its state leads to step 1",
    arguments: ["/report/photo", "/report/description", "/report/contact", "/report/summary"])
  func deepLink(address: String) {
    let flow = ShowcaseScreen(address: address)
    #expect(flow.step == "chipNumber")
    #expect(flow.screen.address == "/report")
  }

  @Test("Back and Forward of the browser lead through the steps, and keep the entries")
  func backAndForward() {
    flow.goToDescription()
    screen.textField("animalDescription.petNameTextField.input").type("Luna")
    screen.open("/report/photo")
    #expect(flow.step == "photo")
    screen.open("/report")
    #expect(flow.step == "chipNumber")
    screen.open("/report/photo")
    #expect(flow.step == "photo")
    screen.open("/report/description")
    #expect(flow.step == "animalDescription")
    #expect(screen.textField("animalDescription.petNameTextField.input").value == "Luna")
    // Nobody was there yet.
    screen.open("/report/contact")
    #expect(flow.step == "animalDescription")
    #expect(screen.address == "/report/description")
  }

  @Test("Back and Forward between the pages outside of the flow")
  func pages() async {
    let flow = ShowcaseScreen(address: "/")
    flow.screen.button("start.reportsButton.tap").tap()
    #expect(flow.screen.address == "/reports")
    #expect(flow.screen.title == "Reports")
    flow.screen.goBack()
    #expect(flow.screen.address == "/")
    flow.screen.open("/reports")
    #expect(flow.screen.title == "Reports")
  }

  // MARK: Reload

  @Test("a reload keeps the draft and the step")
  func reload() {
    enterEverything()
    flow.goToDescription()
    let before = entries
    let kept = flow.kept
    flow.reload()
    #expect(flow.step == "animalDescription")
    #expect(screen.address == "/report/description")
    // The contact step, which is built when it is reached, has not been reached again.
    #expect(Array(entries.prefix(8)) == Array(before.prefix(8)))
    #expect(screen.picker("animalDescription.speciesDropdown.tap").value == "Dog")
    #expect(screen.button("animalDescription.gender.female.tap").isSelected)
    #expect(flow.kept == kept)
    screen.textField("animalDescription.ageTextField.input").clear()
    screen.button("animalDescription.continueButton.tap").tap()
    #expect(screen.textField("contactDetails.phoneTextField.input").value == "12")
    #expect(screen.textField("contactDetails.emailTextField.input").value == "luna@")
  }

  @Test("a reload at the contact step keeps what was typed last")
  func reloadAtContact() {
    flow.goToContact()
    screen.textField("contactDetails.phoneTextField.input").type("123")
    flow.reload()
    #expect(flow.step == "contactDetails")
    #expect(screen.textField("contactDetails.phoneTextField.input").value == "123")
  }

  @Test("a draft that cannot be read is as none", arguments: ["x", "\"x\"", "\"{}\"", "{", "3"])
  func badDraft(draft: String) {
    let flow = ShowcaseScreen(address: "/report/description", kept: draft)
    #expect(flow.step == "chipNumber")
    #expect(flow.screen.faults == [])
  }

  @Test("another tab has a flow of its own")
  func otherTab() {
    enterEverything()
    let other = ShowcaseScreen()
    #expect(other.screen.textField("chipNumber.chipNumberTextField.input").value == "")
  }
}
