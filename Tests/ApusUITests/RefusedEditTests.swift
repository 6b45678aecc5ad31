import Foundation
import Testing
import ViewGraph

@testable import ApusUI

/// A model that refuses what was entered: the control shows the model's value again.
@MainActor
struct RefusedEditTests {
  private struct Stubborn: View {
    @State private var digits = "12"
    var body: some View {
      VStack {
        TextField(
          "Digits",
          text: Binding(get: { digits }, set: { digits = $0.filter(\.isNumber) }))
        Toggle("Off", isOn: .constant(false))
        Picker("One", selection: .constant(1)) {
          Text("one").tag(1)
          Text("two").tag(2)
        }
        Slider(value: .constant(0.25))
        DatePicker(
          "Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
        SecureField("Secret", text: .constant("s"))
        ColorPicker("Paint", selection: .constant(Color(red: 1, green: 0, blue: 0)))
      }
    }
  }

  @Test(
    arguments: [
      (.textField, .edit("12a"), .value, .text("12")),
      (.toggle, .toggle(true), .isOn, .flag(false)),
      (.picker, .select(1), .value, .text("0")),
      (.slider, .number(0.75), .number, .number(0.25)),
      (.datePicker, .date("2020-01-01"), .value, .text("1970-01-01")),
      (.secureField, .edit("other"), .value, .text("s")),
      (.colorPicker, .edit("#00ff00"), .value, .text("#ff0000")),
    ] as [(Role, Event.Action, AttributeKey, AttributeValue)])
  func itIsWrittenBack(
    role: Role, action: Event.Action, key: AttributeKey, value: AttributeValue
  ) {
    let screen = ControlsScreen { Stubborn() }
    let control = screen.first(role)
    #expect(screen.graph.perform(Event(control.id, action)) == nil)
    #expect(screen.update() == [.set(control.id, key, value)])
  }

  @Test func changesByTheModelAreWrittenBack() {
    let screen = ControlsScreen { Stubborn() }
    let field = screen.first(.textField)
    screen.perform(.edit("1x23"), on: field)
    #expect(field[.value] == "123")
    // What it takes as it is costs nothing.
    #expect(screen.graph.perform(Event(field.id, .edit("1234"))) == nil)
    #expect(screen.update() == [])
  }
}
