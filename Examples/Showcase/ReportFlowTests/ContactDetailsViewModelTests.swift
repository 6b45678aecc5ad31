import Foundation
import Presentation
import ScreenTesting
import Testing

@testable import ReportFlow

@MainActor
@Suite("Contact view model")
struct ContactDetailsViewModelTests {
  private let flow = ReportMissingPetFlowState()
  private let toasts = ToastCenter(mode: .replacing, clock: ScreenClock())

  private func makeModel(_ submission: FakeSubmission) -> ContactDetailsViewModel {
    flow.draft.animal = .sample
    let model = ContactDetailsViewModel(
      flow: flow, submission: submission, toasts: toasts, now: { sampleNow })
    model.formData = .init(phone: "+48 123 456 789", email: " luna@example.com ")
    return model
  }

  @Test("a valid form is sent once, then the flow goes on")
  func sent() async {
    let submission = FakeSubmission()
    let model = makeModel(submission)
    flow.draft.chipNumber = "12345-6"
    var submitted = 0
    model.onSubmitted = { submitted += 1 }
    await model.submit()
    #expect(submission.reports.count == 1)
    #expect(submission.reports.first?.id == flow.draft.id)
    #expect(submission.reports.first?.chipNumber == "123456")
    #expect(
      submission.reports.first?.contact
        == ContactDetails(phone: "+48123456789", email: "luna@example.com"))
    #expect(submission.reports.first?.createdAt == sampleNow)
    #expect(submitted == 1)
    #expect(flow.draft.isSubmitted)
  }

  @Test("while a report is sent the fields are disabled and a second tap does nothing")
  func once() async {
    let submission = FakeSubmission(isHolding: true)
    let model = makeModel(submission)
    let sending = Task { await model.submit() }
    await submission.arrival()
    #expect(model.uiState.isSubmitting)
    #expect(model.phoneTextFieldModel.isDisabled)
    #expect(model.emailTextFieldModel.isDisabled)
    await model.submit()
    // A screen made anew by a detour is of the same flow.
    await ContactDetailsViewModel(flow: flow, submission: submission, toasts: toasts)
      .submit()
    submission.release()
    await sending.value
    #expect(submission.reports.count == 1)
    #expect(!model.uiState.isSubmitting)
    #expect(!model.phoneTextFieldModel.isDisabled)
  }

  @Test("a failure gives the alert and keeps the inputs; Try Again sends the same report")
  func failure() async {
    let submission = FakeSubmission(failures: 1)
    let model = makeModel(submission)
    var submitted = 0
    model.onSubmitted = { submitted += 1 }
    await model.submit()
    #expect(model.uiState.showFailureAlert)
    #expect(!model.uiState.isSubmitting)
    #expect(model.formData.phone == "+48 123 456 789")
    #expect(model.formData.email == " luna@example.com ")
    #expect(submitted == 0)
    #expect(!flow.draft.isSubmitted)
    await model.submit()
    #expect(!model.uiState.showFailureAlert)
    #expect(submitted == 1)
    #expect(Set(submission.reports.map(\.id)).count == 1)
  }

  @Test("an invalid form shows both errors and a toast of 3 seconds, and sends nothing")
  func invalid() async {
    let submission = FakeSubmission()
    let model = makeModel(submission)
    model.formData = .init(phone: "123", email: "luna")
    await model.submit()
    #expect(model.phoneTextFieldModel.errorMessage == L10n.errorPhone)
    #expect(model.emailTextFieldModel.errorMessage == L10n.errorEmail)
    #expect(toasts.current?.message == L10n.validationErrorToast)
    #expect(toasts.current?.duration == .seconds(3))
    #expect(submission.reports.isEmpty)
    model.onDisappear()
    #expect(toasts.current == nil)
  }
}
