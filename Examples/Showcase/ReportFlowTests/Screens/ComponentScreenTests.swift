import PresentationUI
import ScreenTesting
import SwiftUI
import Testing

@testable import ReportFlow

@MainActor
@Suite("Components take a Model and a binding")
struct ComponentScreenTests {
  // MARK: Both selection APIs

  private static let species = DropdownView.Model(
    label: "Species", placeholder: "None", options: ["Dog", "Cat"],
    accessibilityID: "test.species.tap")

  private struct ByPosition: View {
    @State var position: Int?
    var body: some View {
      DropdownView(model: ComponentScreenTests.species, selection: $position)
      Text("position \(position.map(String.init) ?? "none")")
    }
  }

  private struct ByValue: View {
    @State var value: String?
    var body: some View {
      DropdownView(
        model: ComponentScreenTests.species, values: ["dog", "cat"], selection: $value)
      Text("value \(value ?? "none")")
      Button("Unknown") { value = "fish" }
    }
  }

  @Test("rule: DropdownView is bound to a position")
  func dropdownByPosition() {
    let screen = Screen { ByPosition() }
    #expect(screen.picker("test.species.tap").value == "None")
    screen.picker("test.species.tap").select("Cat")
    #expect(screen.text("position 1").isVisible)
    screen.picker("test.species.tap").select("None")
    #expect(screen.text("position none").isVisible)
  }

  @Test("rule: DropdownView is bound to a value, and shows one that it does not have as none")
  func dropdownByValue() {
    let screen = Screen { ByValue(value: "cat") }
    #expect(screen.picker("test.species.tap").value == "Cat")
    screen.picker("test.species.tap").select("Dog")
    #expect(screen.text("value dog").isVisible)
    screen.button(label: "Unknown").tap()
    #expect(screen.picker("test.species.tap").value == "None")
    #expect(screen.text("value fish").isVisible)
  }

  private struct Genders: View {
    @State var position: Int?
    @State var value: Gender?
    var body: some View {
      SelectorView(
        model: .init(
          label: "One", options: ["Female", "Male"], accessibilityIDPrefix: "test.one"),
        selectedIndex: $position)
      SelectorView(
        model: .init(
          label: "Two", options: ["Female", "Male"], accessibilityIDPrefix: "test.two"),
        values: Gender.allCases, selection: $value)
      Text("\(position.map(String.init) ?? "-") \(value?.rawValue ?? "-")")
    }
  }

  @Test("SelectorView is bound to a position or to a value")
  func selector() {
    let screen = Screen { Genders() }
    screen.button("test.one.male.tap").tap()
    screen.button("test.two.female.tap").tap()
    #expect(screen.text("1 female").isVisible)
  }

  // MARK: An equal Model

  /// The components of step 3. Each has a Model of its own.
  private static let components = [
    "ValidatedTextField", "DropdownView", "SelectorView", "LocationCoordinateView", "TextAreaView",
  ]

  /// The components whose bodies ran.
  private func components(_ screen: Screen, during action: () -> Void) -> [String] {
    screen.bodies(during: action).filter(Self.components.contains)
  }

  private func makeFlow() -> ShowcaseScreen {
    let flow = ShowcaseScreen()
    flow.goToDescription()
    flow.fillInDescription()
    return flow
  }

  @Test("a key in one field evaluates no component, as all Models stay equal")
  func key() {
    let flow = makeFlow()
    for field in ["petName", "race", "age", "latitude", "longitude"] {
      let field = flow.screen.textField("animalDescription.\(field)TextField.input")
      field.type("1")
      #expect(components(flow.screen) { field.type("2") } == [], "\(field.description)")
    }
  }

  @Test("a new Model evaluates its own component alone")
  func model() {
    let flow = makeFlow()
    flow.screen.textField("animalDescription.ageTextField.input").type("41")
    let continueButton = flow.screen.button("animalDescription.continueButton.tap")
    // The age's Model has an error now, and no other's.
    #expect(components(flow.screen) { continueButton.tap() } == ["ValidatedTextField"])
    // The errors are cleared and found again in one turn: every Model is equal.
    #expect(components(flow.screen) { continueButton.tap() } == [])
  }

  @Test("choosing a species evaluates the dropdown, whose choice it is, and the race it enables")
  func species() {
    let flow = ShowcaseScreen()
    flow.goToDescription()
    let dropdown = flow.screen.picker("animalDescription.speciesDropdown.tap")
    // One text field: the race's, whose Model says that it is enabled now.
    let first = components(flow.screen) { dropdown.select("Dog") }
    #expect(first.filter { $0 != "DropdownView" } == ["ValidatedTextField"])
    let second = components(flow.screen) { dropdown.select("Cat") }
    #expect(second.filter { $0 != "DropdownView" } == [])
  }

  @Test("a key in the description evaluates its area, whose counter counts it, alone")
  func details() {
    let flow = makeFlow()
    let details = flow.screen.textEditor("animalDescription.descriptionTextArea.input")
    #expect(components(flow.screen) { details.type("R") } == ["TextAreaView"])
  }

  private struct Parent: View {
    @State private var renders = 0
    @State private var text = ""
    @State private var error: String?
    var body: some View {
      Text("render \(renders)")
      ValidatedTextField(
        model: .init(label: "Race", errorMessage: error, accessibilityID: "test.race.input"),
        text: $text)
      Button("Render") { renders += 1 }
      Button("Fail") { error = "Wrong" }
    }
  }

  @Test("a parent that renders again gives an equal Model: the component is not evaluated")
  func parent() {
    let screen = Screen { Parent() }
    #expect(screen.bodies { screen.button(label: "Render").tap() } == ["Parent"])
    #expect(screen.text("render 1").isVisible)
    let bodies = screen.bodies { screen.button(label: "Fail").tap() }
    #expect(bodies.contains("ValidatedTextField"))
  }
}
