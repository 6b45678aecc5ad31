import Validation

extension FormModel {
  /// Writes a field, and judges what that affects.
  func set<Value: Equatable>(
    _ keyPath: WritableKeyPath<Draft, Value> & Sendable, _ path: FieldPath, _ value: Value
  ) {
    guard truth[keyPath: keyPath] != value else { return }
    change(path) { $0[keyPath: keyPath] = value }
    noteDirty(path, initial[keyPath: keyPath] != value)
  }

  func noteDirty(_ path: FieldPath, _ isDirty: Bool) {
    status.setDirty(path, isDirty)
    // Where the whole was replaced it isn't known which fields differ.
    if status.dirty.contains(.root) { status.setDirty(.root, truth != initial) }
  }

  /// Changes the truth at a path, and brings everything that depends on it up to date.
  func change(_ path: FieldPath, _ change: (inout Draft) -> Void) {
    status.willChange?()
    status.observation.valueWillChange(path)
    change(&truth)
    forgetServerFailures(at: path)
    judgeAgain(after: path)
    for (source, actions) in resets where source.isRelated(to: path) {
      for action in actions { action(self) }
    }
  }

  private func judgeAgain(after path: FieldPath) {
    let wasValid = report.isValid
    report = rules.judge(truth, after: path, from: report)
    let affected = fields(affectedBy: path)
    let moment = state.refusals == 0 ? timing.before : timing.after
    ask(after: path, affected, isAllowed: moment == .onChange || moment == .silentFirst)
    if report.isValid != wasValid { registrarWillChange(\.isValid) }
    for field in affected { showAfterChange(of: path, at: field, moment) }
  }

  /// The fields that a change affects. Where any element of an array may be, those that have a failure
  /// or had one.
  private func fields(affectedBy path: FieldPath) -> [FieldPath] {
    var fields = rules.fields(affectedBy: path)
    // A field without rules can have a server's failure.
    if !fields.contains(path) { fields.append(path) }
    let known = Set(status.shown.keys).union(report.map(\.path))
    return fields.flatMap { field in
      field.components.contains(.each) ? known.filter { field.matches($0) } : [field]
    }
  }

  private func showAfterChange(
    of changed: FieldPath, at field: FieldPath, _ moment: ValidationTiming.Moment
  ) {
    delays.removeValue(forKey: field)?.cancel()
    let failure = currentFailure(at: field)
    let isOwn = changed.isPrefix(of: field)
    if failure == nil, isOwn { rightOnce.insert(field) }
    let isShown = status.shown[field] != nil
    let isKnown = isShown || status.touched.contains(field)
    switch moment {
    case .onSubmit:
      return
    case .onBlur:
      if failure == nil { status.show(nil, at: field) }
      return
    case .onChange:
      guard isOwn || isKnown else { return }
    case .silentFirst:
      guard failure == nil || isKnown || rightOnce.contains(field) else { return }
    }
    if failure != nil, timing.isSilentWhileEmpty, isOwn, isEmptyText(at: field) {
      status.show(nil, at: field)
    } else if failure != nil, !isShown, timing.delay > .zero {
      showLater(field)
    } else {
      status.show(failure, at: field)
    }
  }

  private func showLater(_ field: FieldPath) {
    delays[field] = Task { [weak self, clock, delay = timing.delay] in
      guard (try? await clock.sleep(delay)) != nil, !Task.isCancelled, let self else { return }
      self.delays[field] = nil
      self.status.show(self.currentFailure(at: field), at: field)
    }
  }

  /// The first failure of a field, whether it is shown or not.
  func currentFailure(at field: FieldPath) -> ValidationFailure? {
    report.first(at: field) ?? serverFailures[field]
  }

  /// Tells that a field was left.
  ///
  /// - Parameter path: The field.
  public func blur(_ path: FieldPath) {
    status.touch(path)
    let moment = state.refusals == 0 ? timing.before : timing.after
    guard moment != .onSubmit else { return }
    delays.removeValue(forKey: path)?.cancel()
    if moment == .onBlur { ask(after: path, [path], isAllowed: true) }
    if timing.isSilentWhileEmpty, isEmptyText(at: path) { return }
    status.show(currentFailure(at: path), at: path)
  }

  /// Gives a field a value whenever another changes, and shows nothing of what was wrong with it.
  ///
  /// ```swift
  /// form.reset(\.race, to: "", whenChanged: \.species)
  /// ```
  ///
  /// - Parameters:
  ///   - field: The field that depends on the other.
  ///   - value: What it gets.
  ///   - source: The field on which it depends.
  public func reset<Value: Equatable & Sendable, Source>(
    _ field: WritableKeyPath<Draft, Value> & Sendable, to value: Value,
    whenChanged source: KeyPath<Draft, Source> & Sendable
  ) {
    let path = path(field)
    resets[self.path(source), default: []].append { form in
      form.set(field, path, value)
      form.status.touch(path, false)
      form.rightOnce.remove(path)
      form.delays.removeValue(forKey: path)?.cancel()
      form.status.show(nil, at: path)
    }
  }

  /// Shows what a server found. Each failure goes when its field changes; one of no field, or of one
  /// that the form hasn't, goes with the next change or submission.
  public func show(_ serverReport: ValidationReport) {
    for failure in serverReport.reversed() {
      serverFailures[failure.path] = failure
      status.show(failure, at: failure.path)
    }
  }

  func forgetServerFailures(at path: FieldPath) {
    for found in serverFailures.keys where found.isRoot || found.isRelated(to: path) {
      let failure = serverFailures.removeValue(forKey: found)
      if status.shown[found] == failure { status.show(nil, at: found) }
    }
  }
}
