import Foundation
import ScreenTesting
import Synchronization

/// The jobs of the main actor, in their order, which a test that stands on the main thread can run by itself.
///
/// XCUITest's methods are synchronous: `waitForExistence` returns when the app has done its work. That work waits for
/// the main thread, on which the test stands. So the jobs go through this queue as soon as an app is launched.
final class MainQueue: Sendable {
  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  private static let shared = MainQueue()
  private let jobs = Mutex<[UnownedJob]>([])

  /// Whether the jobs go through this queue. Swift's runtime has a hook for it.
  private static let isInstalled: Bool = {
    guard let place = dlsym(nil, "swift_task_enqueueMainExecutor_hook") else { return false }
    let hook: Hook = { job, _ in MainQueue.shared.append(job) }
    place.assumingMemoryBound(to: Hook?.self).pointee = hook
    return true
  }()

  /// Begins to take the jobs. Later calls do nothing.
  static func begin() {
    if !isInstalled {
      fatalError("Swift's runtime has no hook for the main actor: XCUITest cannot run its jobs.")
    }
  }

  private func append(_ job: UnownedJob) {
    jobs.withLock { $0.append(job) }
    // Who does not wait in a test is on the way as usual.
    DispatchQueue.main.async { MainActor.assumeIsolated { _ = MainQueue.runJobs() } }
  }

  /// Runs all jobs that are there, and those that they bring.
  ///
  /// - Returns: Whether there was one.
  @MainActor @discardableResult
  static func runJobs() -> Bool {
    var ran = false
    while let job = shared.jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
      job.runSynchronously(on: MainActor.sharedUnownedExecutor)
      ran = true
    }
    return ran
  }

  /// Runs jobs until none is left and no other thread is at work for one.
  @MainActor
  static func settle() {
    let end = ContinuousClock.now + .milliseconds(500)
    while runJobs() || OtherThreads.areAtWork, ContinuousClock.now < end {
      if !shared.jobs.withLock({ !$0.isEmpty }) { usleep(50) }
    }
  }
}
