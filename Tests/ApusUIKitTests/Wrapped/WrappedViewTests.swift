import ScreenTesting
import SwiftUI
import Testing
import UIKit

@MainActor
struct WrappedViewTests {
  private struct FieldScreen: View {
    @State private var text = "ab"
    @State private var isDone = false

    var body: some View {
      WrappedField(text: $text, placeholder: "Code") { isDone = true }
      Text("Typed: \(text)")
      Button("Reset") { text = "" }
      if isDone { Text("Done") }
    }
  }

  @Test
  func aFieldTellsItsTargetAndFollowsTheBinding() {
    let screen = Screen { FieldScreen() }
    let field = screen.textField("field")
    #expect(field.value == "ab")
    #expect(field.prompt == "Code")
    field.type("c")
    #expect(screen.text("Typed: abc").isVisible)
    screen.button(label: "Reset").tap()
    #expect(field.value == "")
    #expect(screen.text("Typed: ").isVisible)
  }

  @Test
  func aFieldThatBecomesFirstResponderHasTheKeyboard() async {
    let screen = Screen { FieldScreen() }
    await screen.settle()
    #expect(screen.textField("field").isFocused)
    screen.textField("field").submit()
    await screen.settle()
    #expect(screen.text("Done").isVisible)
    #expect(!screen.textField("field").isFocused)
  }

  @Test
  func aDelegateRefusesAnEdit() {
    let screen = Screen { FieldScreen() }
    screen.textField("field").type("cdefgh")
    #expect(screen.textField("field").value == "abcde")
    #expect(screen.text("Typed: abcde").isVisible)
  }

  private struct SpinnerScreen: View {
    @State private var isSpinning = true

    var body: some View {
      Spinner(isSpinning: $isSpinning)
      Button("Stop") { isSpinning = false }
    }
  }

  @Test
  func aSpinnerStopsWhenItIsToldTo() {
    let screen = Screen { SpinnerScreen() }
    #expect(screen.all(.progress).count == 1)
    screen.button(label: "Stop").tap()
    #expect(screen.all(.progress).isEmpty)
  }

  private struct NotesScreen: View {
    @State private var text = ""

    var body: some View {
      WrappedTextView(text: $text, placeholder: "Write here")
      Text("Notes: \(text)")
    }
  }

  @Test
  func aTextViewSwapsItsPlaceholder() {
    let screen = Screen { NotesScreen() }
    let notes = screen.textEditor("notes")
    #expect(notes.value == "Write here")
    notes.focus()
    #expect(notes.value == "")
    notes.type("Hi")
    #expect(screen.text("Notes: Hi").isVisible)
    notes.clear()
    notes.focus(false)
    #expect(notes.value == "Write here")
  }

  @Test
  func whatIsOnABlurIsShown() {
    let screen = Screen { BlurView(style: .systemMaterial).frame(width: 200, height: 100) }
    #expect(screen.text("Behind glass").isVisible)
  }

  private struct SearchScreen: View {
    @State private var text = ""
    @State private var log = ""

    var body: some View {
      SearchBar(text: $text) { log = $0 }
      ForEach(["Apple", "Pear"].filter { text.isEmpty || $0.contains(text) }, id: \.self) {
        Text($0)
      }
      Text("Log: \(log)")
    }
  }

  @Test
  func aSearchBarFiltersSearchesAndCancels() {
    let screen = Screen { SearchScreen() }
    let field = screen.textField(label: "Find fruit")
    field.type("Pe")
    #expect(screen.text("Pear").isVisible)
    #expect(!screen.text("Apple").exists)
    field.submit()
    #expect(screen.text("Log: search Pe").isVisible)
    screen.button(label: "Cancel").tap()
    #expect(screen.text("Apple").isVisible)
    #expect(screen.text("Log: cancel").isVisible)
    #expect(!screen.button(label: "Cancel").exists)
  }

  private struct SliderScreen: View {
    @State private var value = 3.0
    @State private var isLocked = false

    var body: some View {
      WrappedSlider(value: $value).disabled(isLocked)
      Text("Value: \(value, specifier: "%.1f")")
      Button("Lock") { isLocked = true }
    }
  }

  @Test
  func aSliderTellsItsTargetAndReadsTheEnvironment() {
    let screen = Screen { SliderScreen() }
    screen.slider("slider").slide(to: 7.5)
    #expect(screen.text("Value: 7.5").isVisible)
    #expect(screen.slider("slider").isEnabled)
    screen.button(label: "Lock").tap()
    #expect(!screen.slider("slider").isEnabled)
  }

  private struct PagesScreen: View {
    @State private var page = 0

    var body: some View {
      PageControl(numberOfPages: 3, currentPage: $page)
      Text("Page: \(page)")
    }
  }

  @Test
  func aPageControlTurnsOnePageAtATime() {
    let screen = Screen { PagesScreen() }
    screen.button(label: "page 3 of 3").tap()
    #expect(screen.text("Page: 1").isVisible)
    screen.button(label: "page 3 of 3").tap()
    #expect(screen.text("Page: 2").isVisible)
    screen.button(label: "page 1 of 3").tap()
    #expect(screen.text("Page: 1").isVisible)
    #expect(screen.button(label: "page 2 of 3").isSelected)
  }
}
