import PresentationUI
import SwiftUI

@MainActor
final class ChipNumberViewModel: ObservableObject {
  @Published var formData: FormData {
    didSet { formDataChanged() }
  }

  var onContinue: (@MainActor () -> Void)?

  private let flow: ReportMissingPetFlowState

  struct FormData: Equatable {
    /// As the field shows it: `00000-00000-00000`.
    var chipNumber = ""
  }

  init(flow: ReportMissingPetFlowState) {
    self.flow = flow
    formData = FormData(chipNumber: flow.draft.chipNumber)
  }

  var chipNumberTextFieldModel: ValidatedTextField.Model {
    ValidatedTextField.Model(
      label: L10n.chipNumberLabel, placeholder: L10n.chipNumberPlaceholder,
      keyboardType: .numberPad, mask: ChipNumber.mask,
      accessibilityID: "chipNumber.chipNumberTextField.input")
  }

  func onContinueTapped() {
    onContinue?()
  }

  private func formDataChanged() {
    let masked = ChipNumber.masked(formData.chipNumber)
    if formData.chipNumber != masked { formData.chipNumber = masked }
    if flow.draft.chipNumber != masked { flow.draft.chipNumber = masked }
  }
}
