import PresentationUI
import SwiftUI

/// The way in.
struct LoginView: View {
  @StateObject private var viewModel: LoginViewModel
  private let sample: SampleAccount?

  init(
    services: BuilderServices, onSignedIn: @escaping @MainActor (BuilderUser) -> Void
  ) {
    sample = services.sample
    _viewModel = StateObject(
      wrappedValue: LoginViewModel(
        authentication: services.authentication, clock: services.clock, onSignedIn: onSignedIn))
  }

  var body: some View {
    ZStack {
      if viewModel.viewState.isLoading {
        LoadingStateView(message: "Signing in…")
      } else {
        LoginContentView(
          email: $viewModel.email, password: $viewModel.password,
          isPasswordVisible: $viewModel.isPasswordVisible, emailError: viewModel.emailError,
          passwordError: viewModel.passwordError, canLogin: viewModel.canLogin,
          sampleEmail: sample?.email, samplePassword: sample?.password, onLogin: viewModel.login,
          onUseSample: { if let sample { viewModel.fill(sample) } })
      }
    }
    .navigationTitle("Bob the Builder")
    .navigationBarTitleDisplayMode(.inline)
    .alert("You Are Not Signed In", isPresented: $viewModel.showError) {
      Button("OK", role: .cancel) {}
        .accessibilityIdentifier("login.errorButton.tap")
    } message: {
      Text(viewModel.errorMessage)
    }
  }
}
