import Foundation
import Testing

@testable import ViewGraph

/// The main actor is told from other threads, though its work moves between threads on Linux.
@Suite struct MainThreadTests {
  @Test func isKnownOnWhateverThreadItRuns() async {
    let queue = DispatchQueue(label: "serial")
    for _ in 0..<200 {
      // A thread that served the main queue serves this one next, and the other way round.
      let (before, after) = await { @MainActor in
        let before = MainThread.isCurrent
        await withCheckedContinuation { done in queue.async { done.resume() } }
        return (before, MainThread.isCurrent)
      }()
      #expect(before && after)
      let elsewhere = await withCheckedContinuation { done in
        queue.async { done.resume(returning: MainThread.isCurrent) }
      }
      #expect(!elsewhere)
      #expect(await Task.detached { !MainThread.isCurrent }.value)
    }
  }
}
