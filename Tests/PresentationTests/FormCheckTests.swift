import ManualClock
import Testing
import Validation

@testable import Presentation

@MainActor
@Suite("Checks that take time", .timeLimit(.minutes(10)))
struct FormCheckTests {
  private let answers = Answers<Bool>()
  private let clock = ManualClock()

  private func form(
    _ timing: ValidationTiming = .onChange, debounce: Duration = .milliseconds(300)
  ) -> FormModel<Signup> {
    let rules = Rules<Signup> { [answers] rules in
      rules.field(\.email, .required, .email)
      rules.asynchronous(\.email, code: "taken", debounce: debounce) { _ in try await answers.ask()
      }
      rules.field(\.name, .length(...10))
    }
    return FormModel(Signup(), rules: rules, timing: timing, clock: clock)
  }

  @Test("one is asked about after the last key, and pending is shown from the first on")
  func debounce() async {
    let form = form()
    let email = form.field(\.email)
    email.value = "a@b"
    #expect(!email.isChecking)
    email.value = "a@b.co"
    #expect(email.isChecking)
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(200))
    email.value = "a@b.com"
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(200))
    #expect(answers.asked == 0)
    clock.advance(by: .milliseconds(100))
    await answers.questions(1)
    #expect(email.isChecking && form.isValid)
    answers.answer(1, .success(false))
    await until { !email.isChecking }
    #expect(email.failure?.code == "taken" && !form.isValid)
    email.value = "b@b.com"
    #expect(email.failure == nil && email.isChecking && form.isValid)
  }

  @Test("the newest answer wins; an older one is cancelled and worth nothing")
  func newest() async {
    let form = form(debounce: .zero)
    let email = form.field(\.email)
    email.value = "a@b.co"
    await answers.questions(1)
    email.value = "c@d.co"
    await answers.questions(2)
    #expect(answers.cancelled == [1])
    answers.answer(1, .success(false))
    for _ in 0..<20 { await Task.yield() }
    #expect(email.failure == nil && email.isChecking)
    answers.answer(2, .success(true))
    await until { !email.isChecking }
    #expect(email.failure == nil)
  }

  @Test("an entry that is emptied or wrong is not asked about any more")
  func withdrawn() async {
    let form = form(debounce: .zero)
    let email = form.field(\.email)
    for text in ["", "a@b"] {
      email.value = "a@b.co"
      await answers.questions(answers.asked + 1)
      email.value = text
      #expect(!email.isChecking)
      #expect(answers.cancelled.contains(answers.asked))
    }
  }

  @Test("a change of another field asks nothing")
  func others() async {
    let form = form(debounce: .zero)
    form.email = "a@b.co"
    await answers.questions(1)
    form.name = "Ada"
    #expect(form.field(\.email).isChecking && answers.cancelled.isEmpty)
    answers.answer(1, .success(true))
    await until { !form.field(\.email).isChecking }
    #expect(answers.asked == 1)
  }

  @Test("a check that fails is reported, and is not a failure of the entry")
  func broken() async {
    let form = form(debounce: .zero)
    let email = form.field(\.email)
    email.value = "a@b.co"
    await answers.questions(1)
    answers.answer(1, .failure(Broken()))
    await until { !email.isChecking }
    #expect(email.isUndetermined && email.failure == nil && form.isValid)
    email.value = "a@b.com"
    #expect(!email.isUndetermined)
  }

  @Test("a submission starts unanswered checks at once")
  func submit() async {
    let form = form(.onSubmit)
    form.email = "a@b.co"
    #expect(!form.field(\.email).isChecking)
    let submission = Task { await form.submit { _ in } }
    await answers.questions(1)
    #expect(form.isSubmitting && form.field(\.email).isChecking)
    answers.answer(1, .success(false))
    guard case .refused(let report) = await submission.value else {
      Issue.record("submitted")
      return
    }
    #expect(report.map(\.code) == ["taken"] && form.focus == "email")
    // The same entry is refused without another question; another one is asked about.
    guard case .refused = await form.submit({ _ in }) else {
      Issue.record("submitted")
      return
    }
    #expect(answers.asked == 1)
  }

  @Test("a submission doesn't repeat answered checks")
  func answered() async {
    let form = form(debounce: .zero)
    form.email = "a@b.co"
    await answers.questions(1)
    answers.answer(1, .success(true))
    await until { !form.field(\.email).isChecking }
    guard case .submitted = await form.submit({ _ in }) else {
      Issue.record("refused")
      return
    }
    #expect(answers.asked == 1)
  }

  @Test("a form that begins anew gives up its checks")
  func reset() async {
    let form = form(debounce: .zero)
    form.email = "a@b.co"
    await answers.questions(1)
    form.reset()
    #expect(answers.cancelled == [1] && !form.field(\.email).isChecking)
    answers.answer(1, .success(false))
    for _ in 0..<20 { await Task.yield() }
    #expect(form.failure(at: "email") == nil)
  }

  @Test("what is entered while a submission waits is asked about before it ends")
  func editedMeanwhile() async {
    let form = form(.onSubmit)
    form.email = "a@b.co"
    let submission = Task { await form.submit { _ in } }
    await answers.questions(1)
    form.email = "c@d.co"
    answers.answer(1, .success(true))
    await answers.questions(2)
    answers.answer(2, .success(false))
    guard case .refused(let report) = await submission.value else {
      Issue.record("submitted")
      return
    }
    #expect(report.map(\.code) == ["taken"])
  }

  @Test("a submission waits no longer than it is told to")
  func timeout() async {
    let form = form(.onSubmit)
    form.email = "a@b.co"
    let submission = Task { await form.submit { _ in } }
    await answers.questions(1)
    await clock.sleepers(1)
    clock.advance(by: .seconds(5))
    guard case .submitted = await submission.value else {
      Issue.record("refused")
      return
    }
    #expect(!form.field(\.email).isChecking)
  }

  @Test("edits, answers and submissions in any order agree with a model", arguments: 0..<60)
  func interleavings(_ seed: Int) async {
    var random = SeededGenerator(seed: UInt64(seed))
    let timing = [ValidationTiming.onChange, .silentFirst].randomElement(using: &random)!
    let form = form(timing, debounce: .zero)
    let email = form.field(\.email)
    /// The question about the value that is entered now, if it has no answer yet.
    var open: Int?
    var isTaken = false
    var texts = ["", "x", "a@b.co", "c@d.co", "e@f.co"]
    for step in 0..<50 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1, 2:
        let text = texts.randomElement(using: &random)!
        guard text != email.value else { continue }
        email.value = text
        isTaken = false
        open = nil
        if text.contains("@") {
          let next = answers.asked + 1
          await answers.questions(next)
          open = next
        }
      case 3:
        guard answers.asked > 0 else { continue }
        let number = Int.random(in: 1...answers.asked, using: &random)
        let isFree = Bool.random(using: &random)
        answers.answer(number, .success(isFree))
        guard number == open else {
          for _ in 0..<4 { await Task.yield() }
          break
        }
        open = nil
        isTaken = !isFree
        await until { !email.isChecking }
      case 4:
        form.name = "n\(step % 3)"
      default:
        texts.shuffle(using: &random)
      }
      #expect(email.isChecking == (open != nil), "step \(step)")
      #expect((email.failure?.code == "taken") == isTaken, "step \(step)")
      #expect(form.isValid == (email.value.contains("@") && !isTaken), "step \(step)")
    }
    for number in 0..<answers.asked { answers.answer(number + 1, .success(true)) }
  }
}
