import SwiftUI

/// Controls that refuse some of what is entered, and what the model has.
struct EntriesScreen: View {
  /// 1 January 2026.
  private static let first = Date(timeIntervalSince1970: 1_767_225_600)
  @State private var letter: String?
  @State private var letters = ["a", "b"]
  @State private var day = first
  @State private var name = ""
  @State private var sent = "nothing"

  var body: some View {
    VStack {
      Picker("Letter", selection: $letter) {
        ForEach(letters, id: \.self) { Text($0).tag(Optional($0)) }
      }
      .accessibilityIdentifier("entries.letter")
      Text(letter ?? "nil").accessibilityIdentifier("entries.letter.text")
      Button("Remove") { letters.removeLast() }.accessibilityIdentifier("entries.remove")
      DatePicker("From", selection: $day, in: Self.first..., displayedComponents: .date)
        .accessibilityIdentifier("entries.day")
      Text(day.formatted(.iso8601.year().month().day()))
        .accessibilityIdentifier("entries.day.text")
      TextField("Lines", text: $name, axis: .vertical).onSubmit { sent = name }
        .accessibilityIdentifier("entries.lines")
      Text(sent).accessibilityIdentifier("entries.sent")
    }
  }
}
