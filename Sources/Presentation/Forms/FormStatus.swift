import Observation
import Validation

/// What a form knows of its fields besides their values. Without the draft's type, so that a
/// ``FormField`` needs none.
@MainActor
final class FormStatus {
  let observation = FieldObservation()
  var wording: Wording {
    didSet { observation.everythingWillChange() }
  }

  /// Called before anything changes, for those who can't observe.
  var willChange: (() -> Void)?

  private(set) var shown: [FieldPath: ValidationFailure] = [:]
  private(set) var touched: Set<FieldPath> = []
  private(set) var dirty: Set<FieldPath> = []
  private(set) var checking: Set<FieldPath> = []
  private(set) var undetermined: Set<FieldPath> = []
  /// How often the form moved the focus to a field.
  private(set) var focusRequests: [FieldPath: Int] = [:]
  /// The path under which the sum of all fields is read.
  static let whole = FieldPath([.field("")])

  init(wording: Wording) {
    self.wording = wording
  }

  /// Changes one thing about a field, and wakes its readers if it did change.
  private func change<Value: Equatable>(
    _ path: FieldPath, _ property: ReferenceWritableKeyPath<FormStatus, Value>, _ value: Value
  ) {
    guard self[keyPath: property] != value else { return }
    willChange?()
    observation.statusWillChange(path)
    observation.statusWillChange(Self.whole)
    self[keyPath: property] = value
  }

  func show(_ failure: ValidationFailure?, at path: FieldPath) {
    change(path, \.shown[path], failure)
  }

  func requestFocus(_ path: FieldPath) {
    change(path, \.focusRequests[path], (focusRequests[path] ?? 0) + 1)
  }

  func touch(_ path: FieldPath, _ isTouched: Bool = true) {
    change(path, \.touched[member: path], isTouched)
  }

  func setDirty(_ path: FieldPath, _ isDirty: Bool) {
    change(path, \.dirty[member: path], isDirty)
  }

  func setChecking(_ path: FieldPath, _ isChecking: Bool) {
    change(path, \.checking[member: path], isChecking)
  }

  func setUndetermined(_ path: FieldPath, _ isUndetermined: Bool) {
    change(path, \.undetermined[member: path], isUndetermined)
  }

  /// Notes that somebody reads a field's status.
  func access(_ path: FieldPath) {
    observation.access(path, .status)
  }
}

extension Set {
  /// Whether the set has the element.
  fileprivate subscript(member element: Element) -> Bool {
    get { contains(element) }
    set {
      if newValue { insert(element) } else { remove(element) }
    }
  }
}
