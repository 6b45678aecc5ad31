import Testing

@testable import ApusLint

@Suite("main-run-loop")
struct MainRunLoopTests {
  private let rule = MainRunLoop()

  @Test("timers and work for a run loop, from the main actor, are found")
  func broken() {
    expect(
      rule,
      """
      @MainActor final class Clock {
        func a() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } } // finding
        func b() { RunLoop.main.add(timer, forMode: .common) } // finding
        func c() { RunLoop.current.perform { print("x") } } // finding
        func d() { RunLoop.main.run() } // finding
      }
      """)
  }

  @Test("it holds in tests too")
  func tests() {
    expect(
      rule,
      "@MainActor func a() { RunLoop.main.perform { print(1) } } // finding",
      path: "Tests/AppTests/File.swift")
  }

  @Test("off the main actor, and publishers, are clean")
  func clean() {
    expect(
      rule,
      """
      final class Worker { func a() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } } }
      @MainActor final class Clock {
        let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        let timer = Timer(timeInterval: 1, repeats: false) { _ in }
      }
      """)
  }
}

@Suite("main-thread-check")
struct MainThreadCheckTests {
  private let rule = MainThreadCheck()

  @Test("asking for the main thread is found")
  func broken() {
    expect(
      rule,
      """
      func f() {
        if Thread.isMainThread { g() } // finding
        assert(Foundation.Thread.isMainThread) // finding
        precondition(Thread.current.isMainThread, "x") // finding
        guard Thread.current == Thread.main else { return } // finding
        let isMain = OperationQueue.main === OperationQueue.current // finding
        if a && RunLoop.current !== RunLoop.main { g() } // finding
      }
      """)
  }

  @Test("asking for the main actor, and code for Apple's systems, is clean")
  func clean() {
    expect(
      rule,
      """
      func f() {
        MainActor.assertIsolated()
        let name = Thread.current.name
        if Thread.current == worker { g() }
        #if !os(Linux)
        assert(Thread.isMainThread)
        #endif
      }
      """)
  }
}

@Suite("main-queue-notification")
struct MainQueueNotificationTests {
  private let rule = MainQueueNotification()

  @Test("an observer on the main queue, and a post, are found together")
  func broken() {
    expect(
      rule,
      """
      final class Inbox {
        func a() {
          center.addObserver(forName: .mail, object: nil, queue: .main) { _ in } // finding
          center.addObserver(
            forName: .mail, object: nil,
            queue: OperationQueue.main, // finding
            using: { _ in })
        }
        func b() { center.post(name: .mail, object: nil) }
      }
      """)
  }

  @Test("without a post in sight it is a note")
  func unsure() {
    expect(
      rule,
      "let token = center.addObserver(forName: .mail, object: nil, queue: .main) { _ in } // note")
  }

  @Test("other queues and other observers are clean")
  func clean() {
    expect(
      rule,
      """
      let a = center.addObserver(forName: .mail, object: nil, queue: nil) { _ in }
      let b = center.addObserver(forName: .mail, object: nil, queue: worker) { _ in }
      let c = store.addObserver(self, queue: .main)
      func f() { center.post(name: .mail, object: nil) }
      """)
  }
}

@Suite("main-actor-xctest")
struct MainActorXCTestTests {
  private let rule = MainActorXCTest()

  @Test("synchronous tests on the main actor, with no asynchronous one beside them, are found")
  func broken() {
    expect(
      rule,
      """
      import XCTest
      @MainActor final class AllTests: XCTestCase { // finding
        func testOne() {}
        func helper() async {}
      }
      final class OneTests: XCTestCase { // finding
        @MainActor func testOne() throws {}
        func testTwo() {}
      }
      @MainActor final class SplitTests: XCTestCase {} // finding
      extension SplitTests { func testOne() {} }
      """)
  }

  @Test("with an asynchronous test, off the main actor, or in Swift Testing, it is clean")
  func clean() {
    expect(
      rule,
      """
      import XCTest
      @MainActor final class MixedTests: XCTestCase {
        func testOne() {}
        func testTwo() async {}
      }
      @MainActor final class FreeTests: XCTestCase { nonisolated func testOne() {} }
      final class PlainTests: XCTestCase { func testOne() {} }
      @MainActor class BaseTests: XCTestCase {}
      @MainActor final class ParameterTests: XCTestCase { func testAll(of x: Int) {} }
      @MainActor struct ModernTests { @Test func one() {} }
      """)
  }
}
