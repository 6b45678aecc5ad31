import ApusUI
import ScreenTesting
import Synchronization
import Testing

/// When a view's actions run: appearance, changes, tasks, disappearance.
@MainActor
@Suite struct LifecycleTests {
  /// A view that notes all that happens to it.
  struct Noted: View {
    let name: String
    let log: Log
    var value = 0

    var body: some View {
      Text(verbatim: "\(name) \(value)")
        .onAppear { log.note("\(name) appears") }
        .onChange(of: value) { old, new in log.note("\(name) \(old) → \(new)") }
        .onDisappear { log.note("\(name) disappears") }
        .task {
          log.note("\(name) runs")
          await untilCancelled()
          log.note("\(name) is cancelled")
        }
    }
  }

  struct Toggled: View {
    let log: Log
    @State private var isShown = true
    @State private var value = 0
    var body: some View {
      if isShown { Noted(name: "child", log: log, value: value) }
      Button("Change") { value += 1 }
      Button("Twice") {
        value += 1
        value += 1
      }
      Button("Same") { value += 0 }
      Button("Both") {
        value += 1
        isShown = false
      }
      Button("Toggle") { isShown.toggle() }
    }
  }

  @Test func aViewAppearsThenRunsThenChangesThenDisappearsAndIsCancelled() async {
    let log = Log()
    let screen = Screen { Toggled(log: log) }
    // Before anybody sees it.
    #expect(log.take() == ["child appears"])
    await screen.settle()
    #expect(log.take() == ["child runs"])
    screen.button(label: "Change").tap()
    #expect(log.take() == ["child 0 → 1"])
    screen.button(label: "Toggle").tap()
    #expect(log.take() == ["child disappears"])
    await screen.settle()
    #expect(log.take() == ["child is cancelled"])
    #expect(!screen.text("child 1").exists)

    screen.button(label: "Toggle").tap()
    #expect(log.take() == ["child appears"])
    await screen.settle()
    #expect(log.take() == ["child runs"])
  }

  @Test func aChangeIsToldOnceWithTheValuesAroundIt() {
    let log = Log()
    let screen = Screen { Toggled(log: log) }
    _ = log.take()
    screen.button(label: "Twice").tap()
    #expect(log.take() == ["child 0 → 2"])
    screen.button(label: "Same").tap()
    #expect(log.take() == [])
    // Who goes away in the same turn does not hear of it.
    screen.button(label: "Both").tap()
    #expect(log.take() == ["child disappears"])
  }

  @Test func anInitialChangeIsToldOnAppearanceWithTheSameValueTwice() {
    struct Initial: View {
      let log: Log
      @State private var value = 7
      var body: some View {
        Button("Add") { value += 1 }
          .onChange(of: value, initial: true) { old, new in log.note("\(old) → \(new)") }
          .onChange(of: value) { log.note("no arguments") }
          .onChange(of: value) { log.note("one argument, \($0)") }
      }
    }
    let log = Log()
    let screen = Screen { Initial(log: log) }
    #expect(log.take() == ["7 → 7"])
    screen.button(label: "Add").tap()
    #expect(log.take().sorted() == ["7 → 8", "no arguments", "one argument, 8"])
  }

  @Test func changesInOnAppearAreInTheFirstPaint() {
    struct Prepared: View {
      let log: Log
      @State private var words = "not prepared"
      var body: some View {
        let _ = log.note(words)
        Text(verbatim: words).onAppear { words = "prepared" }
      }
    }
    let log = Log()
    let screen = Screen { Prepared(log: log) }
    #expect(screen.dump == "text “prepared”")
    #expect(log.take() == ["not prepared", "prepared"])
  }

  @Test func aTaskBeginsAnewWithItsIdAndTheOldOneIsCancelledFirst() async {
    struct Reloading: View {
      let log: Log
      let cancelled: Cancelled
      @State private var id = 1
      @State private var other = 0
      var body: some View {
        Button("Next") { id += 1 }
          .task(id: id) {
            let id = id
            log.note("\(id) runs after \(cancelled.ids)")
            await withTaskCancellationHandler {
              await untilCancelled()
            } onCancel: {
              cancelled.note(id)
            }
          }
        Button("Other") { other += 1 }
        Text(verbatim: "\(other)")
      }
    }
    let log = Log()
    let screen = Screen { Reloading(log: log, cancelled: Cancelled()) }
    await screen.settle()
    #expect(log.take() == ["1 runs after []"])
    screen.button(label: "Other").tap()
    await screen.settle()
    #expect(log.take() == [])
    screen.button(label: "Next").tap()
    await screen.settle()
    #expect(log.take() == ["2 runs after [1]"])
  }

  @Test func aPageDisappearsUnderAnotherKeepsItsStateAndAppearsAgain() async {
    struct Pages: View {
      let log: Log
      @State private var path: [String] = []
      @State private var number = 0
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            Noted(name: "first", log: log, value: number)
            Button("Add") { number += 1 }
            Button("Push") { path.append("second") }
          }
          .navigationDestination(for: String.self) { Noted(name: $0, log: log) }
        }
      }
    }
    let log = Log()
    let screen = Screen { Pages(log: log) }
    screen.button(label: "Add").tap()
    await screen.settle()
    #expect(log.take() == ["first appears", "first 0 → 1", "first runs"])
    screen.button(label: "Push").tap()
    await screen.settle()
    #expect(
      Set(log.take()) == [
        "first disappears", "first is cancelled", "second appears", "second runs",
      ])
    screen.goBack()
    await screen.settle()
    #expect(
      Set(log.take()) == [
        "second disappears", "second is cancelled", "first appears", "first runs",
      ])
    #expect(screen.text("first 1").isVisible)
  }

  @Test func aScreenThatEndsTakesItsTasksAlong() async {
    let log = Log()
    var screen: Screen? = Screen { Toggled(log: log) }
    await screen?.settle()
    _ = log.take()
    screen = nil
    #expect(log.take() == ["child disappears"])
    for _ in 0..<100 { await Task.yield() }
    #expect(log.take() == ["child is cancelled"])
  }
}

/// Returns when the task is cancelled: nobody moves this clock.
private func untilCancelled() async {
  try? await ScreenClock().sleep(for: .seconds(1))
}

/// Whose tasks were cancelled, at the moment in which they are.
private final class Cancelled: Sendable {
  private let noted = Mutex<[Int]>([])
  var ids: [Int] { noted.withLock { $0 } }
  func note(_ id: Int) { noted.withLock { $0.append(id) } }
}
