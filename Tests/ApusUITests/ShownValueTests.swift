import Foundation
import Testing
import ViewGraph

@testable import ApusUI

/// After each answer a control shows the value of the model, whatever was entered.
@MainActor
@Suite struct ShownValueTests {
  /// 1 January 2026, 12:00.
  nonisolated private static let start = Date(timeIntervalSince1970: 1_767_268_800)

  /// The answers of a model to an entered value.
  enum Taking: CaseIterable { case takes, keeps, isDisabled }

  private struct Entries: View {
    let taking: Taking
    @State private var text = "12"
    @State private var isOn = false
    @State private var choice: Int? = 1
    @State private var number = 0.5
    @State private var day = ShownValueTests.start
    @State private var paint = Color(red: 1, green: 0, blue: 0)
    @State private var amount = 7.0

    private static let range = ShownValueTests.start...

    private func taken<Value>(_ value: Binding<Value>) -> Binding<Value> {
      Binding(
        get: { value.wrappedValue }, set: { if taking != .keeps { value.wrappedValue = $0 } })
    }

    private var options: some View {
      Picker("One", selection: taken($choice)) {
        Text("one").tag(Optional(1))
        Text("two").tag(Optional(2))
      }
    }

    var body: some View {
      VStack {
        TextField("Text", text: taken($text))
        SecureField("Secret", text: taken($text))
        Toggle("Switch", isOn: taken($isOn))
        options.pickerStyle(.menu)
        options.pickerStyle(.inline)
        Slider(value: taken($number), in: 0...1, step: 0.25)
        DatePicker("Day", selection: taken($day), in: Self.range, displayedComponents: .date)
        DatePicker(
          "Time", selection: taken($day), in: Self.range, displayedComponents: .hourAndMinute)
        ColorPicker("Paint", selection: taken($paint))
        TextField("Amount", value: taken($amount), format: .number)
      }
      .disabled(taking == .isDisabled)
    }
  }

  nonisolated private static let entered: [(Role, Event.Action)] = [
    (.textField, .edit("13")), (.textField, .edit("1\n3")), (.textField, .edit("x\0")),
    (.textField, .edit("")), (.secureField, .edit("13")), (.secureField, .edit("1\n3")),
    (.toggle, .toggle(true)), (.toggle, .toggle(false)), (.picker, .select(1)),
    (.picker, .select(2)), (.picker, .select(99)), (.picker, .select(-1)), (.slider, .number(0.75)),
    (.slider, .number(0.6)), (.slider, .number(2)), (.slider, .number(-1)),
    (.slider, .number(.nan)), (.datePicker, .date("2026-02-03")),
    (.datePicker, .date("2020-02-03")),
    (.datePicker, .date("2026-02-31")), (.datePicker, .date("")), (.datePicker, .date("nonsense")),
    (.datePicker, .date("13:00")), (.datePicker, .date("11:00")),
    (.colorPicker, .edit("#00ff00")), (.colorPicker, .edit("green")), (.colorPicker, .edit("")),
  ]

  @Test(arguments: Taking.allCases) func itIsTheModels(taking: Taking) throws {
    for (role, action) in Self.entered {
      let count = ControlsScreen { Entries(taking: taking) }.all(role).count
      #expect(count > 0)
      for place in 0..<count {
        let screen = ControlsScreen { Entries(taking: taking) }
        let control = screen.all(role)[place]
        let shown = try #require(action.shown)
        let key = shown.key
        let before = control.attributes[key]
        // A page shows it before it is told.
        control.attributes[key] = shown.value
        let event = Event(control.id, action)
        let refusal = screen.graph.perform(event)
        if refusal != nil {
          #expect(screen.graph.takeBack(event) == (before != shown.value), "\(role) \(action)")
        }
        screen.update()
        // A text that is being typed stays until its field is left.
        screen.perform(.focus(false), on: control)
        let model = screen.graph.attribute(key, of: control.id)
        #expect(control.attributes[key] == model, "\(taking) \(role) \(place) \(action)")
        if taking != .takes { #expect(model == before, "\(taking) \(role) \(place) \(action)") }
      }
    }
  }

  /// A host shows what is entered before it is told.
  @discardableResult
  private func enter(
    _ action: Event.Action, _ control: ControlsScreen.Node, _ screen: ControlsScreen
  ) -> Refusal? {
    if let shown = action.shown { control.attributes[shown.key] = shown.value }
    return screen.perform(action, on: control)
  }

  @Test func aTextThatStandsForNothingGivesWayToTheValueAndThatIsSaid() {
    let screen = ControlsScreen { Entries(taking: .takes) }
    let field = screen.all(.textField)[1]
    #expect(field[.value] == "7")
    screen.perform(.focus(true), on: field)
    enter(.edit("many"), field, screen)
    #expect(field[.value] == "many")
    screen.perform(.focus(false), on: field)
    #expect(field[.value] == "7")
    #expect(
      screen.commands.contains {
        if case .notice(let message, _) = $0 { message.hasPrefix("This value") } else { false }
      })
  }

  private struct Times: View {
    /// The 10th, 14:00.
    let bound = Date(timeIntervalSince1970: 1_768_053_600)
    @State var time: Date

    var body: some View {
      DatePicker("From", selection: $time, in: bound..., displayedComponents: .hourAndMinute)
      DatePicker("To", selection: $time, in: ...bound, displayedComponents: .hourAndMinute)
      Text(verbatim: "\(Int(time.timeIntervalSince1970))")
    }
  }

  @Test func aTimeIsBoundedByWhatIsOnItsDay() {
    // The 12th, 10:00.
    let later = ControlsScreen { Times(time: Date(timeIntervalSince1970: 1_768_212_000)) }
    #expect(enter(.date("09:30"), later.first(.datePicker), later) == nil)
    #expect(later.first(.datePicker)[.value] == "09:30")
    #expect(later.first(.text)[.text] == "1768210200")
    let same = ControlsScreen { Times(time: Date(timeIntervalSince1970: 1_768_057_200)) }
    #expect(same.perform(.date("13:30"), on: same.first(.datePicker)) == .impossibleValue)
    #expect(enter(.date("14:30"), same.first(.datePicker), same) == nil)
    #expect(same.first(.datePicker)[.value] == "14:30")
  }

  private struct Letters: View {
    @State var letter: String?
    @State var letters = ["a", "b"]
    var body: some View {
      VStack {
        Picker("Letter", selection: $letter) {
          ForEach(letters, id: \.self) { Text($0).tag(Optional($0)) }
        }
        Button("Remove") { letters.removeLast() }
        Button("Add") { letters.append("b") }
      }
    }
  }

  @Test func aPickerShowsNoOptionThatIsNotChosenOrGone() {
    let screen = ControlsScreen { Letters() }
    let picker = screen.first(.picker)
    #expect(picker[.value] == "")
    #expect(enter(.select(0), picker, screen) == nil)
    #expect(picker[.value] == "0")
    enter(.select(1), picker, screen)
    screen.perform(.tap, on: screen.all(.button)[0])
    #expect(picker[.value] == "")
    screen.perform(.tap, on: screen.all(.button)[1])
    #expect(picker[.value] == "1")
  }
}
