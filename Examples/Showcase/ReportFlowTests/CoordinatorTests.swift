import Foundation
import Testing

@testable import ReportFlow

@MainActor
@Suite("Coordinator")
struct CoordinatorTests {
  private let store = InMemoryReportStore()

  private func makeCoordinator() -> ReportMissingPetCoordinator {
    ReportMissingPetCoordinator(services: ReportFlowServices(store: store, now: { sampleNow }))
  }

  /// A coordinator at the contact step of a flow in which everything is filled in.
  private func coordinatorAtContact() -> ReportMissingPetCoordinator {
    let coordinator = makeCoordinator()
    coordinator.open()
    coordinator.flow.draft.chipNumber = "12345"
    coordinator.advance(to: .photo)
    coordinator.advance(to: .description)
    coordinator.flow.draft.animal = .sample
    coordinator.advance(to: .contact)
    coordinator.flow.draft.contact = ContactDetails(phone: "1234567", email: "a@example.com")
    return coordinator
  }

  @Test("Continue leads through the steps, Back leads back, and entries stay")
  func through() {
    let coordinator = coordinatorAtContact()
    #expect(coordinator.isPresented)
    #expect(coordinator.path == [.photo, .description, .contact])
    coordinator.back()
    #expect(coordinator.path == [.photo, .description])
    coordinator.path = []
    #expect(coordinator.flow.draft.chipNumber == "12345")
    #expect(coordinator.flow.draft.animal == .sample)
    coordinator.back()
    #expect(coordinator.path == [])
  }

  @Test("leaving clears everything")
  func leave() {
    let coordinator = coordinatorAtContact()
    let id = coordinator.flow.draft.id
    let revision = coordinator.revision
    coordinator.leave()
    #expect(!coordinator.isPresented)
    #expect(coordinator.flow.draft.isUntouched)
    #expect(coordinator.flow.draft.id != id)
    #expect(coordinator.path == [])
    #expect(coordinator.revision != revision)
  }

  @Test("leaving removes the photo that was never sent")
  func leaveWithPhoto() async throws {
    try await withTemporaryFolder { folder in
      let coordinator = coordinatorAtContact()
      let file = try chosenFile(pngData(), in: folder)
      let photo = try await store.addPhoto(copying: file.url, type: .png)
      coordinator.flow.draft.photo = photo
      coordinator.leave()
      // The removal runs by itself.
      while store.photoURL(photo) != nil { await Task.yield() }
      #expect(coordinator.flow.draft.photo == nil)
    }
  }

  @Test(
    "an address without state leads to the first step",
    arguments: ["/report", "/report/photo", "/report/description", "/report/contact"])
  func deepLink(address: String) {
    let coordinator = makeCoordinator()
    coordinator.open(ReportRoute.steps(from: address))
    #expect(coordinator.isPresented)
    #expect(coordinator.path == [])
  }

  @Test("an address leads as far as the state allows")
  func deepLinkWithState() {
    let coordinator = coordinatorAtContact()
    coordinator.open(ReportStep.photo.stack)
    #expect(coordinator.path == [.photo])
    coordinator.open(ReportStep.contact.stack)
    #expect(coordinator.path == [.photo, .description, .contact])
    coordinator.open(ReportStep.summary.stack)
    #expect(coordinator.path == [.photo, .description, .contact])
    coordinator.flow.draft.animal = nil
    coordinator.open(ReportStep.contact.stack)
    #expect(coordinator.path == [.photo, .description])
  }

  @Test("while a report is sent nobody leaves its step")
  func submitting() {
    let coordinator = coordinatorAtContact()
    coordinator.flow.isSubmitting = true
    coordinator.path = [.photo]
    #expect(coordinator.path == [.photo, .description, .contact])
    coordinator.open([])
    coordinator.leave()
    #expect(coordinator.isPresented)
    #expect(coordinator.path.last == .contact)
  }

  @Test("Back from the summary leaves the flow; what was sent is not edited again")
  func afterSubmission() {
    let coordinator = coordinatorAtContact()
    coordinator.flow.draft.isSubmitted = true
    coordinator.advance(to: .summary)
    #expect(coordinator.path.last == .summary)
    coordinator.path.removeLast()
    #expect(!coordinator.isPresented)
    #expect(coordinator.flow.draft.isUntouched)
  }

  @Test("an address of the flow after the summary begins anew")
  func reopenAfterSubmission() {
    let coordinator = coordinatorAtContact()
    coordinator.flow.draft.isSubmitted = true
    coordinator.advance(to: .summary)
    coordinator.open([])
    #expect(coordinator.isPresented)
    #expect(coordinator.flow.draft.isUntouched)
    #expect(coordinator.path == [])
  }

  // MARK: - Draft

  @Test("a reload keeps the draft and the step, also when the draft comes after the address")
  func reload() {
    let before = coordinatorAtContact()
    before.flow.draft.contactForm.phone = "123"
    let kept = before.flow.draft.encoded

    let after = makeCoordinator()
    after.open(ReportStep.contact.stack)
    #expect(after.path == [])
    after.restore(from: kept, timeZone: .gmt)
    #expect(after.flow.draft == before.flow.draft)
    #expect(after.path == [.photo, .description, .contact])
  }

  @Test("a draft never overwrites what was entered meanwhile")
  func lateDraft() {
    let kept = coordinatorAtContact().flow.draft.encoded
    let coordinator = makeCoordinator()
    coordinator.open()
    coordinator.flow.draft.chipNumber = "9"
    coordinator.restore(from: kept, timeZone: .gmt)
    #expect(coordinator.flow.draft.chipNumber == "9")
    #expect(coordinator.flow.draft.animal == nil)
  }

  @Test("an untouched draft is not kept", arguments: ["", "x", "{}", "[1,2]", "null"])
  func unreadable(text: String) {
    let coordinator = makeCoordinator()
    #expect(coordinator.flow.draft.encoded == "")
    coordinator.restore(from: text, timeZone: .gmt)
    #expect(coordinator.flow.draft.isUntouched)
  }

  @Test("a draft that was changed on the way is judged again")
  func forged() {
    let before = coordinatorAtContact()
    before.flow.draft.chipNumber = "not a number 12345678901234567"
    before.flow.draft.animal?.age = 99
    before.flow.draft.contact?.phone = "call me"
    before.flow.draft.isSubmitted = true
    before.flow.draft.furthestStep = .summary
    before.flow.draft.photo = PhotoReference(type: .png)

    let after = makeCoordinator()
    after.open(ReportStep.summary.stack)
    after.restore(from: before.flow.draft.encoded, timeZone: .gmt)
    #expect(after.flow.draft.chipNumber == "12345-67890-12345")
    #expect(after.flow.draft.animal == nil)
    #expect(after.flow.draft.contact == nil)
    #expect(after.flow.draft.photo == nil)
    #expect(after.path == [.photo, .description])
  }
}
