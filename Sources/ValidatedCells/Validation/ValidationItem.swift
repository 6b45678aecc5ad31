import SystemFrameworks

/// A field that is judged: its text, its rules and its state.
public final class ValidationItem {
  public let rules: [any Rule]
  private let state = Variable(ValidationItemState.initial)
  private var text = ""
  private var subscription: Disposable?

  /// - Parameters:
  ///   - textDriver: Sends the text at once, and again when it changes.
  ///   - rules: The first that fails is told.
  public init(textDriver: Driver<String?>, rules: [any Rule]) {
    self.rules = rules
    var isFirst = true
    subscription = textDriver.sink { [weak self] text in
      guard let self else { return }
      self.text = text ?? ""
      if isFirst {
        isFirst = false
      } else {
        edited()
      }
    }
  }

  public var validationState: ValidationItemState { state.value }

  /// The state as it is, and each time that it becomes another.
  public var validationStateDriver: Driver<ValidationItemState> {
    state.asObservable().removeDuplicates().asDriver()
  }

  /// Judges the text as submitted.
  ///
  /// - Returns: Whether it is valid.
  @discardableResult
  public func validate() -> Bool {
    let error = firstError(in: text)
    state.value = state.value.submitted(error)
    return error == nil
  }

  /// Why a text is refused: the first rule that fails.
  func firstError(in text: String) -> ValidationError? {
    rules.first { !$0.validate(text) }.map(ValidationError.init)
  }

  private func edited() { state.value = state.value.edited(firstError(in: text)) }
}
