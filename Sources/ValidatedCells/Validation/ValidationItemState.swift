/// Why a text was refused.
public struct ValidationError: Equatable {
  public let failedRule: any Rule
  /// In words for a person.
  public let errorMessage: String

  public init(failedRule: any Rule) {
    self.failedRule = failedRule
    errorMessage = failedRule.errorMessage()
  }

  public static func == (first: ValidationError, second: ValidationError) -> Bool {
    type(of: first.failedRule) == type(of: second.failedRule)
      && first.errorMessage == second.errorMessage
  }
}

/// How a field is judged. Nothing is before the first submit; then every edit is.
public enum ValidationItemState: Equatable {
  /// Not judged yet.
  case initial
  /// Refused while it is being edited.
  case correction(ValidationError)
  /// Refused when it was submitted.
  case error(ValidationError)
  case valid

  /// Why the text is refused, if it is.
  public var validationError: ValidationError? {
    switch self {
    case .correction(let error), .error(let error): error
    case .initial, .valid: nil
    }
  }

  /// - Parameter error: Why the edited text is refused, or nil.
  func edited(_ error: ValidationError?) -> ValidationItemState {
    if case .initial = self { return .initial }
    return error.map(ValidationItemState.correction) ?? .valid
  }

  /// - Parameter error: Why the submitted text is refused, or nil.
  func submitted(_ error: ValidationError?) -> ValidationItemState {
    error.map(ValidationItemState.error) ?? .valid
  }
}
