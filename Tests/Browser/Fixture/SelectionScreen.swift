import SwiftUI

/// Fields whose selection the screen follows and sets.
struct SelectionScreen: View {
  @State private var line = "Grüße 👍 aus Köln"
  @State private var lineSelection: TextSelection?
  @State private var text = "one two"
  @State private var textSelection: TextSelection?
  @FocusState private var isInText: Bool

  var body: some View {
    VStack(spacing: 16) {
      TextField("Line", text: $line, selection: $lineSelection)
        .accessibilityIdentifier("selection.line")
      Text(words(lineSelection, line)).accessibilityIdentifier("selection.line.words")
      TextEditor(text: $text, selection: $textSelection)
        .focused($isInText)
        .frame(height: 120)
        .accessibilityIdentifier("selection.text")
      Text(words(textSelection, text)).accessibilityIdentifier("selection.text.words")
      Button("All of the text") {
        isInText = true
        textSelection = TextSelection(range: text.startIndex..<text.endIndex)
      }
      .keyboardShortcut("e")
      Button("Begin of the text") {
        isInText = true
        textSelection = TextSelection(insertionPoint: text.startIndex)
      }
    }
    .padding()
  }

  private func words(_ selection: TextSelection?, _ text: String) -> String {
    guard let selection, case .selection(let range) = selection.indices else { return "none" }
    let count = text.distance(from: text.startIndex, to: range.lowerBound)
    return selection.isInsertion ? "at \(count)" : "[\(text[range])]"
  }
}
