import Presentation
import PresentationUI
import SwiftUI

@MainActor
final class ContactDetailsViewModel: ObservableObject {
  @Published var formData: FormData {
    didSet { if flow.draft.contactForm != formData { flow.draft.contactForm = formData } }
  }
  @Published var validationErrors = ValidationErrors.clear
  /// The last submission that was not tried.
  @Published private(set) var refusal: FormRefusal?
  @Published var uiState = UIState()

  /// What is said over the screen: one message at a time.
  let toasts: ToastCenter

  var onSubmitted: (@MainActor () -> Void)?

  private let flow: ReportMissingPetFlowState
  private let submission: any ReportSubmitting
  private let now: @MainActor () -> Date

  struct FormData: Equatable, Codable {
    var phone = ""
    var email = ""
  }

  struct ValidationErrors: Equatable {
    var phone: String?
    var email: String?

    static let clear = ValidationErrors()
  }

  struct UIState: Equatable {
    var isSubmitting = false
    var showFailureAlert = false
  }

  init(
    flow: ReportMissingPetFlowState, submission: any ReportSubmitting,
    toasts: ToastCenter, now: @escaping @MainActor () -> Date = { Date() }
  ) {
    self.flow = flow
    self.submission = submission
    self.toasts = toasts
    self.now = now
    formData = flow.draft.contactForm
  }

  // MARK: - Models

  var phoneTextFieldModel: ValidatedTextField.Model {
    ValidatedTextField.Model(
      label: L10n.phoneLabel, placeholder: L10n.phonePlaceholder,
      errorMessage: validationErrors.phone, isDisabled: uiState.isSubmitting,
      keyboardType: .phonePad, contentType: .telephoneNumber,
      accessibilityID: "contactDetails.phoneTextField.input")
  }

  var emailTextFieldModel: ValidatedTextField.Model {
    ValidatedTextField.Model(
      label: L10n.emailLabel, placeholder: L10n.emailPlaceholder,
      errorMessage: validationErrors.email, isDisabled: uiState.isSubmitting,
      keyboardType: .emailAddress, contentType: .emailAddress,
      accessibilityID: "contactDetails.emailTextField.input")
  }

  // MARK: - User actions

  /// Checks both fields and sends the report. While one is being sent nothing happens.
  func submit() async {
    guard !flow.isSubmitting else { return }
    toasts.clear()
    uiState.showFailureAlert = false
    validationErrors = .clear
    let errors = ContactRules.errors(in: formData)
    guard errors.isEmpty else {
      applyValidationErrors(errors)
      refusal = errors.first.map { FormRefusal(fieldID: fieldID(of: $0), after: refusal) }
      toasts.show(L10n.validationErrorToast, style: .warning)
      return
    }
    flow.draft.contact = ContactRules.contact(from: formData)
    guard let report = flow.report(createdAt: now()) else {
      // Only an address could lead here before the description was given.
      uiState.showFailureAlert = true
      return
    }

    setSubmitting(true)
    do {
      try await submission.submit(report)
      setSubmitting(false)
      flow.draft.isSubmitted = true
      onSubmitted?()
    } catch {
      setSubmitting(false)
      uiState.showFailureAlert = true
    }
  }

  func onDisappear() {
    toasts.clear()
  }

  private func setSubmitting(_ isSubmitting: Bool) {
    flow.isSubmitting = isSubmitting
    uiState.isSubmitting = isSubmitting
  }

  private func applyValidationErrors(_ errors: [ContactError]) {
    for error in errors {
      switch error {
      case .invalidPhone: validationErrors.phone = L10n.errorPhone
      case .invalidEmail: validationErrors.email = L10n.errorEmail
      }
    }
  }

  private func fieldID(of error: ContactError) -> String {
    switch error {
    case .invalidPhone: phoneTextFieldModel.accessibilityID
    case .invalidEmail: emailTextFieldModel.accessibilityID
    }
  }
}
