@testable import ReportFlow

/// A network that fails as often as it is told to, and that can hold reports back.
@MainActor
final class FakeSubmission: ReportSubmitting {
  struct Offline: Error {}

  private(set) var reports: [Report] = []
  private var failures: Int
  private var isHolding: Bool
  private var held: [CheckedContinuation<Void, Never>] = []
  private var arrivals: [CheckedContinuation<Void, Never>] = []

  init(failures: Int = 0, isHolding: Bool = false) {
    self.failures = failures
    self.isHolding = isHolding
  }

  func submit(_ report: Report) async throws {
    reports.append(report)
    for arrival in arrivals { arrival.resume() }
    arrivals = []
    if isHolding {
      await withCheckedContinuation { held.append($0) }
    }
    if failures > 0 {
      failures -= 1
      throw Offline()
    }
  }

  /// Returns when a report is on its way.
  func arrival() async {
    guard reports.isEmpty else { return }
    await withCheckedContinuation { arrivals.append($0) }
  }

  /// Lets go what is held back.
  func release() {
    isHolding = false
    for report in held { report.resume() }
    held = []
  }
}
