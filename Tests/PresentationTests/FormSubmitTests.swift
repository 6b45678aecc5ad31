import Foundation
import ManualClock
import Testing
import Validation

@testable import Presentation

@MainActor
@Suite("Submitting", .timeLimit(.minutes(10)))
struct FormSubmitTests {
  @Test("a wrong form is refused: all is shown, the first field gets the focus")
  func refused() async {
    let form = FormModel(Signup(password: "x"), rules: Signup.rules)
    var isDone = false
    let outcome = await form.submit { _ in isDone = true }
    guard case .refused(let report) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(report.map(\.path) == ["name", "email", "password", "confirmation"])
    #expect(form.shownFailures.map(\.path) == report.map(\.path))
    #expect(!isDone && form.refusals == 1 && form.focus == "name" && form.focusRequests == 1)
    form.name = "Ada"
    await form.submit { _ in }
    #expect(form.focus == "email" && form.refusals == 2)
    await form.submit { _ in }
    #expect(form.focus == "email" && form.focusRequests == 3)
  }

  @Test("a right form is submitted as it stands, and begins anew from there")
  func submitted() async {
    let form = FormModel(Signup(), rules: Signup.rules)
    await form.submit { _ in }
    form.draft = .right
    var received: Signup?
    let outcome = await form.submit { received = $0 }
    guard case .submitted = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(received == .right && !form.isDirty && form.refusals == 0 && form.shownFailures.isEmpty)
  }

  @Test("a second submission while one is under way does nothing")
  func twice() async {
    let answers = Answers<Void>()
    let form = FormModel(Signup.right, rules: Signup.rules)
    let first = Task { await form.submit { _ in try await answers.ask() } }
    await answers.questions(1)
    #expect(form.isSubmitting)
    guard case .ignored = await form.submit({ _ in try await answers.ask() }) else {
      Issue.record("submitted twice")
      return
    }
    answers.answer(1, .success(()))
    _ = await first.value
    #expect(!form.isSubmitting && answers.asked == 1)
  }

  @Test("a failure that no field can help keeps the inputs")
  func failed() async {
    let form = FormModel(Signup.right, rules: Signup.rules)
    form.name = "Eve"
    guard case .failed(let error) = await form.submit({ _ in throw Broken(number: 4) }) else {
      Issue.record("submitted")
      return
    }
    #expect(error as? Broken == Broken(number: 4))
    #expect(form.name == "Eve" && form.isDirty && !form.isSubmitting && form.shownFailures.isEmpty)
  }

  @Test("what the server finds is shown at its field until that changes")
  func server() async {
    let form = FormModel(Signup.right, rules: Signup.rules)
    let found = ValidationReport([
      ValidationFailure(path: .root, code: "closed"),
      ValidationFailure(path: "email", code: "taken"),
      ValidationFailure(path: "race", code: "unknown"),
    ])
    guard case .refused = await form.submit({ _ in throw found }) else {
      Issue.record("submitted")
      return
    }
    #expect(form.failure(at: "email")?.code == "taken" && form.focus == "email")
    #expect(form.shownFailures.map(\.code) == ["closed", "taken", "unknown"])
    form.name = "Eve"
    #expect(form.shownFailures.map(\.code) == ["taken", "unknown"])
    form.email = "eve@example.com"
    #expect(form.failure(at: "email") == nil && form.failure(at: "race") != nil)
    guard case .submitted = await form.submit({ _ in }) else {
      Issue.record("the server's old finding refused a new draft")
      return
    }
    #expect(form.shownFailures.isEmpty)
  }

  @Test("of several findings of the server at one field the first is shown")
  func severalOfOneField() async {
    let form = FormModel(Signup.right, rules: Signup.rules)
    let found = ValidationReport([
      ValidationFailure(path: "email", code: "taken"),
      ValidationFailure(path: "email", code: "blocked"),
    ])
    await form.submit { _ in throw found }
    #expect(form.failure(at: "email")?.code == "taken")
  }

  @Test("an edit during the submission is kept, and is what differs afterwards")
  func editMeanwhile() async {
    let answers = Answers<Void>()
    let form = FormModel(Signup.right, rules: Signup.rules)
    var received: Signup?
    let submission = Task {
      await form.submit {
        received = $0
        try await answers.ask()
      }
    }
    await answers.questions(1)
    form.name = "Late"
    answers.answer(1, .success(()))
    _ = await submission.value
    #expect(received == .right && form.name == "Late" && form.field(\.name).isDirty)
  }

  @Test("a wizard goes forward over right steps, and back whatever is entered")
  func steps() async {
    let form = FormModel(Signup(), rules: Signup.rules)
    form.steps = [
      FormStep("who", fields: ["name", "email"]),
      FormStep("secret", fields: ["password", "confirmation"]),
      FormStep("guests", fields: ["guests"]),
    ]
    let index = Watcher { _ = form.stepIndex }
    #expect(form.step?.id == "who")
    #expect(await form.goForward() == false)
    #expect(form.stepIndex == 0 && form.focus == "name")
    #expect(form.shownFailures.map(\.path) == ["name", "email"])
    form.name = "Ada"
    form.email = "ada@example.com"
    #expect(await form.goForward())
    #expect(index.take() == 1)
    // What is wrong here isn't shown before one has tried.
    #expect(form.step?.id == "secret" && form.shownFailures.isEmpty && form.refusals == 0)
    form.goBack()
    #expect(form.step?.id == "who")
    #expect(!form.go(to: "guests") && form.step?.id == "secret")
    form.password = "secret"
    form.confirmation = "secret"
    #expect(form.go(to: "guests"))
    form[\.guests] = [.init(id: 1)]
    #expect(await form.goForward() == false)
    form.rows(\.guests)[0][\.name] = "Eve"
    form.name = ""
    await form.submit { _ in }
    #expect(form.step?.id == "who" && form.focus == "name")
  }

  @Test("a wizard that loses steps shows the last that is left")
  func fewerSteps() async {
    let form = FormModel(Signup.right, rules: Signup.rules)
    let all = ["name", "email", "password"].map { FormStep($0, fields: [FieldPath($0)!]) }
    form.steps = all
    #expect(form.go(to: "password") && form.stepIndex == 2)
    form.steps = Array(all.prefix(2))
    #expect(form.step?.id == "email")
    form.steps = []
    #expect(form.stepIndex == 0 && form.step == nil)
  }

  @Test("a form survives a reload")
  func snapshot() async throws {
    let form = FormModel(Signup(), rules: Signup.rules)
    form.steps = [FormStep("a", fields: ["name"]), FormStep("b", fields: ["email"])]
    form.name = "Ada"
    await form.goForward()
    form.email = "wrong"
    form.blur("email")
    await form.submit { _ in }
    form.show(ValidationReport([ValidationFailure(path: "race", code: "unknown")]))
    let data = try JSONEncoder().encode(form.snapshot)
    let again = FormModel(Signup(), rules: Signup.rules)
    again.steps = form.steps
    again.restore(try JSONDecoder().decode(FormSnapshot<Signup>.self, from: data))
    #expect(again.draft == form.draft && again.stepIndex == form.stepIndex)
    #expect(again.refusals == form.refusals && again.isDirty)
    #expect(again.field(\.email).isTouched && again.field(\.email).isDirty)
    #expect(again.shownFailures.map(\.description) == form.shownFailures.map(\.description))
    #expect(again.snapshot == form.snapshot)
    again.email = "ada@example.com"
    #expect(again.failure(at: "email") == nil)
  }

  @Test("what is entered while the form is sent is dirty beside what was sent, also if it is back")
  func editedWhileSending() async {
    let form = FormModel(Signup.right, rules: Signup.rules)
    form.name = "Eve"
    await form.submit { _ in form.name = "Ada" }
    #expect(form.isDirty)
    #expect(form.field(\.name).isDirty)
    form.name = "Eve"
    #expect(!form.isDirty)
  }

  @Test("a form that begins anew while it is sent is still being sent, and keeps its new beginning")
  func begunAnewWhileSending() async {
    let form = FormModel(Signup.right, rules: Signup.rules)
    form.name = "Eve"
    var second: Submission?
    await form.submit { _ in
      form.reset(to: Signup.right)
      second = await form.submit { _ in }
    }
    guard case .ignored = second else {
      Issue.record("Two submissions at once: \(String(describing: second))")
      return
    }
    #expect(!form.isSubmitting)
    #expect(form.name == "Ada")
    #expect(!form.isDirty)
  }
}
