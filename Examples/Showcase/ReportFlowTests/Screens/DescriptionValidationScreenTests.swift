import ScreenTesting
import Testing

@testable import ReportFlow

@MainActor
@Suite("Screen 3, what Continue judges")
struct DescriptionValidationScreenTests {
  private let flow = ShowcaseScreen()
  private var screen: Screen { flow.screen }
  private var continueButton: ScreenElement {
    screen.button("animalDescription.continueButton.tap")
  }
  private let toast = "toast.message.tap"

  init() { flow.goToDescription() }

  private func type(_ text: String, into field: String) {
    screen.textField("animalDescription.\(field).input").type(text)
  }

  private func error(_ field: String) -> String? { flow.error("animalDescription.\(field)") }

  @Test("it is step 3 of 4, with its title")
  func bar() {
    #expect(screen.title == "Animal description")
    #expect(screen.element("stepBar.progress.text").text == "3/4")
  }

  @Test("Continue is always enabled")
  func enabled() {
    #expect(continueButton.isEnabled)
    continueButton.tap()
    #expect(continueButton.isEnabled)
    flow.fillInDescription()
    #expect(continueButton.isEnabled)
  }

  @Test("nothing is judged before Continue")
  func submitBased() {
    screen.picker("animalDescription.speciesDropdown.tap").select("Dog")
    type("abc", into: "ageTextField")
    type("x", into: "latitudeTextField")
    type("  ", into: "raceTextField")
    #expect(!screen.identifiers.contains { $0.hasSuffix(".error") })
    #expect(!screen.button(toast).exists)
  }

  @Test("Continue judges every field, without stopping at the first, and shows one toast")
  func noShortCircuit() {
    type("41", into: "ageTextField")
    type("91", into: "latitudeTextField")
    type("x", into: "longitudeTextField")
    continueButton.tap()
    #expect(error("speciesDropdown.tap") == "Please select a species")
    #expect(error("raceTextField.input") == "Please enter race")
    #expect(error("gender") == "Please select gender")
    #expect(error("ageTextField.input") == "Age must be between 0 and 40")
    #expect(error("latitudeTextField.input") == "Latitude must be between -90 and 90")
    #expect(error("longitudeTextField.input") == "Invalid format")
    #expect(screen.identifiers.count { $0 == toast } == 1)
    #expect(screen.button(toast).text == "Please correct highlighted fields")
  }

  @Test("Continue leads to the first wrong field")
  func firstWrong() {
    continueButton.tap()
    #expect(screen.focusedElement?.identifier == "animalDescription.speciesDropdown.tap")
    flow.fillInDescription()
    type("41", into: "ageTextField")
    type("x", into: "latitudeTextField")
    continueButton.tap()
    #expect(screen.focusedElement?.identifier == "animalDescription.ageTextField.input")
  }

  @Test("an invalid form stays, and nothing of it counts as checked")
  func stays() {
    type("Luna", into: "petNameTextField")
    continueButton.tap()
    #expect(flow.draft?.descriptionForm?.petName == "Luna")
    #expect(flow.step == "animalDescription")
    #expect(screen.address == "/report/description")
    #expect(flow.draft?.animal == nil)
  }

  @Test("Continue clears all errors first: what was mended has none any more")
  func cleared() {
    type("41", into: "ageTextField")
    continueButton.tap()
    screen.textField("animalDescription.ageTextField.input").clear()
    // It need not be said, so nothing is wrong any more.
    #expect(error("ageTextField.input") == nil)
    flow.fillInDescription()
    type("x", into: "latitudeTextField")
    continueButton.tap()
    #expect(error("ageTextField.input") == nil)
    #expect(error("speciesDropdown.tap") == nil)
    #expect(error("raceTextField.input") == nil)
    #expect(error("gender") == nil)
    #expect(error("latitudeTextField.input") == "Invalid format")
  }

  @Test("a valid form writes the flow's state, and goes on")
  func valid() {
    flow.fillInDescription()
    #expect(flow.draft?.animal == nil)
    continueButton.tap()
    #expect(flow.draft?.animal?.race == "Beagle")
    #expect(flow.step == "contactDetails")
    #expect(!screen.button(toast).exists)
  }

  @Test("each of species, race and gender alone is missed alone", arguments: 0..<3)
  func missing(which: Int) {
    if which != 0 {
      screen.picker("animalDescription.speciesDropdown.tap").select("Cat")
      if which != 1 { type("Manx", into: "raceTextField") }
    }
    if which != 2 { screen.button("animalDescription.gender.male.tap").tap() }
    continueButton.tap()
    #expect(error("speciesDropdown.tap") == (which == 0 ? "Please select a species" : nil))
    // Without a species there can be no race.
    #expect(error("raceTextField.input") == (which < 2 ? "Please enter race" : nil))
    #expect(error("gender") == (which == 2 ? "Please select gender" : nil))
    #expect(flow.step == "animalDescription")
  }

  @Test("a race of white space is no race", arguments: [" ", "   ", "\u{a0}"])
  func blankRace(race: String) {
    flow.fillInDescription()
    screen.textField("animalDescription.raceTextField.input").clear()
    type(race, into: "raceTextField")
    continueButton.tap()
    #expect(error("raceTextField.input") == "Please enter race")
  }

  @Test("what is stored is trimmed")
  func trimmed() async throws {
    flow.fillInDescription()
    screen.textField("animalDescription.raceTextField.input").clear()
    type("  Golden Retriever ", into: "raceTextField")
    type("  Luna ", into: "petNameTextField")
    type(" 52.1 ", into: "latitudeTextField")
    type(" -21 ", into: "longitudeTextField")
    continueButton.tap()
    flow.fillInContact()
    screen.button("contactDetails.submitButton.tap").tap()
    await screen.settle()
    let animal = try #require(try await flow.store.reports().first?.animal)
    #expect(animal.race == "Golden Retriever")
    #expect(animal.petName == "Luna")
    #expect(animal.place == .init(latitude: "52.1", longitude: "-21"))
  }

  // MARK: Age

  @Test(
    "rule: an age that is empty or a whole number in 0…40 is valid",
    arguments: ["", " ", "0", "1", "40", " 7 "])
  func age(text: String) {
    flow.fillInDescription()
    type(text, into: "ageTextField")
    continueButton.tap()
    #expect(error("ageTextField.input") == nil)
    #expect(flow.step == "contactDetails")
  }

  @Test(
    "rule: any other age is not, also one that is no number",
    arguments: ["abc", "-1", "41", "3.5", "3,5", "1e1", "0x1", "4 0", "99999999999999999999"])
  func wrongAge(text: String) {
    flow.fillInDescription()
    type(text, into: "ageTextField")
    continueButton.tap()
    #expect(error("ageTextField.input") == "Age must be between 0 and 40")
    #expect(flow.step == "animalDescription")
  }

  // MARK: Coordinates

  struct Pair: Sendable, CustomTestStringConvertible {
    let latitude, longitude: String
    var latitudeError, longitudeError: String?
    var testDescription: String { "“\(latitude)”, “\(longitude)”" }
  }

  private nonisolated static let format = "Invalid format"
  private nonisolated static let latitudeRange = "Latitude must be between -90 and 90"
  private nonisolated static let longitudeRange = "Longitude must be between -180 and 180"

  @Test(
    "rule: coordinates are an optional pair, bounds included; each field has its own error",
    arguments: [
      Pair(latitude: "", longitude: ""),
      Pair(latitude: " ", longitude: "  "),
      Pair(latitude: "90", longitude: "180"),
      Pair(latitude: "-90", longitude: "-180"),
      Pair(latitude: " 52.22977 ", longitude: " 21.01178 "),
      Pair(latitude: "90.00001", longitude: "180", latitudeError: latitudeRange),
      Pair(latitude: "-90.00001", longitude: "180", latitudeError: latitudeRange),
      Pair(latitude: "0", longitude: "180.00001", longitudeError: longitudeRange),
      Pair(latitude: "0", longitude: "-180.00001", longitudeError: longitudeRange),
      Pair(
        latitude: "91", longitude: "181", latitudeError: latitudeRange,
        longitudeError: longitudeRange),
      Pair(latitude: "52", longitude: "", longitudeError: format),
      Pair(latitude: "", longitude: "21", latitudeError: format),
      Pair(latitude: "x", longitude: "21", latitudeError: format),
      Pair(latitude: "52", longitude: "y", longitudeError: format),
      Pair(latitude: "x", longitude: "181", latitudeError: format, longitudeError: longitudeRange),
      Pair(latitude: "nan", longitude: "inf", latitudeError: format, longitudeError: format),
    ])
  func coordinates(pair: Pair) {
    flow.fillInDescription()
    type(pair.latitude, into: "latitudeTextField")
    type(pair.longitude, into: "longitudeTextField")
    continueButton.tap()
    #expect(error("latitudeTextField.input") == pair.latitudeError)
    #expect(error("longitudeTextField.input") == pair.longitudeError)
    let isValid = pair.latitudeError == nil && pair.longitudeError == nil
    #expect(flow.step == (isValid ? "contactDetails" : "animalDescription"))
  }
}
