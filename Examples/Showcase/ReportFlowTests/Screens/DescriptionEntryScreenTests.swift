import Foundation
import ScreenTesting
import Testing

@testable import ReportFlow

@MainActor
@Suite("Screen 3, what an entry causes")
struct DescriptionEntryScreenTests {
  private let flow = ShowcaseScreen()
  private var screen: Screen { flow.screen }
  private var species: ScreenElement { screen.picker("animalDescription.speciesDropdown.tap") }
  private var race: ScreenElement { screen.textField("animalDescription.raceTextField.input") }
  private var details: ScreenElement {
    screen.textEditor("animalDescription.descriptionTextArea.input")
  }
  private var counter: ScreenElement {
    screen.element("animalDescription.descriptionTextArea.input.counter")
  }

  init() { flow.goToDescription() }

  // MARK: Species and race

  @Test("the race is disabled until a species is chosen")
  func raceIsDisabled() {
    #expect(species.value == "Select an option")
    #expect(!race.isEnabled)
    #expect(ScreenFailure.collect { race.type("Beagle") }.count == 1)
    #expect(race.value == "")
    species.select("Dog")
    #expect(race.isEnabled)
    race.type("Beagle")
    #expect(race.value == "Beagle")
  }

  @Test("choosing another species clears the race and its error, and leaves the other errors")
  func speciesClearsRace() {
    screen.button("animalDescription.continueButton.tap").tap()
    #expect(flow.error("animalDescription.raceTextField.input") != nil)
    species.select("Dog")
    #expect(flow.error("animalDescription.raceTextField.input") == nil)
    #expect(flow.error("animalDescription.speciesDropdown.tap") == nil)
    #expect(flow.error("animalDescription.gender") != nil)
    race.type("Beagle")
    species.select("Cat")
    #expect(race.value == "")
  }

  @Test("taking the species back clears the race and disables it again")
  func noSpecies() {
    species.select("Dog")
    race.type("Beagle")
    species.select("Select an option")
    #expect(race.value == "")
    #expect(!race.isEnabled)
  }

  @Test("the dropdown offers the curated species behind its placeholder")
  func options() {
    #expect(
      species.options == [
        "Select an option", "Dog", "Cat", "Bird", "Rabbit", "Rodent", "Reptile", "Other",
      ])
  }

  // MARK: Gender

  @Test("choosing a gender clears its error alone")
  func genderClearsError() {
    screen.button("animalDescription.continueButton.tap").tap()
    screen.button("animalDescription.gender.female.tap").tap()
    #expect(flow.error("animalDescription.gender") == nil)
    #expect(flow.error("animalDescription.speciesDropdown.tap") != nil)
    #expect(flow.error("animalDescription.raceTextField.input") != nil)
  }

  @Test("one gender is chosen at a time, and says that it is")
  func oneGender() {
    let female = screen.button("animalDescription.gender.female.tap")
    let male = screen.button("animalDescription.gender.male.tap")
    #expect([female.isSelected, male.isSelected] == [false, false])
    female.tap()
    #expect([female.isSelected, male.isSelected] == [true, false])
    male.tap()
    #expect([female.isSelected, male.isSelected] == [false, true])
  }

  // MARK: Date

  @Test(
    "the date begins with today in the person's time zone",
    arguments: [
      (TimeZone.gmt, "2026-11-20"), (.warsaw, "2026-11-21"), (.newYork, "2026-11-20"),
      (TimeZone(identifier: "Pacific/Kiritimati")!, "2026-11-21"),
    ])
  func today(timeZone: TimeZone, day: String) {
    let flow = ShowcaseScreen(timeZone: timeZone)
    flow.goToDescription()
    #expect(flow.screen.datePicker("animalDescription.datePicker.input").value == day)
  }

  @Test("the future cannot be chosen: tomorrow in Warsaw is refused, today and the past are taken")
  func future() {
    let flow = ShowcaseScreen(timeZone: .warsaw)
    flow.goToDescription()
    let date = flow.screen.datePicker("animalDescription.datePicker.input")
    let failures = ScreenFailure.collect { date.choose("2026-11-22") }
    #expect(failures.first?.message.contains("a person cannot set it to that") == true)
    #expect(date.value == "2026-11-21")
    date.choose("2024-02-29")
    #expect(date.value == "2024-02-29")
    date.choose("2026-11-21")
    #expect(date.value == "2026-11-21")
  }

  @Test("a date that came from elsewhere and lies in the future is an error of its own")
  func keptFuture() throws {
    let form = AnimalDescriptionViewModel.FormData(
      disappearanceDate: sampleNow.addingTimeInterval(3 * 86_400), selectedSpecies: .dog,
      race: "Beagle", selectedGender: .female)
    var draft = ReportDraft()
    draft.descriptionForm = form
    draft.furthestStep = .description
    let flow = ShowcaseScreen(
      address: "/report/description", kept: try ShowcaseScreen.kept(draft))
    #expect(flow.step == "animalDescription")
    flow.screen.button("animalDescription.continueButton.tap").tap()
    #expect(flow.error("animalDescription.datePicker.input") == "The date cannot be in the future")
    #expect(flow.step == "animalDescription")
  }

  @Test("the day that is reported is the person's own")
  func reportedDay() async throws {
    let flow = ShowcaseScreen(timeZone: .warsaw)
    await flow.goToSummary()
    #expect(flow.screen.element("summary.date.text").text == "Nov 21, 2026")
    #expect(try await flow.store.reports().map(\.animal.disappearedOn.text) == ["2026-11-21"])
  }

  // MARK: Description

  @Test("the counter counts characters, as a reader counts them")
  func count() {
    #expect(counter.text == "0/500")
    details.type("Rex 🐕‍🦺")
    #expect(counter.text == "5/500")
    #expect(counter.label == "5 of 500 characters")
  }

  @Test("500 characters fit; the 501st is not taken")
  func limit() {
    details.paste(String(repeating: "a", count: 500))
    #expect(counter.text == "500/500")
    details.type("b")
    #expect(counter.text == "500/500")
    #expect(details.value == String(repeating: "a", count: 500))
  }

  @Test("a longer paste is cut at 500, and so is what is stored")
  func cut() async throws {
    details.paste(String(repeating: "ab", count: 300))
    #expect(details.value == String(repeating: "ab", count: 250))
    #expect(counter.text == "500/500")
    flow.fillInDescription()
    screen.button("animalDescription.continueButton.tap").tap()
    flow.fillInContact()
    screen.button("contactDetails.submitButton.tap").tap()
    await screen.settle()
    #expect(try await flow.store.reports().map(\.animal.details.count) == [500])
  }
}
