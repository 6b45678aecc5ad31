import PresentationUI
import SwiftUI

struct ContactDetailsContentView: View {
  let phoneModel: ValidatedTextField.Model
  let emailModel: ValidatedTextField.Model
  let isSubmitting: Bool
  var refusal: FormRefusal?
  @Binding var phone: String
  @Binding var email: String
  let onSubmit: @MainActor () -> Void

  @FocusState private var focus: String?

  var body: some View {
    StepLayout {
      StepHeading(title: L10n.contactHeading, message: L10n.contactBody)
      ValidatedTextField(model: phoneModel, text: $phone)
        .submitLabel(.next)
        .onSubmit { focus = emailModel.accessibilityID }
      ValidatedTextField(model: emailModel, text: $email)
        .submitLabel(.send)
        .onSubmit(onSubmit)
    } footer: {
      SubmitButton(
        L10n.submit, busyTitle: L10n.submitting, isSubmitting: isSubmitting,
        accessibilityID: "contactDetails.submitButton.tap", action: onSubmit)
    }
    .fieldFocus($focus, on: refusal)
  }
}

#Preview {
  NavigationStack {
    ContactDetailsContentView(
      phoneModel: .init(
        label: L10n.phoneLabel, placeholder: L10n.phonePlaceholder, errorMessage: L10n.errorPhone,
        accessibilityID: "contactDetails.phoneTextField.input"),
      emailModel: .init(
        label: L10n.emailLabel, placeholder: L10n.emailPlaceholder,
        accessibilityID: "contactDetails.emailTextField.input"),
      isSubmitting: false, phone: .constant("123"), email: .constant("name@example.com"),
      onSubmit: {})
  }
}
