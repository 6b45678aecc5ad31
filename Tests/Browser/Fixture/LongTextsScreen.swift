import PresentationUI
import SwiftUI

/// Texts that are longer than a message.
struct LongTextsScreen: View {
  /// How many characters the editor has at first.
  let length: Int
  @State private var text: String
  @State private var shown = ""
  @State private var area = ""
  @State private var edits = 0

  init(length: Int) {
    self.length = length
    _text = State(
      initialValue: String(
        String(repeating: "A line of thirty-two characters.\n", count: length / 33 + 1)
          .prefix(length)))
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        TextEditor(
          text: Binding(
            get: { text },
            set: {
              text = $0
              edits += 1
            })
        )
        .frame(height: 200)
        .accessibilityLabel("Long")
        .accessibilityIdentifier("long.input")
        // Few bytes for any text: its length, and what tells it from others.
        Text(verbatim: "\(text.utf16.count) \(Self.sum(text))")
          .accessibilityIdentifier("long.sum")
        Text(verbatim: "\(edits)")
          .accessibilityIdentifier("long.edits")
        Button("Show the end") { shown = String(text.suffix(20)) }
          .accessibilityIdentifier("long.show")
        Text(shown)
          .accessibilityIdentifier("long.end")
        // The app has its own say about the text.
        Button("Add a line") { text = "Added.\n" + text }
          .accessibilityIdentifier("long.add")
        TextAreaView(
          model: .init(label: "Area", maximumLength: 100, accessibilityID: "area.input"),
          text: $area)
        Text(verbatim: "\(area.count)")
          .accessibilityIdentifier("area.count")
      }
      .padding(16)
    }
  }

  private static func sum(_ text: String) -> UInt32 {
    var text = text
    return text.withUTF8 { $0.reduce(17) { ($0 &* 31) &+ UInt32($1) } }
  }
}
