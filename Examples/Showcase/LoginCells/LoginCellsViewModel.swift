import Combine
import ValidatedCells

/// The model of the screen: one cell view model per field, judged together.
final class LoginCellsViewModel: BaseViewModel, ObservableObject {
  private let validationService = ValidationService()
  private let loginUserVariable = Variable<LoginUser>(.new)
  private let emailCheck: any EmailChecking
  let disposeBag = DisposeBag()

  /// How the fields are judged as a whole.
  @Published private(set) var validationState = ValidationServiceState.initial
  /// Whether the server refuses the email, which the rules let through.
  @Published private var isEmailRefused = false

  /// Whether nothing is wrong with any field, here or at the server.
  var isValid: Bool { validationState == .valid && !isEmailRefused }

  lazy var cellViewModels = [emailCellViewModel, passwordCellViewModel]

  init(emailCheck: any EmailChecking) {
    self.emailCheck = emailCheck
    validationService.validationStateDriver
      .drive(onNext: { [weak self] state in self?.validationState = state })
      .disposed(by: disposeBag)
  }

  func validate() {
    validationService.validate()
  }

  private var emailCellViewModel: BaseTextFieldViewModel {
    let binding = loginUserVariable.fieldBinding(
      getFieldClosure: { $0.email }, mergeFieldClosure: { $0.copyWith(email: $1) })
    let emailCheck = emailCheck
    let events = BaseTextFieldViewModelEvents(
      binding: binding, rules: [RequiredRule(), EmailRule()],
      validationService: validationService,
      onlineValidation: { emailCheck.isAccepted($0) })
    events.changeOnlineValidationStateDriver
      .drive(onNext: { [weak self] state in
        guard let self, isEmailRefused != (state == .invalid) else { return }
        isEmailRefused = state == .invalid
      })
      .disposed(by: disposeBag)
    return cellViewModel(binding: binding, events: events)
  }

  private var passwordCellViewModel: BaseTextFieldViewModel {
    let binding = loginUserVariable.fieldBinding(
      getFieldClosure: { $0.password }, mergeFieldClosure: { $0.copyWith(password: $1) })
    return cellViewModel(
      binding: binding,
      events: BaseTextFieldViewModelEvents(
        binding: binding, rules: [RequiredRule()], validationService: validationService))
  }

  private func cellViewModel(
    binding: DataModelFieldBinding<LoginUser>, events: BaseTextFieldViewModelEvents
  ) -> BaseTextFieldViewModel {
    let viewModel = BaseTextFieldViewModel(viewModelEvents: events)
    viewModel.mapViewEvents { binding.mergeStringToModel(from: $0.textChangedDriver) }
      .disposed(by: disposeBag)
    return viewModel
  }
}
