import Foundation
import Testing

@testable import Presentation

@MainActor
@Suite("A form's draft")
struct DraftTests {
  @Test("what was entered and shown survives as data")
  func survives() async throws {
    let form = FormModel(Signup(), rules: Signup.rules)
    form.name = "A name of more than ten"
    await form.submit { _ in }
    let saved = try #require(form.savedDraft)

    let other = FormModel(Signup(), rules: Signup.rules)
    #expect(other.restore(savedDraft: saved))
    #expect(other.draft == form.draft)
    #expect(other.shownFailures == form.shownFailures)
    #expect(other.refusals == 1)
    #expect(other.isDirty)
    #expect(other.savedDraft == saved)
  }

  @Test("a form in which nothing was done has nothing to keep, nor has one that was sent")
  func nothing() async {
    let form = FormModel(Signup.right, rules: Signup.rules)
    #expect(form.savedDraft == nil)
    form.name = "Eve"
    #expect(form.savedDraft != nil)
    form.name = "Ada"
    #expect(form.savedDraft == nil)
    form.name = "Eve"
    await form.submit { _ in }
    #expect(form.savedDraft == nil)
  }

  @Test("data of another version changes nothing")
  func unreadable() {
    let form = FormModel(Signup(), rules: Signup.rules)
    form.name = "Ada"
    #expect(!form.restore(savedDraft: Data("{}".utf8)))
    #expect(form.name == "Ada")
  }
}
