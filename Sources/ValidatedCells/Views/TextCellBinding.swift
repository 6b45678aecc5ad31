import SystemFrameworks

/// Ties a cell to one view model at a time.
final class TextCellBinding: ObservableObject {
  let textField = CellTextField()
  @Published private(set) var message: String?
  @Published private(set) var onlineState = OnlineValidationState.initial
  private var viewModel: BaseTextFieldViewModel?

  var isRefused: Bool { message != nil }

  /// The meaning of the mark of a refusal, in words.
  var serverMessage: String? {
    if case .invalid = onlineState { own(.refusedByServer) } else { nil }
  }

  /// Shows a view model, which may be another than before.
  func configure(with viewModel: BaseTextFieldViewModel) {
    prepareForReuse()
    self.viewModel = viewModel
    // What the field shows of another row must be gone before its edits are heard.
    let events = viewModel.viewModelEvents
    viewModel.bind(viewEvents: BaseTextFieldViewEvents(textField: textField))
    events.setTextDriver
      .drive(Binder(self) { cell, text in cell.textField.text = text })
      .disposed(by: viewModel.disposeBag)
    events.changeValidationStateDriver
      .drive(Binder(self) { cell, state in cell.show(state) })
      .disposed(by: viewModel.disposeBag)
    events.changeOnlineValidationStateDriver
      .drive(Binder(self) { cell, state in cell.show(state) })
      .disposed(by: viewModel.disposeBag)
  }

  /// Lets go of the view model.
  func prepareForReuse() {
    viewModel?.unbindView()
    viewModel = nil
  }

  private func show(_ state: ValidationItemState) {
    let message = state.validationError?.errorMessage
    if message != self.message { self.message = message }
  }

  private func show(_ state: OnlineValidationState) {
    if state != onlineState { onlineState = state }
  }
}
