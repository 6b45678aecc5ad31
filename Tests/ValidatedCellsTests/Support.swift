import Combine
import ValidatedCells

/// A model of two texts.
struct Account: ImmutableMappable, Equatable {
  let email: String
  let password: String

  func with(email: String? = nil, password: String? = nil) -> Account {
    Account(email: email ?? self.email, password: password ?? self.password)
  }
}

/// A form as an app writes it: its cells are computed, and the first that were read are kept.
final class AccountForm: BaseViewModel {
  let service = ValidationService()
  let account: Variable<Account>
  let disposeBag = DisposeBag()

  init(_ account: Account = Account(email: "", password: "")) { self.account = Variable(account) }

  lazy var cells = [email, password]

  var email: BaseTextFieldViewModel {
    cell(get: { $0.email }, merge: { $0.with(email: $1) }, rules: [RequiredRule(), EmailRule()])
  }

  var password: BaseTextFieldViewModel {
    cell(get: { $0.password }, merge: { $0.with(password: $1) }, rules: [RequiredRule()])
  }

  private func cell(
    get: @escaping DataModelFieldBinding<Account>.GetFieldClosure,
    merge: @escaping DataModelFieldBinding<Account>.MergeFieldClosure, rules: [any Rule]
  ) -> BaseTextFieldViewModel {
    let binding = account.fieldBinding(getFieldClosure: get, mergeFieldClosure: merge)
    let cell = BaseTextFieldViewModel(
      viewModelEvents: BaseTextFieldViewModelEvents(
        binding: binding, rules: rules, validationService: service))
    cell.mapViewEvents { binding.mergeStringToModel(from: $0.textChangedDriver) }
      .disposed(by: disposeBag)
    return cell
  }
}

/// Everything that a publisher sent.
final class Received<Value> {
  private(set) var values: [Value] = []
  private var subscription: AnyCancellable?

  init<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
    subscription = publisher.sink { [weak self] in self?.values.append($0) }
  }

  /// The values since the last time.
  func take() -> [Value] {
    defer { values = [] }
    return values
  }
}
