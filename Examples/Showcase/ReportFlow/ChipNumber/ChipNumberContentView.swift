import PresentationUI
import SwiftUI

struct ChipNumberContentView: View {
  let chipNumberModel: ValidatedTextField.Model
  @Binding var chipNumber: String
  let onContinue: @MainActor () -> Void

  var body: some View {
    StepLayout {
      StepHeading(title: L10n.chipNumberHeading, message: L10n.chipNumberBody)
      ValidatedTextField(model: chipNumberModel, text: $chipNumber)
        .submitLabel(.continue)
        .onSubmit(onContinue)
    } footer: {
      SubmitButton(
        L10n.continue, accessibilityID: "chipNumber.continueButton.tap", action: onContinue)
    }
  }
}

#Preview {
  NavigationStack {
    ChipNumberContentView(
      chipNumberModel: .init(
        label: L10n.chipNumberLabel, placeholder: L10n.chipNumberPlaceholder,
        accessibilityID: "chipNumber.chipNumberTextField.input"),
      chipNumber: .constant("12345-67890"), onContinue: {})
  }
}
