import Foundation
import ScreenTesting

/// The jobs of the main actor, which a test that stands on the main thread runs by itself.
///
/// XCUITest's methods are synchronous: `waitForExistence` returns when the app has done its work. That work waits for
/// the main thread, on which the test stands. So the test empties the main thread's queue, as a run loop does. A queue
/// that is being emptied stays as it is: a job of the main actor, such as an asynchronous test of a main actor class,
/// cannot wait for another one.
@MainActor
enum MainQueue {
  private typealias Drain = @convention(c) (UnsafeMutableRawPointer?) -> Void

  /// What a run loop calls when the queue has work.
  private static let drain: Drain? = dlsym(nil, "_dispatch_main_queue_callback_4CF").map {
    unsafeBitCast($0, to: Drain.self)
  }

  /// Runs the jobs that are there.
  static func runJobs() { drain?(nil) }

  /// Runs jobs until none is left and no other thread is at work for one.
  static func settle() {
    let end = ContinuousClock.now + .milliseconds(500)
    repeat {
      // A task that wakes goes through the other threads before it comes back to this one.
      for _ in 0..<3 {
        runJobs()
        passThroughOtherThreads()
      }
      runJobs()
    } while OtherThreads.areAtWork && ContinuousClock.now < end
    runJobs()
  }

  /// Waits until a job that was given to the other threads has run: those before it have begun then.
  private static func passThroughOtherThreads() {
    let passed = DispatchSemaphore(value: 0)
    Task.detached { passed.signal() }
    passed.wait()
  }
}
