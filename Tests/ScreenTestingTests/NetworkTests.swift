import ApusUI
import Foundation
import ScreenTesting
import Testing

/// The way to the world outside, in a test's hands.
@MainActor
@Suite struct NetworkTests {
  struct Refused: Error {}

  struct Sender: View {
    let network: ScreenNetwork
    @State private var words = "idle"
    var body: some View {
      Text(verbatim: words).accessibilityIdentifier("words")
      Button("Send") {
        words = "sending"
        Task {
          do {
            words = try await network.request { "sent" }
          } catch is CancellationError {
            words = "cancelled"
          } catch {
            words = "failed: \(type(of: error))"
          }
        }
      }
    }
  }

  private let network = ScreenNetwork()

  private func makeScreen() -> Screen {
    let network = network
    return Screen { Sender(network: network) }
  }

  private func send(_ screen: Screen) async -> String {
    screen.button(label: "Send").tap()
    await screen.settle()
    return screen.element("words").text
  }

  @Test func upAndDown() async {
    let screen = makeScreen()
    #expect(await send(screen) == "sent")
    network.condition = .down()
    #expect(await send(screen) == "failed: URLError")
    network.condition = .down(Refused())
    #expect(await send(screen) == "failed: Refused")
    network.condition = .up
    #expect(await send(screen) == "sent")
    #expect(network.requestCount == 4)
  }

  @Test func aStalledRequestWaitsForItsOutcome() async {
    let screen = makeScreen()
    network.condition = .stalled
    #expect(await send(screen) == "sending")
    #expect(network.waitingCount == 1)
    // Still the same: nobody is let go.
    network.condition = .stalled
    await screen.settle()
    #expect(network.waitingCount == 1)
    network.condition = .up
    await screen.settle()
    #expect(screen.element("words").text == "sent")
    network.condition = .stalled
    #expect(await send(screen) == "sending")
    network.condition = .down()
    await screen.settle()
    #expect(screen.element("words").text == "failed: URLError")
    #expect(network.waitingCount == 0)
  }

  @Test func requestsThatDoNotArriveAreNotAnswered() async {
    let network = network
    var answered = 0
    network.condition = .down()
    await #expect(throws: URLError.self) { try await network.request { answered += 1 } }
    network.condition = .stalled
    let task = Task { try await network.request { answered += 1 } }
    while network.waitingCount == 0 { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(network.waitingCount == 0)
    #expect(answered == 0)
    // Cancelled before it asks.
    let early = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await network.request { answered += 1 }
    }
    await #expect(throws: CancellationError.self) { try await early.value }
    #expect(answered == 0)
  }
}
