import Foundation
import Presentation

/// What the flow needs from outside. A test puts its own in.
@MainActor
public struct ReportFlowServices {
  public var store: any ReportStore
  public var submission: any ReportSubmitting
  /// Each screen shows its own messages, one at a time.
  public var makeToasts: @MainActor () -> ToastCenter
  public var now: @MainActor () -> Date

  public init(
    store: any ReportStore, submission: (any ReportSubmitting)? = nil,
    makeToasts: @escaping @MainActor () -> ToastCenter = { ToastCenter(mode: .replacing) },
    now: @escaping @MainActor () -> Date = { Date() }
  ) {
    self.store = store
    self.submission = submission ?? StoringSubmission(store: store)
    self.makeToasts = makeToasts
    self.now = now
  }
}

/// Sends a report to where reports are gathered.
public protocol ReportSubmitting: Sendable {
  /// - Throws: if the report did not arrive; it may be sent again.
  func submit(_ report: Report) async throws
}

/// Sends a report to the store of this server.
public struct StoringSubmission: ReportSubmitting {
  let store: any ReportStore

  public init(store: any ReportStore) {
    self.store = store
  }

  public func submit(_ report: Report) async throws {
    try await store.add(report)
  }
}
