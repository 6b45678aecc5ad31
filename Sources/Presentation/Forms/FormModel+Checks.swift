import Validation

/// The checks that a form has asked for, and what they answered.
@MainActor
struct FormChecks {
  /// A check is told apart by its field and its code.
  struct Key: Hashable {
    let path: FieldPath
    let code: FailureCode
  }

  var running: [Key: Running] = [:]
  /// The checks whose value was found right and has not changed since.
  var answered: Set<Key> = []
  /// The checks that a submission waits for, or could not get answered, of values that have not
  /// changed since.
  var awaited: Set<Key> = []
  private var count = 0

  struct Running {
    let number: Int
    let task: Task<Void, Never>
  }

  mutating func nextNumber() -> Int {
    count += 1
    return count
  }

  mutating func cancelAll() {
    for check in running.values { check.task.cancel() }
    running = [:]
    answered = []
    awaited = []
  }
}

extension FormModel {
  /// Gives up the checks of old values, and asks about new ones.
  ///
  /// - Parameter isAllowed: Whether this is a moment to ask.
  func ask(after path: FieldPath, _ affected: [FieldPath], isAllowed: Bool) {
    guard rules.hasAsynchronousRules else { return }
    let due = rules.pendingChecks(for: truth, after: path, meeting: report)
    let keys = Set(due.map { FormChecks.Key(path: $0.path, code: $0.code) })
    let isOld = { (key: FormChecks.Key) in
      keys.contains(key) || path.isRelated(to: key.path) || affected.contains(key.path)
    }
    for key in checks.running.keys.filter(isOld) {
      checks.running.removeValue(forKey: key)?.task.cancel()
      status.setChecking(key.path, false)
    }
    checks.answered = checks.answered.filter { !isOld($0) }
    for key in checks.awaited.filter(isOld) {
      checks.awaited.remove(key)
      status.setChecking(key.path, false)
    }
    for field in affected { status.setUndetermined(field, false) }
    guard isAllowed else { return }
    for check in due { start(check) }
  }

  private func start(_ check: PendingCheck) {
    let key = FormChecks.Key(path: check.path, code: check.code)
    let number = checks.nextNumber()
    // From the first key on: what is shown as right must have been found right.
    status.setChecking(check.path, true)
    let task = Task { [weak self, clock] in
      do {
        if check.debounce > .zero { try await clock.sleep(check.debounce) }
        let failure = try await check.judge()
        self?.finish(key, number, .success(failure))
      } catch {
        self?.finish(key, number, .failure(error))
      }
    }
    checks.running[key] = .init(number: number, task: task)
  }

  private func finish(
    _ key: FormChecks.Key, _ number: Int, _ result: Result<ValidationFailure?, any Error>
  ) {
    // The answer to an older question is worth nothing, whenever it comes.
    guard checks.running[key]?.number == number else { return }
    checks.running[key] = nil
    if !checks.running.keys.contains(where: { $0.path == key.path }) {
      status.setChecking(key.path, false)
    }
    switch result {
    case .success(nil): checks.answered.insert(key)
    case .success(let failure?): take(failure)
    case .failure(is CancellationError): break
    case .failure: status.setUndetermined(key.path, true)
    }
  }

  /// A check has found something.
  private func take(_ failure: ValidationFailure) {
    let wasValid = report.isValid
    report.insert(failure)
    if wasValid { registrarWillChange(\.isValid) }
    let moment = state.refusals == 0 ? timing.before : timing.after
    guard moment != .onSubmit else { return }
    // Who waited for an answer has stopped typing.
    if status.shown[failure.path] == nil { status.show(failure, at: failure.path) }
  }

  /// Asks all that is due and not answered, and waits for the answers. What changes meanwhile is asked
  /// about again, so that in the end the answers are about the draft as it then is.
  func completeChecks() async {
    checks.awaited = []
    let beginning = beginning
    while beginning == self.beginning {
      let due = rules.pendingChecks(for: truth, meeting: report).filter { check in
        let key = FormChecks.Key(path: check.path, code: check.code)
        return !checks.answered.contains(key) && !checks.awaited.contains(key)
      }
      guard !due.isEmpty else { return }
      for key in checks.running.keys {
        checks.running.removeValue(forKey: key)?.task.cancel()
        status.setChecking(key.path, false)
      }
      for check in due {
        checks.awaited.insert(.init(path: check.path, code: check.code))
        status.setChecking(check.path, true)
      }
      let answers = await Self.answers(to: due, within: checkTimeout, clock)
      for (check, answer) in zip(due, answers) { take(answer, to: check) }
    }
  }

  /// A check that a submission has asked for was answered.
  private func take(_ answer: Result<ValidationFailure?, any Error>, to check: PendingCheck) {
    let key = FormChecks.Key(path: check.path, code: check.code)
    // Else the value has changed, or the form began anew: the answer is worth nothing.
    guard checks.awaited.contains(key) else { return }
    status.setChecking(check.path, false)
    switch answer {
    case .success(nil): checks.answered.insert(key)
    case .success(let failure?): report.insert(failure)
    case .failure: status.setUndetermined(check.path, true)
    }
  }

  private nonisolated static func answers(
    to checks: [PendingCheck], within timeout: Duration, _ clock: AnyClock
  ) async -> [Result<ValidationFailure?, any Error>] {
    await withTaskGroup(of: (Int, Result<ValidationFailure?, any Error>).self) { group in
      for (index, check) in checks.enumerated() {
        group.addTask {
          do {
            return (index, .success(try await check.judge(within: timeout, clock: clock.clock)))
          } catch {
            return (index, .failure(error))
          }
        }
      }
      var answers: [Int: Result<ValidationFailure?, any Error>] = [:]
      for await (index, answer) in group { answers[index] = answer }
      return checks.indices.map { answers[$0] ?? .failure(CancellationError()) }
    }
  }
}
