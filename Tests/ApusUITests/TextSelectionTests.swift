import ScreenTesting
import Testing

@testable import ApusUI

/// A person's choice of a part of a text.
@MainActor @Suite struct TextSelectionTests {
  private struct Editor: View {
    @State var text = "Grüße 👨‍👩‍👧 aus Köln"
    @State private var selection: TextSelection?
    var isEditor = false

    var body: some View {
      VStack {
        if isEditor {
          TextEditor(text: $text, selection: $selection).accessibilityIdentifier("field")
        } else {
          TextField("Words", text: $text, selection: $selection, axis: .horizontal)
            .accessibilityIdentifier("field")
        }
        Text(words).accessibilityIdentifier("words")
        Button("All") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
        Button("Begin") { selection = TextSelection(insertionPoint: text.startIndex) }
        Button("Insert") {
          guard case .selection(let range) = selection?.indices else { return }
          text.replaceSubrange(range, with: "!")
        }
      }
    }

    private var words: String {
      guard let selection, case .selection(let range) = selection.indices else { return "none" }
      let count = text.distance(from: text.startIndex, to: range.lowerBound)
      return selection.isInsertion ? "at \(count)" : "[\(text[range])]"
    }
  }

  @Test(arguments: [false, true]) func theCaretStandsBehindWhatIsTyped(isEditor: Bool) {
    let screen = Screen { Editor(text: "", isEditor: isEditor) }
    #expect(screen.element("words").text == "none")
    screen.element("field").type("ab👍")
    #expect(screen.element("words").text == "at 3")
    screen.element("field").deleteBackward()
    #expect(screen.element("words").text == "at 2")
  }

  @Test func aChosenPartIsTypedOver() {
    let screen = Screen { Editor() }
    let field = screen.element("field")
    field.selectText(6..<7)
    #expect(screen.element("words").text == "[👨‍👩‍👧]")
    field.type("😀")
    #expect(field.value == "Grüße 😀 aus Köln")
    #expect(screen.element("words").text == "at 7")
    field.selectText(0..<0)
    field.paste("Viele ")
    #expect(field.value == "Viele Grüße 😀 aus Köln")
    #expect(screen.element("words").text == "at 6")
  }

  @Test func theAppChoosesAgainAndAgain() {
    let screen = Screen { Editor(text: "abc") }
    let field = screen.element("field")
    field.type("d")
    for _ in 0..<2 {
      screen.button(label: "All").tap()
      #expect(screen.element("words").text == "[\(field.value ?? "")]")
      field.type("x")
      #expect(field.value == "x")
      #expect(screen.element("words").text == "at 1")
    }
    screen.button(label: "Begin").tap()
    field.type("y")
    #expect(field.value == "yx")
    screen.button(label: "Insert").tap()
    #expect(field.value == "y!x")
  }

  @Test func placesBehindTheEndAreTheEnd() {
    let long = "a long text"
    let selection = TextSelection(range: long.startIndex..<long.endIndex)
    #expect(selection.units(in: "two") == 0..<3)
    #expect(TextSelection(2..<9, in: "two").units(in: "two") == 2..<3)
    let ranges = RangeSet([long.startIndex..<long.index(after: long.startIndex)])
    #expect(TextSelection(ranges: ranges).units(in: long) == 0..<1)
    #expect(TextSelection(ranges: RangeSet()).units(in: long) == nil)
    #expect(TextSelection(ranges: RangeSet()).isInsertion)
    // A place within a character keeps the text whole.
    #expect(TextSelection(1..<1, in: "👍").units(in: "👍") != nil)
  }
}
