import Presentation
import PresentationUI
import SwiftUI

/// Controls whose new state the page knows by itself, and what the app has of each.
struct SlowLineScreen: View {
  @State private var text = ""
  @State private var small = ""
  @State private var chip = ""
  @State private var segment = "one"
  @State private var choice = "one"
  @State private var isOn = false
  @State private var isPressed = false
  @State private var isRefused = false

  var body: some View {
    Form {
      TextAreaView(
        model: .init(label: "Note", maximumLength: 12, accessibilityID: "slow.note"), text: $text)
      TextAreaView(
        model: .init(label: "Small", maximumLength: 5, accessibilityID: "slow.small"),
        text: Binding(get: { small }, set: { small = $0.filter { $0 != "x" } }))
      ValidatedTextField(
        model: .init(
          label: "Chip", mask: InputMask("00000-00000-00000"), accessibilityID: "slow.chip"),
        text: $chip)
      Text("chip \(chip)").accessibilityIdentifier("slow.chip.state")
      Picker("Segment", selection: $segment) { options }.pickerStyle(.segmented)
      Picker("Choice", selection: $choice) { options }.pickerStyle(.inline)
      Toggle("Switch", isOn: $isOn)
      Toggle("Pressed", isOn: $isPressed).toggleStyle(.button)
      Toggle("Refused", isOn: Binding(get: { isRefused }, set: { _ in })).toggleStyle(.button)
      Text("\(text)|\(segment)|\(choice)|\(isOn)|\(isPressed)")
        .accessibilityIdentifier("slow.state")
    }
  }

  private var options: some View {
    ForEach(["one", "two", "three"], id: \.self) { Text($0) }
  }
}
