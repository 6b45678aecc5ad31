import Foundation

@testable import ReportFlow

/// Notes durations and lets a test decide when the time is over.
@MainActor
final class FakeToastScheduler: ToastScheduling {
  private(set) var durations: [TimeInterval] = []
  private(set) var cancellations = 0
  private var waiting: (@MainActor () -> Void)?

  var isWaiting: Bool { waiting != nil }

  func schedule(after duration: TimeInterval, handler: @escaping @MainActor () -> Void) {
    durations.append(duration)
    waiting = handler
  }

  func cancel() {
    cancellations += 1
    waiting = nil
  }

  /// The time is over.
  func fire() {
    let handler = waiting
    waiting = nil
    handler?()
  }
}
