import Presentation
import PresentationUI
import SwiftUI

/// Step 3 of 4.
struct AnimalDescriptionView: View {
  let onBack: @MainActor () -> Void
  let onContinue: @MainActor () -> Void
  @StateObject private var viewModel: AnimalDescriptionViewModel
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  init(
    flow: ReportMissingPetFlowState, services: ReportFlowServices, location: any LocationProvider,
    onBack: @escaping @MainActor () -> Void, onContinue: @escaping @MainActor () -> Void
  ) {
    self.onBack = onBack
    self.onContinue = onContinue
    _viewModel = StateObject(
      wrappedValue: AnimalDescriptionViewModel(
        flow: flow, location: location, toasts: services.makeToasts(),
        now: services.now))
  }

  var body: some View {
    AnimalDescriptionContentView(
      models: viewModel.models,
      formData: $viewModel.formData,
      selectedSpeciesIndex: $viewModel.selectedSpeciesIndex,
      refusal: viewModel.refusal,
      onGPSButtonTap: viewModel.requestGPSPosition,
      onContinue: viewModel.onContinueTapped
    )
    .stepBar(
      title: L10n.descriptionTitle, number: 3,
      leading: LeadingBarButton(
        kind: .back, accessibilityID: "animalDescription.backButton.tap", action: onBack)
    )
    .toast(viewModel.toasts)
    .alert(L10n.permissionTitle, isPresented: $viewModel.uiState.showPermissionDeniedAlert) {
      Button(L10n.cancel, role: .cancel) {}
        .accessibilityIdentifier("animalDescription.permissionCancelButton.tap")
      Button(L10n.goToSettings, action: viewModel.openSettings)
        .accessibilityIdentifier("animalDescription.permissionSettingsButton.tap")
    } message: {
      Text(L10n.permissionMessage)
    }
    .onChange(of: timeZone, initial: true) { _, timeZone in
      viewModel.timeZone = timeZone
    }
    .onChange(of: locale, initial: true) { _, locale in
      viewModel.locale = locale
    }
    .onAppear { viewModel.onContinue = onContinue }
    .onDisappear(perform: viewModel.onDisappear)
  }
}
