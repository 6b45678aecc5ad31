// Which fields must be judged after which changed.

extension Rules {
  /// Every field that has a rule, in the order of the declarations. Elements of arrays are
  /// ``FieldPath/Component/each``.
  public var fields: [FieldPath] {
    unique(storage.steps.flatMap(\.targets))
  }

  /// The fields whose failures may change when a field does: those that have a rule on it, and those
  /// whose rules read it.
  ///
  /// ```swift
  /// Signup.rules.fields(affectedBy: "password")   // password, confirmation
  /// Party.rules.fields(affectedBy: "guests[#7].start")   // guests[#7].start, guests[#7].end
  /// ```
  ///
  /// - Parameter changed: The field that changed. A change of a part is one of the whole, and a
  ///   change of the whole one of each part.
  /// - Returns: The fields in the order of the declarations. Elements of arrays are those of the
  ///   changed field where they lie on its way, else ``FieldPath/Component/each``.
  public func fields(affectedBy changed: FieldPath) -> [FieldPath] {
    unique(
      storage.steps(affectedBy: changed).flatMap { number in
        let step = storage.steps[number]
        let isBound = step.readsOnlyRow(of: changed)
        return step.targets.map { isBound ? $0.bound(to: changed) : $0 }
      })
  }

  /// Judges again what a change can have changed, and keeps the rest of an earlier report.
  ///
  /// The result is the report that ``judge(_:)`` would give, in its order, at the cost of the rules
  /// that read the field. Failures of asynchronous rules on the field and those that did not come
  /// from these rules are left out where the change affects them, else kept.
  ///
  /// - Parameters:
  ///   - model: The model as it is now.
  ///   - changed: The field that changed since the earlier report. After a change of several, call
  ///     it for each.
  ///   - report: What these rules found before.
  public func judge(
    _ model: Model, after changed: FieldPath, from report: ValidationReport
  ) -> ValidationReport {
    let steps = storage.steps(affectedBy: changed)
    let affected = Set(steps)
    let targets = fields(affectedBy: changed)
    func isKept(_ failure: ValidationFailure) -> Bool {
      guard let origin = failure.content.origin, origin.rules === storage.identity else {
        return !targets.contains { $0.matches(failure.path) }
      }
      guard affected.contains(origin.step) else { return true }
      let step = storage.steps[origin.step]
      // Of a rule inside rows that reads nothing else, the failures of other rows remain.
      return step.readsOnlyRow(of: changed) && !failure.path.isInRow(of: changed)
    }
    var sink = Sink()
    withUnsafePointer(to: model) { pointer in
      for index in steps where !storage.steps[index].isAsynchronous {
        let step = storage.steps[index]
        sink.changed = step.readsOnlyRow(of: changed) ? changed : nil
        step.program(UnsafeRawPointer(pointer), &sink)
      }
    }
    let kept = report.failures.filter(isKept)
    guard !sink.failures.isEmpty else {
      return ValidationReport(kept, undetermined: report.undetermined.filter(isKept))
    }
    return ValidationReport(
      (kept + sink.failures).inOrder, undetermined: report.undetermined.filter(isKept))
  }

  private func unique(_ paths: [FieldPath]) -> [FieldPath] {
    var seen: Set<FieldPath> = []
    return paths.filter { seen.insert($0).inserted }
  }
}

extension Compiler.Compiled {
  func isAffected(by changed: FieldPath) -> Bool {
    reads.contains { $0.isRelated(to: changed) }
  }

  /// Whether the change lies in one row of an array and the step, of what is related to the change,
  /// reads nothing outside that row.
  func readsOnlyRow(of changed: FieldPath) -> Bool {
    guard let depth = changed.rowDepth else { return false }
    return reads.allSatisfy { read in
      !read.isRelated(to: changed)
        || read.components.count >= depth
          && read.components[depth - 1] == .each
    }
  }
}

extension FieldPath {
  /// How many components the path of the innermost element has, if there is one.
  fileprivate var rowDepth: Int? {
    components.lastIndex { component in
      switch component {
      case .element, .index: true
      case .field, .each: false
      }
    }.map { $0 + 1 }
  }

  fileprivate func isInRow(of changed: FieldPath) -> Bool {
    guard let depth = changed.rowDepth, components.count >= depth else { return false }
    return components[..<depth] == changed.components[..<depth]
  }

  /// The path with the elements of that one, as far as both go the same way.
  fileprivate func bound(to changed: FieldPath) -> FieldPath {
    var components = components
    for (index, component) in changed.components.enumerated() {
      guard index < components.count, components[index].matches(component) else { break }
      components[index] = component
    }
    return FieldPath(components)
  }

}

extension [ValidationFailure] {
  /// In the order of the declarations. What has no place in them comes last, in its own order.
  var inOrder: [ValidationFailure] {
    enumerated().sorted { first, second in
      switch (first.element.content.origin?.order, second.element.content.origin?.order) {
      case (let one?, let two?):
        one == two ? first.offset < second.offset : one.lexicographicallyPrecedes(two)
      case (nil, nil): first.offset < second.offset
      case (let one, _): one != nil
      }
    }.map(\.element)
  }
}
