import SystemFrameworks
import Foundation

/// The events of a text field. A subclass may add others, such as the loss of focus.
open class BaseTextFieldViewEvents: TextFieldViewEvents {
  public let textChangedDriver: Driver<String?>

  public init(textChangedDriver: Driver<String?>) { self.textChangedDriver = textChangedDriver }

  public convenience init(textField: CellTextField) {
    self.init(textChangedDriver: textField.textChangedDriver)
  }
}

/// What a field of the model tells its text field: text, and how it is judged.
open class BaseTextFieldViewModelEvents: TextFieldViewModelEvents {
  public let setTextDriver: Driver<String?>
  /// How the field is judged: at once, and again when it changes.
  public let changeValidationStateDriver: Driver<ValidationItemState>
  /// What the server says: at once, and again when it changes.
  public let changeOnlineValidationStateDriver: Driver<OnlineValidationState>
  private let onlineValidation: OnlineValidation?

  /// - Parameters:
  ///   - rules: Judged in this order.
  ///   - validationService: Judges the field with the others. A field that it knows already keeps
  ///     the rules that it has.
  public convenience init<Model>(
    binding: DataModelFieldBinding<Model>, rules: [any Rule], validationService: ValidationService
  ) {
    self.init(
      binding: binding, item: validationService.register(binding: binding, rules: rules),
      onlineValidation: nil)
  }

  /// - Parameters:
  ///   - scheduler: Keeps the time of the online validation.
  ///   - onlineValidation: Asks a server about a text that the rules let through.
  public convenience init<Model, S: Scheduler>(
    binding: DataModelFieldBinding<Model>, rules: [any Rule], validationService: ValidationService,
    scheduler: S, onlineValidation request: @escaping OnlineValidation.Request
  ) {
    let item = validationService.register(binding: binding, rules: rules)
    self.init(
      binding: binding, item: item,
      onlineValidation: OnlineValidation(
        textDriver: binding.fieldDriver, isValidOffline: { item.firstError(in: $0) == nil },
        scheduler: scheduler, request: request))
  }

  /// As above, on the main queue.
  public convenience init<Model>(
    binding: DataModelFieldBinding<Model>, rules: [any Rule], validationService: ValidationService,
    onlineValidation request: @escaping OnlineValidation.Request
  ) {
    self.init(
      binding: binding, rules: rules, validationService: validationService,
      scheduler: DispatchQueue.main, onlineValidation: request)
  }

  private init<Model>(
    binding: DataModelFieldBinding<Model>, item: ValidationItem,
    onlineValidation: OnlineValidation?
  ) {
    setTextDriver = binding.fieldDriver
    changeValidationStateDriver = item.validationStateDriver
    changeOnlineValidationStateDriver =
      onlineValidation?.validationStateDriver ?? Just(.initial).asDriver()
    self.onlineValidation = onlineValidation
  }
}
