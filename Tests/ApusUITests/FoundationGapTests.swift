import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Names of Foundation and SwiftUI that Linux lacks.
@MainActor
@Suite struct FoundationGapTests {
  private final class Note {
    var title = "a"
  }

  private struct Editor: View {
    let note: Note
    @Environment(\.undoManager) private var undoManager
    @State private var shown = "a"

    var body: some View {
      VStack {
        Text(shown).accessibilityIdentifier("title")
        Button("b") { rename("b") }.accessibilityIdentifier("b")
        Button("c") { rename("c") }.accessibilityIdentifier("c")
        Button("Undo") { undoManager?.undo() }.accessibilityIdentifier("undo")
      }
    }

    private func rename(_ new: String) {
      let old = shown
      undoManager?.registerUndo(withTarget: note) { _ in shown = old }
      shown = new
    }
  }

  @Test func eachTapIsUndoneByItself() {
    let note = Note()
    let screen = Screen { Editor(note: note) }
    screen.button("b").tap()
    screen.button("c").tap()
    screen.button("undo").tap()
    #expect(screen.element("title").text == "b")
    screen.button("undo").tap()
    #expect(screen.element("title").text == "a")
  }

  @Test func resourcesAreWords() {
    let count = 3
    let resource: LocalizedStringResource = "\(count) cups"
    #expect(resource.key == "%lld cups")
    #expect(String(localized: resource) == "3 cups")
    let keyed = LocalizedStringResource("cups.title", defaultValue: "\(count) cups of tea")
    #expect(keyed.key == "cups.title")
    #expect(String(localized: keyed) == "3 cups of tea")
    let screen = Screen { Text(keyed).accessibilityIdentifier("cups") }
    #expect(screen.element("cups").text == "3 cups of tea")
  }

  @Test func markdownHasRuns() throws {
    let text = try AttributedString(markdown: "Tea *or* **milk** [more](https://tea.example)")
    #expect(String(text.characters) == "Tea or milk more")
    let runs = text.runs.map { (String(text[$0.range].characters), $0.inlinePresentationIntent) }
    #expect(runs.first { $0.0 == "or" }?.1 == .emphasized)
    #expect(runs.first { $0.0 == "milk" }?.1 == .stronglyEmphasized)
    #expect(text.runs.contains { $0.link == URL(string: "https://tea.example") })
    let blocks = try AttributedString(markdown: "# Tea\nFirst\nline\n\n- milk")
    #expect(String(blocks.characters) == "TeaFirst linemilk")
    let kept = try AttributedString(
      markdown: "a\n**b**", options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
    #expect(String(kept.characters) == "a\nb")
    let screen = Screen { Text(text).accessibilityIdentifier("tea") }
    #expect(screen.element("tea").text == "Tea or milk more")
  }

  @Test func coloursHaveComponents() {
    let colour = Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)
    #expect(Color.red.cgColor == nil)
    let components = colour.cgColor?.components ?? []
    #expect(components.count == 4)
    #expect(zip(components, [1, 0.5, 0, 0.5]).allSatisfy { abs($0 - $1) < 0.01 })
    #expect(Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1)).description == "#FF0000FF")
  }

  private struct Switches: View {
    struct Row { @Binding var isOn: Bool }
    @State private var first = true
    @State private var second = false

    var body: some View {
      Toggle(
        "All", systemImage: "star", sources: [Row(isOn: $first), Row(isOn: $second)], isOn: \.$isOn
      )
      .accessibilityIdentifier("all")
      Text("\(first) \(second)").accessibilityIdentifier("state")
    }
  }

  @Test func aToggleSetsSeveral() {
    let screen = Screen { VStack { Switches() } }
    screen.toggle("all").tap()
    #expect(screen.element("state").text == "true true")
    screen.toggle("all").tap()
    #expect(screen.element("state").text == "false false")
  }
}
