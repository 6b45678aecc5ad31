import ApusUI
import ScreenTesting
import Testing

/// Screens that never come to rest: the error names the property, and nobody else notices.
@MainActor
@Suite struct EndlessUpdateTests {
  /// Sets state in its own body, each time to something else.
  struct Restless: View {
    let isRestless: Bool
    @State private var height = 0
    var body: some View {
      let _ = isRestless ? (height += 1) : ()
      Text(verbatim: "height \(height)")
    }
  }

  final class Model: ObservableObject {
    @Published var width = 0
  }

  struct Page: View {
    @State private var isRestless = false
    @State private var text = ""
    @State private var taps = 0
    @StateObject private var model = Model()
    @State private var isModelRestless = false
    var body: some View {
      Restless(isRestless: isRestless)
      TextField("Text", text: $text).accessibilityIdentifier("page.text.input")
      Text(verbatim: "\(taps) taps")
      Button("Tap") { taps += 1 }
      Button("Upset") { isRestless = true }
      Button("Calm") { isRestless = false }
      Button("Upset model") { isModelRestless = true }
      if isModelRestless { ModelReader(model: model) }
    }
  }

  struct ModelReader: View {
    @ObservedObject var model: Model
    var body: some View {
      Text(verbatim: "width \(model.width)")
        .onChange(of: model.width, initial: true) { model.width += 1 }
    }
  }

  @Test func aBodyThatSetsItsOwnStateIsStoppedAndNamed() {
    let screen = Screen { Page() }
    let other = Screen { Page() }
    screen.textField("page.text.input").type("typed")
    screen.button(label: "Upset").tap()
    #expect(screen.faults.count == 1)
    #expect(screen.faults.first?.contains("Restless.height") == true, "\(screen.faults)")
    #expect(screen.faults.first?.contains("64 passes") == true)
    // The person is told in words, without the name of a type.
    #expect(screen.notices == ["This screen could not be updated. Please try again."])
    // Nothing typed is lost, and the rest goes on.
    #expect(screen.textField("page.text.input").value == "typed")
    screen.button(label: "Calm").tap()
    let faults = screen.faults.count
    screen.button(label: "Tap").tap()
    screen.textField("page.text.input").type("!")
    #expect(screen.text("1 taps").isVisible)
    #expect(screen.textField("page.text.input").value == "typed!")
    #expect(screen.faults.count == faults)
    #expect(other.faults == [] && other.notices == [])
  }

  @Test func anEndlessUpdateOfAModelIsNamedToo() {
    let screen = Screen { Page() }
    screen.button(label: "Upset model").tap()
    #expect(screen.faults.count == 1)
    #expect(screen.faults.first?.contains("Model") == true, "\(screen.faults)")
  }

  @Test func anEndlessFirstUpdateIsStoppedToo() {
    let screen = Screen {
      Restless(isRestless: true)
      Text("beside it")
    }
    #expect(screen.faults.first?.contains("Restless.height") == true, "\(screen.faults)")
    #expect(screen.text("beside it").isVisible)
  }
}
