import SystemFrameworks

/// How all fields together are judged.
public enum ValidationServiceState: Equatable {
  /// Some field is not judged yet, and none is refused.
  case initial
  /// All are valid.
  case valid
  /// One or more are refused.
  case invalid
}

/// Judges the fields of a form together.
public final class ValidationService {
  /// What is judged, in the order of registration.
  public private(set) var items: [ValidationItem] = []
  private let state = Variable(ValidationServiceState.initial)
  private var fields: [Field] = []
  private var subscriptions: [ObjectIdentifier: Disposable] = [:]

  private struct Field {
    let binding: AnyObject
    let item: ValidationItem
  }

  public init() {}

  public var validationState: ValidationServiceState { state.value }

  /// The state as it is, and each time that it becomes another.
  public var validationStateDriver: Driver<ValidationServiceState> {
    state.asObservable().removeDuplicates().asDriver()
  }

  /// Judges an item from now on. An item that is judged already stays where it is.
  public func register(item: ValidationItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    subscriptions[ObjectIdentifier(item)] = item.validationStateDriver.sink { [weak self] _ in
      self?.itemChanged()
    }
  }

  /// The item of a field. A field that is registered already keeps its item with its rules: a cell
  /// view model that is computed anew judges the same field, not a second one.
  public func register<Model>(
    binding: DataModelFieldBinding<Model>, rules: [any Rule]
  ) -> ValidationItem {
    for field in fields {
      if let known = field.binding as? DataModelFieldBinding<Model>, known.isSameField(as: binding)
      {
        return field.item
      }
    }
    let item = ValidationItem(textDriver: binding.fieldDriver, rules: rules)
    fields.append(Field(binding: binding, item: item))
    register(item: item)
    return item
  }

  /// Judges an item no more.
  public func unregister(item: ValidationItem) {
    items.removeAll { $0 === item }
    fields.removeAll { $0.item === item }
    subscriptions[ObjectIdentifier(item)] = nil
    itemChanged()
  }

  /// Judges nothing any more.
  public func unregisterAll() {
    items = []
    fields = []
    subscriptions = [:]
    itemChanged()
  }

  /// Judges every item as submitted, also after one that is refused.
  ///
  /// - Returns: Whether all are valid.
  @discardableResult
  public func validate() -> Bool {
    items.reduce(true) { isValid, item in item.validate() && isValid }
  }

  private func itemChanged() {
    let states = items.map(\.validationState)
    if states.contains(where: { $0.validationError != nil }) {
      state.value = .invalid
    } else if !states.isEmpty, states.allSatisfy({ $0 == .valid }) {
      state.value = .valid
    } else {
      state.value = .initial
    }
  }
}
