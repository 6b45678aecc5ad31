import Presentation
import ScreenTesting
import SwiftUI
import Testing

@testable import PresentationUI

@MainActor
@Suite("Components take a Model and a binding")
struct ComponentModelTests {
  private static let components: Set = [
    "ValidatedTextField", "DropdownView", "SelectorView", "TextAreaView",
  ]

  private struct Parent: View {
    @State private var renders = 0
    @State private var text = ""
    @State private var details = ""
    @State private var position: Int?
    @State private var gender: Gender?
    @State private var error: String?
    @State private var refusal: FormRefusal?
    @FocusState private var focus: String?

    var body: some View {
      VStack {
        Text("render \(renders) \(position.map(String.init) ?? "-") \(gender?.rawValue ?? "-")")
        ValidatedTextField(
          model: .init(
            label: "Race", hint: "As its papers say", errorMessage: error,
            accessibilityID: "test.race.input"),
          text: $text)
        DropdownView(
          model: .init(
            label: "Species", placeholder: "None", options: ["Dog", "Cat"],
            accessibilityID: "test.species.tap"),
          selection: $position)
        SelectorView(
          model: .init(
            label: "Gender", options: ["Female", "Male"], accessibilityIDPrefix: "test.gender"),
          values: Gender.allCases, selection: $gender)
        TextAreaView(
          model: .init(label: "Details", maximumLength: 5, accessibilityID: "test.details.input"),
          text: $details)
        Button("Render") { renders += 1 }
        Button("Fail") {
          error = "Wrong"
          refusal = FormRefusal(fieldID: "test.race.input", after: refusal)
        }
        Button("Refuse gender") {
          refusal = FormRefusal(fieldID: "test.gender", after: refusal)
        }
      }
      .fieldFocus($focus, on: refusal)
    }
  }

  private func bodies(_ screen: Screen, _ action: () -> Void) -> [String] {
    screen.bodies(during: action).filter(Self.components.contains)
  }

  @Test("rule: an equal Model does not re-render its component")
  func equalModel() {
    let screen = Screen { Parent() }
    #expect(bodies(screen) { screen.button(label: "Render").tap() } == [])
    #expect(screen.text("render 1 - -").isVisible)
    #expect(bodies(screen) { screen.button(label: "Fail").tap() } == ["ValidatedTextField"])
    // Refused again with the same error: the focus moves, no Model differs.
    #expect(bodies(screen) { screen.button(label: "Fail").tap() } == [])
  }

  @Test("A key evaluates no component but the one that counts characters")
  func key() {
    let screen = Screen { Parent() }
    let race = screen.textField("test.race.input")
    race.type("B")
    #expect(bodies(screen) { race.type("e") } == [])
    let details = screen.textEditor("test.details.input")
    details.type("a")
    #expect(bodies(screen) { details.type("b") } == ["TextAreaView"])
    details.paste("cdefgh")
    #expect(screen.element("test.details.input.counter").text == "5/5")
  }

  @Test("Text that does not fit into an area is reported until the next edit")
  func limit() {
    let screen = Screen { Parent() }
    let details = screen.textEditor("test.details.input")
    details.paste("abcdefgh")
    #expect(details.value == "abcde")
    #expect(
      screen.element("test.details.input.limit").text == "Only 5 characters fit: 3 left out.")
    details.clear()
    #expect(!screen.element("test.details.input.limit").exists)
  }

  @Test("rule: both selection APIs, by position and by value")
  func selection() {
    let screen = Screen { Parent() }
    screen.picker("test.species.tap").select("Cat")
    screen.button("test.gender.male.tap").tap()
    #expect(screen.text("render 0 1 male").isVisible)
    screen.picker("test.species.tap").select("None")
    #expect(screen.text("render 0 - male").isVisible)
  }

  @Test("Label, hint and error belong to the field; a refusal moves the focus there, each time")
  func accessibility() {
    let screen = Screen { Parent() }
    let race = screen.textField("test.race.input")
    #expect(race.label == "Race")
    #expect(race.hint == "As its papers say")
    #expect(race.errorText == nil)
    screen.button(label: "Fail").tap()
    #expect(race.isInvalid)
    #expect(race.errorText == "Wrong")
    #expect(screen.element("test.race.input.error").text == "Wrong")
    #expect(screen.focusedElement?.identifier == "test.race.input")
    screen.button(label: "Refuse gender").tap()
    #expect(screen.focusedElement?.identifier == "test.gender.female.tap")
    screen.button(label: "Fail").tap()
    #expect(screen.focusedElement?.identifier == "test.race.input")
  }

  @Test("Nothing can be entered where a model says so")
  func disabled() {
    let screen = Screen {
      ValidatedTextField(
        model: .init(label: "Race", isDisabled: true, accessibilityID: "off.race.input"),
        text: .constant(""))
      DropdownView(
        model: .init(
          label: "Species", options: ["Dog"], isDisabled: true, accessibilityID: "off.species.tap"),
        selection: .constant(nil))
      SelectorView(
        model: .init(
          label: "Gender", options: ["Female"], isDisabled: true,
          accessibilityIDPrefix: "off.gender"), selectedIndex: .constant(nil))
      TextAreaView(
        model: .init(
          label: "Details", maximumLength: 5, isDisabled: true,
          accessibilityID: "off.details.input"), text: .constant(""))
    }
    #expect(!screen.textField("off.race.input").isEnabled)
    #expect(!screen.picker("off.species.tap").isEnabled)
    #expect(!screen.button("off.gender.female.tap").isEnabled)
    #expect(!screen.textEditor("off.details.input").isEnabled)
  }

  private struct Day: View {
    @State var error: String?
    @State private var date = Date(timeIntervalSince1970: 0)
    var body: some View {
      FieldContainer("Day", error: error, accessibilityID: "test.day.input") {
        DatePicker("Day", selection: $date, displayedComponents: .date)
      }
    }
  }

  @Test("Any other control is made a field by its container")
  func container() {
    let screen = Screen { Day(error: "Not in the future") }
    let day = screen.datePicker("test.day.input")
    #expect(day.label == "Day")
    #expect(day.isInvalid)
    #expect(day.errorText == "Not in the future")
    #expect(screen.element("test.day.input.error").text == "Not in the future")
  }

  private struct Place: View {
    let model: LocationCoordinateView.Model
    @State private var latitude = ""
    @State private var longitude = ""
    var body: some View {
      LocationCoordinateView(model: model, latitude: $latitude, longitude: $longitude) {
        latitude = "52.22977"
        longitude = "21.01178"
      }
    }
  }

  private func place(isLocating: Bool = false, helper: String? = nil) -> Screen {
    Screen {
      Place(
        model: .init(
          gpsButtonTitle: "Locate", isLocating: isLocating, helperText: helper,
          latitude: .init(label: "Latitude", accessibilityID: "test.latitude.input"),
          longitude: .init(label: "Longitude", accessibilityID: "test.longitude.input"),
          gpsButtonAccessibilityID: "test.gps.tap", helperAccessibilityID: "test.gps.text"))
    }
  }

  @Test("The device fills in both coordinates; while it is asked the button takes no tap")
  func location() async {
    let screen = place()
    screen.button("test.gps.tap").tap()
    await screen.settle()
    #expect(screen.textField("test.latitude.input").value == "52.22977")
    #expect(screen.textField("test.longitude.input").value == "21.01178")
    #expect(!place(isLocating: true).button("test.gps.tap").isEnabled)
    #expect(place(helper: "Found").announcements == ["Found"])
    #expect(place(helper: "Found").element("test.gps.text").text == "Found")
  }
}
