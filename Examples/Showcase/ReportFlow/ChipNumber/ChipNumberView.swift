import PresentationUI
import SwiftUI

/// Step 1 of 4.
struct ChipNumberView: View {
  let onLeave: @MainActor () -> Void
  let onContinue: @MainActor () -> Void
  @StateObject private var viewModel: ChipNumberViewModel

  init(
    flow: ReportMissingPetFlowState, onLeave: @escaping @MainActor () -> Void,
    onContinue: @escaping @MainActor () -> Void
  ) {
    self.onLeave = onLeave
    self.onContinue = onContinue
    _viewModel = StateObject(wrappedValue: ChipNumberViewModel(flow: flow))
  }

  var body: some View {
    ChipNumberContentView(
      chipNumberModel: viewModel.chipNumberTextFieldModel,
      chipNumber: $viewModel.formData.chipNumber,
      onContinue: viewModel.onContinueTapped
    )
    .stepBar(
      title: L10n.chipNumberTitle, number: 1,
      leading: LeadingBarButton(
        kind: .close, accessibilityID: "chipNumber.closeButton.tap", action: onLeave)
    )
    .onAppear { viewModel.onContinue = onContinue }
  }
}
