import Observation
import Validation

/// What a person fills in, what is wrong with it, and what may be shown of that.
///
/// ```swift
/// @MainActor @Observable final class SignupViewModel {
///   let form = FormModel(Signup(), rules: Signup.rules)
///
///   func submit() async {
///     await form.submit { signup in try await accounts.create(signup) }
///   }
/// }
///
/// ValidatedTextField("Email", field: viewModel.form.field(\.email))
/// ```
///
/// The draft is the only place where a value is: components read it and write it through the form.
/// Each field is observed by itself, so that a key wakes the views of the field that it changes and of
/// those whose message changes with it, in a form of ten thousand fields too.
///
/// A form may also be read by its fields' names (`form.email`), and bound so: `$form.email`.
@MainActor
@dynamicMemberLookup
public final class FormModel<Draft: Equatable & Sendable> {
  /// What the draft must meet.
  public let rules: Rules<Draft>
  /// When failures are shown.
  public let timing: ValidationTiming

  let registrar = ObservationRegistrar()
  let status: FormStatus
  let clock: AnyClock
  /// How long a submission waits for a check's answer.
  let checkTimeout: Duration
  /// The only truth.
  var truth: Draft
  var initial: Draft
  /// What is wrong with the truth, checks included, whether it is shown or not.
  var report: ValidationReport
  /// What a server found. It goes when its field changes.
  var serverFailures: [FieldPath: ValidationFailure] = [:]
  /// The fields that were right once while they were edited.
  var rightOnce: Set<FieldPath> = []
  /// The fields of rows that hold an empty text.
  var emptyTexts: Set<FieldPath> = []
  /// Failures that are shown when their field has not changed for a while.
  var delays: [FieldPath: Task<Void, Never>] = [:]
  var checks = FormChecks()
  var resets: [FieldPath: [@MainActor (FormModel) -> Void]] = [:]
  var allSteps: [FormStep] = []
  /// Counts the times that the form began anew.
  var beginning = 0
  var state = State()

  /// What is said of the form as a whole.
  struct State: Equatable {
    var isSubmitting = false
    var refusals = 0
    var focus: FieldPath?
    var focusRequests = 0
    var step = 0
  }

  private var paths: [AnyKeyPath: FieldPath] = [:]
  private var keyPaths: [FieldPath: PartialKeyPath<Draft>] = [:]
  private var attributes: [FieldPath: HTMLAttributes] = [:]

  /// - Parameters:
  ///   - draft: What the form begins with.
  ///   - rules: What the draft must meet.
  ///   - timing: When failures are shown.
  ///   - wording: Makes sentences of failures.
  ///   - checkTimeout: How long a submission waits for a check's answer.
  ///   - clock: Measures all time.
  public init(
    _ draft: Draft, rules: Rules<Draft>, timing: ValidationTiming = .init(),
    wording: Wording = Wording(), checkTimeout: Duration = .seconds(5),
    clock: some Clock<Duration> = ContinuousClock()
  ) {
    truth = draft
    initial = draft
    self.rules = rules
    self.timing = timing
    self.checkTimeout = checkTimeout
    self.clock = AnyClock(clock)
    status = FormStatus(wording: wording)
    report = rules.judge(draft)
  }

  /// Called before anything about the form changes: for an `ObservableObject` that holds it.
  ///
  /// ```swift
  /// form.onWillChange = { [weak self] in self?.objectWillChange.send() }
  /// ```
  public var onWillChange: (() -> Void)? {
    get { status.willChange }
    set { status.willChange = newValue }
  }

  /// Makes sentences of failures. May change with the language.
  public var wording: Wording {
    get { status.wording }
    set { status.wording = newValue }
  }

  /// All that was entered. Who reads it is woken by every change; write fields rather than all of it.
  public var draft: Draft {
    get {
      status.observation.access(.root, .value)
      return truth
    }
    set {
      guard newValue != truth else { return }
      change(.root) { $0 = newValue }
      status.setDirty(.root, truth != initial)
    }
  }

  /// A field's value.
  public subscript<Value: Equatable>(
    _ keyPath: WritableKeyPath<Draft, Value> & Sendable
  ) -> Value {
    get {
      status.observation.access(path(keyPath), .value)
      return truth[keyPath: keyPath]
    }
    set { set(keyPath, path(keyPath), newValue) }
  }

  /// A field's value, by its name.
  public subscript<Value: Equatable>(
    dynamicMember keyPath: WritableKeyPath<Draft, Value> & Sendable
  ) -> Value {
    get { self[keyPath] }
    set { self[keyPath] = newValue }
  }

  /// A field with all that is shown of it.
  ///
  /// - Parameters:
  ///   - keyPath: The field.
  ///   - name: Its path in reports; needed for a computed property alone.
  public func field<Value: Equatable>(
    _ keyPath: WritableKeyPath<Draft, Value> & Sendable, name: FieldPath? = nil
  ) -> FormField<Value> {
    let path = name ?? path(keyPath)
    if let name { note(keyPath, name) }
    return FormField(
      path: path, status: status, attributes: attributes(of: path)
    ) { [self] in
      self[keyPath]
    } set: { [self] value in
      self[keyPath] = value
    } isDirty: { [self] in
      self[keyPath] != initial[keyPath: keyPath]
    } moveFocus: { [self] isFocused in
      focusChanged(path, isFocused)
    }
  }

  /// Whether the draft meets the rules, as far as they could be checked. It says nothing about what
  /// is shown.
  public var isValid: Bool {
    access(\.isValid)
    return report.isValid
  }

  /// Whether any value differs from what the form began with.
  public var isDirty: Bool {
    status.access(FormStatus.whole)
    return !status.dirty.isEmpty
  }

  /// The failures that are shown, in order: for a summary. The ones of no single field come first.
  public var shownFailures: [ValidationFailure] {
    status.access(FormStatus.whole)
    let order = Dictionary(
      report.enumerated().map { ($0.element.path, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    return status.shown.values.sorted { first, second in
      func rank(_ failure: ValidationFailure) -> (Int, String) {
        (failure.path.isRoot ? -1 : order[failure.path] ?? .max, failure.path.description)
      }
      return rank(first) < rank(second)
    }
  }

  /// The failure that is shown at a field; at ``FieldPath/root`` that of the form as a whole.
  public func failure(at path: FieldPath) -> ValidationFailure? {
    status.access(path)
    return status.shown[path]
  }

  /// Begins anew.
  ///
  /// - Parameter draft: What the form begins with; without it what it began with before.
  public func reset(to draft: Draft? = nil) {
    checks.cancelAll()
    beginning += 1
    let draft = draft ?? initial
    status.willChange?()
    status.observation.valueWillChange(.root)
    truth = draft
    initial = draft
    report = rules.judge(draft)
    forgetStatus()
    // What is being sent is still being sent.
    mutate { state in
      state = State(isSubmitting: state.isSubmitting, focusRequests: state.focusRequests)
    }
    registrarWillChange(\.isValid)
  }

  func forgetStatus() {
    for path in status.touched { status.touch(path, false) }
    for path in status.dirty { status.setDirty(path, false) }
    for path in status.checking { status.setChecking(path, false) }
    for path in status.undetermined { status.setUndetermined(path, false) }
    for path in status.shown.keys { status.show(nil, at: path) }
    for delay in delays.values { delay.cancel() }
    delays = [:]
    serverFailures = [:]
    rightOnce = []
    emptyTexts = []
  }

  /// The path of a key path, found once.
  func path(_ keyPath: AnyKeyPath) -> FieldPath {
    if let path = paths[keyPath] { return path }
    guard let path = FieldPath(keyPath) else {
      preconditionFailure(
        "\(keyPath.debugDescription) is computed and has no name at run time: use field(_:name:).")
    }
    note(keyPath, path)
    return path
  }

  private func note(_ keyPath: AnyKeyPath, _ path: FieldPath) {
    paths[keyPath] = path
    if let keyPath = keyPath as? PartialKeyPath<Draft> { keyPaths[path] = keyPath }
  }

  /// Whether a field holds an empty text.
  func isEmptyText(at path: FieldPath) -> Bool {
    guard let keyPath = keyPaths[path] else { return emptyTexts.contains(path) }
    return (truth[keyPath: keyPath] as? String)?.isEmpty ?? false
  }

  func attributes(of path: FieldPath) -> HTMLAttributes {
    let pattern = path.pattern
    if let known = attributes[pattern] { return known }
    let found = rules.htmlAttributes(for: pattern)
    attributes[pattern] = found
    return found
  }
}

extension FormModel: Observable {
  func access<Member>(_ keyPath: KeyPath<FormModel, Member>) {
    registrar.access(self, keyPath: keyPath)
  }

  func registrarWillChange<Member>(_ keyPath: KeyPath<FormModel, Member>) {
    registrar.willSet(self, keyPath: keyPath)
    registrar.didSet(self, keyPath: keyPath)
  }

  /// Changes what is said of the form as a whole, and wakes who reads what did change.
  func mutate(_ change: (inout State) -> Void) {
    var new = state
    change(&new)
    guard new != state else { return }
    status.willChange?()
    if new.isSubmitting != state.isSubmitting { registrarWillChange(\.isSubmitting) }
    if new.refusals != state.refusals { registrarWillChange(\.refusals) }
    if new.focus != state.focus { registrarWillChange(\.focus) }
    if new.focusRequests != state.focusRequests { registrarWillChange(\.focusRequests) }
    if new.step != state.step { registrarWillChange(\.stepIndex) }
    state = new
  }

  /// Whether a submission is under way.
  public var isSubmitting: Bool {
    access(\.isSubmitting)
    return state.isSubmitting
  }

  /// How often the form was submitted in vain.
  public var refusals: Int {
    access(\.refusals)
    return state.refusals
  }
}
