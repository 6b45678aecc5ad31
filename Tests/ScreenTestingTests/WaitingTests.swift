import ApusUI
import Foundation
import ScreenTesting
import Testing

@MainActor
@Suite struct WaitingTests {
  struct Loader: View {
    let load: @Sendable () async -> String
    @State private var words = "idle"
    var body: some View {
      Text(verbatim: words)
      rawButton("load", "Load") {
        words = "loading"
        Task { words = await load() }
      }
    }
  }

  @Test func settleRunsReadyTasks() async {
    let screen = Screen {
      Loader {
        // Over to other threads and back, several times.
        for _ in 0..<5 {
          await Task.detached {}.value
          await MainActor.run {}
        }
        return "done"
      }
    }
    screen.button("load").tap()
    #expect(screen.text("loading").exists)
    await screen.settle()
    #expect(screen.text("done").exists)
  }

  @Test func clockMovesByHandAlone() async {
    let screen = Screen(now: Date(timeIntervalSince1970: 0)) { Text(verbatim: "x") }
    let clock = screen.clock
    let log = Order()
    let tasks = [3, 1, 2].map { seconds in
      Task { @MainActor in
        try await clock.sleep(for: .seconds(seconds))
        log.add("\(seconds)")
        try await clock.sleep(for: .seconds(10))
        log.add("\(seconds + 10)")
      }
    }
    await screen.advance(by: .milliseconds(999))
    #expect(log.words == [])
    await screen.advance(by: .seconds(2))
    #expect(log.words == ["1", "2"])
    await screen.advance(by: .seconds(100))
    #expect(log.words == ["1", "2", "3", "11", "12", "13"])
    #expect(abs(clock.date.timeIntervalSince1970 - 102.999) < 0.000_1)
    for task in tasks { _ = await task.result }
  }

  @Test func cancelledSleepersWake() async {
    let screen = Screen { Text(verbatim: "x") }
    let clock = screen.clock
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await screen.settle()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    let early = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await early.value }
  }

  @Test func waitsForWorkOutside() async {
    let gate = DispatchSemaphore(value: 0)
    let screen = Screen {
      Loader {
        await withCheckedContinuation { continuation in
          Thread.detachNewThread {
            gate.wait()
            continuation.resume(returning: "from outside")
          }
        }
      }
    }
    screen.button("load").tap()
    await screen.settle()
    #expect(screen.text("loading").exists)
    gate.signal()
    #expect(await screen.text("from outside").appears())
    #expect(await screen.text("loading").disappears())
  }

  @Test func waitingInVainFails() async {
    let screen = Screen { Text(verbatim: "x") }
    await withKnownIssue {
      #expect(await !screen.text("y").appears(within: .milliseconds(20)))
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("text “y” to appear") && $0.rawValue.contains("text “x”")
      }
    }
  }

  @Test func location() async {
    struct Where: View {
      @Environment(\.visitorLocation) private var location
      @State private var words = "?"
      var body: some View {
        Text(verbatim: words)
        rawButton("ask", "Ask") {
          Task {
            words =
              switch await location.request() {
              case .found(let place): "\(place.latitude)"
              case .denied: "denied"
              case .unavailable: "unavailable"
              }
          }
        }
      }
    }
    let screen = Screen { Where() }
    screen.button("ask").tap()
    await screen.settle()
    #expect(screen.text("?").exists)
    screen.answerLocation(.found(latitude: 47.4, longitude: 8.5))
    await screen.settle()
    #expect(screen.text("47.4").exists)

    let denied = Screen(location: .denied) { Where() }
    denied.button("ask").tap()
    await denied.settle()
    #expect(denied.text("denied").exists)
  }

  @MainActor
  private final class Order {
    private(set) var words: [String] = []
    func add(_ word: String) { words.append(word) }
  }
}
