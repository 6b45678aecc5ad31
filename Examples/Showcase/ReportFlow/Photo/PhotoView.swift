import SwiftUI

/// Step 2 of 4.
struct PhotoView: View {
  let onBack: @MainActor () -> Void
  let onContinue: @MainActor () -> Void
  @StateObject private var viewModel: PhotoViewModel

  init(
    flow: ReportMissingPetFlowState, store: any ReportStore,
    onBack: @escaping @MainActor () -> Void,
    onContinue: @escaping @MainActor () -> Void
  ) {
    self.onBack = onBack
    self.onContinue = onContinue
    _viewModel = StateObject(wrappedValue: PhotoViewModel(flow: flow, store: store))
  }

  var body: some View {
    PhotoContentView(
      state: viewModel.uiState,
      onChoose: { file in Task { await viewModel.choose(file) } },
      onRefuse: viewModel.refuse,
      onRemove: { Task { await viewModel.remove() } },
      onContinue: viewModel.onContinueTapped
    )
    .stepBar(
      title: L10n.photoTitle, number: 2,
      leading: LeadingBarButton(
        kind: .back, accessibilityID: "photo.backButton.tap", action: onBack)
    )
    .onAppear { viewModel.onContinue = onContinue }
  }
}
