import Presentation
import PresentationUI
import SwiftUI

/// Step 4 of 4.
struct ContactDetailsView: View {
  let onBack: @MainActor () -> Void
  let onSubmitted: @MainActor () -> Void
  @StateObject private var viewModel: ContactDetailsViewModel

  init(
    flow: ReportMissingPetFlowState, services: ReportFlowServices,
    onBack: @escaping @MainActor () -> Void,
    onSubmitted: @escaping @MainActor () -> Void
  ) {
    self.onBack = onBack
    self.onSubmitted = onSubmitted
    _viewModel = StateObject(
      wrappedValue: ContactDetailsViewModel(
        flow: flow, submission: services.submission,
        toasts: services.makeToasts(), now: services.now))
  }

  var body: some View {
    ContactDetailsContentView(
      phoneModel: viewModel.phoneTextFieldModel,
      emailModel: viewModel.emailTextFieldModel,
      isSubmitting: viewModel.uiState.isSubmitting,
      refusal: viewModel.refusal,
      phone: $viewModel.formData.phone,
      email: $viewModel.formData.email,
      onSubmit: submit
    )
    .stepBar(
      title: L10n.contactTitle, number: 4,
      leading: LeadingBarButton(
        kind: .back, isDisabled: viewModel.uiState.isSubmitting,
        accessibilityID: "contactDetails.backButton.tap", action: onBack)
    )
    .toast(viewModel.toasts)
    .alert(L10n.submissionFailedTitle, isPresented: $viewModel.uiState.showFailureAlert) {
      Button(L10n.cancel, role: .cancel) {}
        .accessibilityIdentifier("contactDetails.failureCancelButton.tap")
      Button(L10n.tryAgain, action: submit)
        .accessibilityIdentifier("contactDetails.tryAgainButton.tap")
    } message: {
      Text(L10n.submissionFailedMessage)
    }
    .onAppear { viewModel.onSubmitted = onSubmitted }
    .onDisappear(perform: viewModel.onDisappear)
  }

  private func submit() {
    Task { await viewModel.submit() }
  }
}
