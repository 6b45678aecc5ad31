import Validation

/// How a submission ended.
public enum Submission: Sendable {
  /// The draft was right, and the action has been done.
  case submitted
  /// Something is wrong: the rules said so, a check, or the server.
  case refused(ValidationReport)
  /// The action failed for a reason that no field can help.
  case failed(any Error)
  /// Another submission is under way, or the form began anew before it was judged: nothing was done.
  case ignored
}

extension FormModel {
  /// Judges everything, checks included, and does something with the draft if it is right.
  ///
  /// If it is wrong, all failures are shown, and the first field that is wrong gets the focus. A
  /// second submission while one is under way does nothing.
  ///
  /// A check that does not answer is no failure: who receives the draft judges it again.
  ///
  /// - Parameter action: What is done with the draft. If it throws a `ValidationReport`, its failures
  ///   are shown at their fields.
  @discardableResult
  public func submit(_ action: @MainActor (Draft) async throws -> Void) async -> Submission {
    guard !state.isSubmitting else { return .ignored }
    mutate { $0.isSubmitting = true }
    defer { mutate { $0.isSubmitting = false } }
    do {
      if let refusal = try await judgeAll(within: nil) { return .refused(refusal) }
    } catch {
      return .ignored
    }
    let draft = truth
    let beginning = beginning
    do {
      try await action(draft)
    } catch let found as ValidationReport {
      guard beginning == self.beginning else { return .refused(found) }
      show(found)
      refuse(found)
      return .refused(found)
    } catch {
      return .failed(error)
    }
    // A form that began anew meanwhile has nothing to do with what was sent.
    guard beginning == self.beginning else { return .submitted }
    initial = draft
    if truth == draft {
      forgetStatus()
    } else {
      for path in status.dirty { status.setDirty(path, false) }
      status.setDirty(.root, true)
    }
    mutate { $0.refusals = 0 }
    return .submitted
  }

  /// Judges everything, and shows what is wrong.
  ///
  /// - Parameter fields: The fields that count; without them all do.
  /// - Returns: What is wrong; nothing if it is right.
  /// - Throws: If the form began anew meanwhile, so that there is nothing left to judge.
  func judgeAll(
    within fields: [FieldPath]?
  ) async throws(CancellationError) -> ValidationReport? {
    for delay in delays.values { delay.cancel() }
    delays = [:]
    for path in serverFailures.keys { status.show(nil, at: path) }
    serverFailures = [:]
    let beginning = beginning
    await completeChecks()
    guard beginning == self.beginning else { throw CancellationError() }
    let failures = report.filter { failure in
      fields?.contains { $0.pattern.isPrefix(of: failure.path.pattern) } ?? true
    }
    let paths = Set(failures.map(\.path))
    for path in status.shown.keys where !paths.contains(path) && report.first(at: path) == nil {
      status.show(nil, at: path)
    }
    for path in paths { status.show(report.first(at: path), at: path) }
    guard !failures.isEmpty else { return nil }
    let refusal = ValidationReport(failures)
    refuse(refusal)
    return refusal
  }

  private func refuse(_ refusal: ValidationReport) {
    let first = refusal.first { !$0.path.isRoot }?.path
    mutate { state in
      state.refusals += 1
      guard let first else { return }
      state.focus = first
      state.focusRequests += 1
      if let step = stepIndex(of: first) { state.step = step }
    }
    if let first { status.requestFocus(first) }
  }
}
