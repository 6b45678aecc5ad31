import SwiftUI
import ValidatedCells

/// The screen of the document: two cells and a button that judges them.
struct LoginCellsView: View {
  @StateObject private var viewModel: LoginCellsViewModel

  init(emailCheck: any EmailChecking) {
    _viewModel = StateObject(wrappedValue: LoginCellsViewModel(emailCheck: emailCheck))
  }

  var body: some View {
    LoginCellsForm(
      email: viewModel.cellViewModels[0], password: viewModel.cellViewModels[1],
      isValid: viewModel.isValid, onValidate: { viewModel.validate() }
    )
    .navigationTitle("Sign in")
  }
}
