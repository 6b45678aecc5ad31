import Accounts
import SwiftUI

/// Asks who the visitor is.
struct SignInView: View {
  @StateObject private var viewModel: SignInViewModel
  private let onLeave: @MainActor () -> Void

  init(viewModel: SignInViewModel, onLeave: @escaping @MainActor () -> Void) {
    _viewModel = StateObject(wrappedValue: viewModel)
    self.onLeave = onLeave
  }

  var body: some View {
    SignInContentView(
      email: Binding(get: { viewModel.form.email }, set: { viewModel.form.email = $0 }),
      password: Binding(get: { viewModel.form.password }, set: { viewModel.form.password = $0 }),
      emailError: viewModel.form.field(\.email).message,
      passwordError: viewModel.form.field(\.password).message,
      refusals: viewModel.form.refusals, notice: viewModel.notice, error: viewModel.error,
      isSigningIn: viewModel.isSigningIn,
      demoAccounts: DemoAccount.all(in: CareServices.area).map(DemoRow.init),
      onSignIn: { Task { await viewModel.signIn() } },
      onDemo: { id in
        guard let demo = DemoAccount.all.first(where: { $0.id == id }) else { return }
        Task { await viewModel.signIn(as: demo) }
      }
    )
    .navigationTitle("CareSupport")
    .allAreasButton(onLeave)
  }
}
