import ScreenTesting
import SwiftUI
import ViewGraph

/// A form of 12 controls in a test, which types 85 characters and taps six controls.
@MainActor
enum FormTestFigures {
  static func all() -> [Figure] {
    let (keys, form) = form()
    return [
      Figure(name: "headless.form", value: form, unit: "ms"),
      Figure(name: "headless.form.key", value: form / keys, unit: "ms"),
    ]
  }

  /// A test that mounts a form of 12 controls and types 85 characters.
  private static func form() -> (keys: Double, time: Double) {
    var keys = 0
    let time = median(
      runs: 501, warmUp: 20, prepare: { keys = 0 },
      work: { _ in
        let screen = Screen { SmallForm() }
        for field in 0..<5 {
          screen.textField("field.\(field)").type("Seventeen letters")
          keys += 17
        }
        for toggle in 0..<5 { screen.toggle("toggle.\(toggle)").tap() }
        screen.button("save").tap()
        precondition(screen.element("saved").exists)
      })
    return (Double(keys), time)
  }

  private struct SmallForm: View {
    @State private var texts = Array(repeating: "", count: 5)
    @State private var flags = Array(repeating: false, count: 5)
    @State private var isSaved = false

    var body: some View {
      Form {
        ForEach(0..<5, id: \.self) { index in
          TextField("Field \(index)", text: $texts[index])
            .accessibilityIdentifier("field.\(index)")
        }
        ForEach(0..<5, id: \.self) { index in
          Toggle("Toggle \(index)", isOn: $flags[index])
            .accessibilityIdentifier("toggle.\(index)")
        }
        Button("Save") { isSaved = true }.accessibilityIdentifier("save")
        Button("Cancel") {}.accessibilityIdentifier("cancel")
        if isSaved { Text("Saved").accessibilityIdentifier("saved") }
      }
    }
  }
}
