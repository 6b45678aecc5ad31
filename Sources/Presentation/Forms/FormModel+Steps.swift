import Validation

/// One page of a form that is filled in page by page.
public struct FormStep: Identifiable, Sendable, Hashable {
  /// What the step is called in addresses and in code.
  public let id: String
  /// The fields that are filled in on it, with all their parts.
  public let fields: [FieldPath]

  public init(_ id: String, fields: [FieldPath]) {
    self.id = id
    self.fields = fields
  }
}

extension FormModel {
  /// The pages of the form. Empty for a form on one page.
  public var steps: [FormStep] {
    get { allSteps }
    set {
      allSteps = newValue
      mutate { $0.step = min($0.step, max(newValue.count - 1, 0)) }
    }
  }

  /// Which step is shown, from 0.
  public var stepIndex: Int {
    access(\.stepIndex)
    return state.step
  }

  /// The step that is shown, if the form has any.
  public var step: FormStep? {
    let index = stepIndex
    return allSteps.indices.contains(index) ? allSteps[index] : nil
  }

  /// Judges the fields of the step that is shown, checks included, and goes to the next one if they
  /// are right. Else their failures are shown, and the first field that is wrong gets the focus.
  ///
  /// - Returns: Whether the step's fields are right. On the last step nothing comes after.
  @discardableResult
  public func goForward() async -> Bool {
    guard let step, !state.isSubmitting else { return false }
    mutate { $0.isSubmitting = true }
    defer { mutate { $0.isSubmitting = false } }
    do {
      guard try await judgeAll(within: step.fields) == nil else { return false }
    } catch {
      return false
    }
    mutate { state in
      // What was wrong on this step is no reason to be severe on the next.
      state.refusals = 0
      state.step = min(state.step + 1, allSteps.count - 1)
    }
    return true
  }

  /// Goes to the step before, whatever is entered.
  public func goBack() {
    mutate { $0.step = max($0.step - 1, 0) }
  }

  /// Goes to a step, if all before it are right.
  ///
  /// - Returns: Whether it is shown now; else the first step that is wrong is.
  @discardableResult
  public func go(to id: FormStep.ID) -> Bool {
    guard let target = allSteps.firstIndex(where: { $0.id == id }) else { return false }
    let wrong = report.compactMap { stepIndex(of: $0.path) }.filter { $0 < target }.min()
    mutate { $0.step = wrong ?? target }
    return wrong == nil
  }

  func stepIndex(of path: FieldPath) -> Int? {
    allSteps.firstIndex { step in
      step.fields.contains { $0.pattern.isPrefix(of: path.pattern) }
    }
  }
}
