import Testing

@testable import ApusLint

@Suite("main-actor-blocking")
struct MainActorBlockingTests {
  private let rule = MainActorBlocking()

  @Test("waiting in views, main-actor types and functions is found")
  func broken() {
    expect(
      rule,
      """
      @MainActor final class Model {
        let semaphore = DispatchSemaphore(value: 0)
        func a() { Thread.sleep(forTimeInterval: 1) } // finding
        func b() { usleep(3) } // finding
        func c() { semaphore.wait() } // finding
        func d() { DispatchQueue.main.sync { print("x") } } // finding
        func e() { Task { sleep(1) } } // finding
      }
      struct SaveView: View {
        var body: some View { Button("Save") { Thread.sleep(forTimeInterval: 1) } } // finding
      }
      final class Other {
        @MainActor func a() { sleep(1) } // finding
        @MainActor var b: Int { sleep(1); return 1 } // finding
        func c() { DispatchQueue.main.async { sleep(1) } } // finding
        func d() async { await MainActor.run { sleep(1) } } // finding
        func e() { run { @MainActor in sleep(1) } } // finding
      }
      extension Model { func more() { sleep(1) } } // finding
      """)
  }

  @Test("elsewhere, and what only has such a name, is clean")
  func clean() {
    expect(
      rule,
      """
      @MainActor final class Model {
        nonisolated func a() { Thread.sleep(forTimeInterval: 1) }
        func b() { DispatchQueue.global().async { sleep(1) } }
        func c() { Task.detached { sleep(1) } }
        func d() async throws { try await Task.sleep(for: .seconds(1)) }
        func e() { machine.wait() }
        @concurrent func f() async { usleep(1) }
        @DatabaseActor func g() { usleep(1) }
      }
      final class Worker {
        let semaphore = DispatchSemaphore(value: 0)
        func a() { sleep(1); semaphore.wait(); DispatchQueue.main.sync {} }
      }
      """)
    expect(
      rule,
      """
      @MainActor final class Computer {
        func sleep(_ hours: Int) {}
        func a() { sleep(8) }
      }
      """)
  }
}
