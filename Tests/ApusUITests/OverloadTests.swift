import ScreenTesting
import Testing

@testable import ApusUI

/// Forms of known names that public apps use.
@MainActor
@Suite struct OverloadTests {
  private struct Row: Identifiable {
    let id: String
    var name: String
  }

  private struct Rows: View {
    @State private var rows = [Row(id: "a", name: "A"), Row(id: "b", name: "B")]
    @State private var chosen: String?
    var body: some View {
      List($rows, editActions: .delete, selection: $chosen) { $row in Text(row.name) }
      Text("chosen \(chosen ?? "none")")
    }
  }

  @Test func aListOfEditedRowsHasASelection() {
    let screen = Screen { Rows() }
    screen.text("B").tap()
    #expect(screen.text("chosen b").isVisible)
  }

  private struct Amount: View {
    @State private var amount = 3
    @State private var isDone = false
    var body: some View {
      TextField("Amount", value: $amount, formatter: NumberFormatter(), onCommit: { isDone = true })
        .accessibilityIdentifier("field")
      Text("\(amount) \(isDone ? "done" : "open")")
    }
  }

  @Test func aFormattedFieldTellsOfReturn() {
    let screen = Screen { Amount() }
    screen.element("field").type("5")
    screen.element("field").submit()
    #expect(screen.text("35 done").isVisible)
  }

  @Test func wordsForAssistiveTechnologyHoldOnlyIfTheyAreEnabled() {
    let screen = Screen {
      Text("1").accessibilityLabel("One", isEnabled: true).accessibilityIdentifier("one")
      Text("2").accessibilityLabel("Two", isEnabled: false).accessibilityIdentifier("two")
    }
    #expect(screen.element("one").label == "One")
    #expect(screen.element("two").label != "Two")
  }

  @Test func anActionOfALabelIsFound() {
    var count = 0
    let screen = Screen {
      Text("Mail").accessibilityAction {
        count += 1
      } label: {
        Text("Archive")
      }
    }
    screen.button(label: "Archive").tap()
    #expect(count == 1)
  }

  @Test func aTimerWithoutAPurposeNeverFires() { #expect(!Timer().isValid) }

  @Test func springsAndCurvesAreWhatTheirNumbersSay() {
    #expect(
      Animation.interactiveSpring(duration: 0.3, extraBounce: 0.1)
        == .spring(duration: 0.3, bounce: 0.24))
    #expect(Animation.timingCurve(.easeIn, duration: 2) == .easeIn(duration: 2))
    let circle = UnitCurve.circularEaseIn
    let (start, end) = circle.controlPoints
    let near = UnitCurve.bezier(startControlPoint: start, endControlPoint: end)
    for progress in [0.2, 0.5, 0.8] {
      #expect(abs(near.value(at: progress) - circle.value(at: progress)) < 0.002)
    }
  }

  @Test func aTransactionTellsOfItsEnd() async {
    var ends: [String] = []
    var transaction = Transaction(animation: nil)
    transaction.addAnimationCompletion { ends.append("end") }
    withTransaction(transaction) { ends.append("body") }
    #expect(ends == ["body"])
    for _ in 0..<20 { await Task.yield() }
    #expect(ends == ["body", "end"])
  }

  private final class Bird: ObservableObject { let name = "Swift" }
  private struct Nest: View {
    @EnvironmentObject private var bird: Bird
    @Environment(\.lineLimit) private var lines
    var body: some View { Text("\(bird.name) \(lines ?? 0)") }
  }

  @Test func aSceneHasSurroundings() throws {
    let scene = WindowGroup { Nest() }.environmentObject(Bird()).environment(\.lineLimit, 4)
    var windows = _SceneWindows()
    func collect<S: Scene>(_ scene: S) { S._collect(scene, into: &windows) }
    collect(scene)
    let window = try #require(windows.windows.first)
    let screen = Screen { window.root() }
    #expect(screen.text("Swift 4").isVisible)
  }

  @Test func aMenuOfAPictureHasItsTitle() {
    var isDone = false
    let picture = ImageResource(name: "none", bundle: .main)
    let screen = Screen {
      Button("Go", image: picture) { isDone = true }
      Toggle("Switch", image: picture, isOn: .constant(true))
      Menu("More", image: picture) { Text("in it") }
    }
    screen.button(label: "Go").tap()
    #expect(isDone)
  }

  @Test func configurationsOfASourceFollowEachOther() {
    struct Source: View {
      @Namespace private var namespace
      var body: some View {
        Text("source").matchedTransitionSource(id: 1, in: namespace) {
          $0.clipShape(RoundedRectangle(cornerRadius: 8)).background(.red).shadow(radius: 2)
        }
      }
    }
    #expect(Screen { Source() }.text("source").isVisible)
  }
}
