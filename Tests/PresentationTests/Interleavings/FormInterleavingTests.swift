import ManualClock
import Testing
import Validation

@testable import Presentation

@MainActor
@Suite("Interleavings of a form", .timeLimit(.minutes(10)))
struct FormInterleavingTests {
  /// What is known of the address that is entered now.
  enum Knowledge { case nothing, free, taken, undetermined }

  struct Model {
    enum Fault: CaseIterable {
      case takesLateAnswers, sendsUnchecked, submitsTwice, forgetsServerFailure
    }

    enum Submission: Equatable {
      case none
      /// Waits for the answer to a question that it has asked.
      case checking(Int)
      case sending
    }

    var fault: Fault?
    /// Whether checks are asked with every change.
    var isLive: Bool
    var name = "Ada"
    var email = ""
    var knowledge = Knowledge.nothing
    /// The question about the address that is entered now.
    var open: Int?
    var submission = Submission.none
    var refusals = 0
    var hasServerFailure = false
    /// What was handed over, in order.
    var sent: [String] = []
    /// How often the form began anew; a submission knows when it began.
    var beginning = 0
    var submissionBeginning = 0

    var hasAddress: Bool { email.contains("@") }
    var isValid: Bool { name.count <= 10 && hasAddress && knowledge != .taken }
    /// Whether a submission must ask before it can judge.
    var mustAsk: Bool { hasAddress && knowledge == .nothing && fault != .sendsUnchecked }

    /// - Returns: Whether a question is asked.
    mutating func edit(_ text: String) -> Bool {
      email = text
      knowledge = .nothing
      open = nil
      hasServerFailure = false
      return isLive && hasAddress
    }

    mutating func judge() {
      if isValid {
        submission = .sending
        sent.append(email)
      } else {
        submission = .none
        refusals += 1
      }
    }

    mutating func answer(_ question: Int, _ knowledge: Knowledge) {
      guard question == open || fault == .takesLateAnswers else { return }
      open = nil
      self.knowledge = knowledge
    }

    mutating func begin() {
      (name, email, knowledge, open) = ("Ada", "", .nothing, nil)
      (refusals, hasServerFailure) = (0, false)
      beginning += 1
    }

    var description: String {
      "\(email) checking: \(open != nil) taken: \(knowledge == .taken) valid: \(isValid) "
        + "submitting: \(submission != .none) refusals: \(refusals) sent: \(sent) "
        + "server: \(hasServerFailure)"
    }
  }

  /// A form in a course, and what it asks.
  @MainActor
  private final class Subject {
    let checks = Questions<Bool>()
    let sends = Questions<Void>()
    let form: FormModel<Signup>
    var sent: [String] = []

    init(isLive: Bool) {
      let rules = Rules<Signup> { [answers = checks.answers] rules in
        rules.field(\.name, .length(...10))
        rules.field(\.email, .required, .email)
        rules.asynchronous(\.email, code: "taken") { _ in try await answers.ask() }
      }
      // Its clock stands still: no check times out.
      form = FormModel(
        Signup(name: "Ada"), rules: rules, timing: isLive ? .onChange : .onSubmit,
        clock: ManualClock())
    }

    func submit(_ course: Interleaving) async throws {
      var hasBegun = false
      Task {
        hasBegun = true
        await form.submit { draft in
          sent.append(draft.email)
          try await sends.answers.ask()
        }
      }
      try await course.until("the beginning of a submission") { hasBegun }
    }

    /// The check that goes on for the form, where no submission waits for it.
    var liveCheck: Task<Void, Never>? { form.checks.running.values.first?.task }

    var description: String {
      let failure = form.report.first(at: "email")
      return "\(form.email) checking: \(form.field(\.email).isChecking) "
        + "taken: \(failure?.code == "taken") valid: \(form.isValid) "
        + "submitting: \(form.isSubmitting) refusals: \(form.refusals) sent: \(sent) "
        + "server: \(form.serverFailures["email"] != nil)"
    }
  }

  private func run(_ course: Interleaving, fault: Model.Fault? = nil) async throws {
    let isLive = course.number(below: 2) == 0
    let subject = Subject(isLive: isLive)
    let form = subject.form
    var model = Model(fault: fault, isLive: isLive)

    /// A submission has asked what it must, or is judged.
    func goOn() async throws {
      guard model.submissionBeginning == model.beginning else {
        model.submission = .none
        return try await course.until("the end of a submission") { !form.isSubmitting }
      }
      if model.mustAsk {
        let next = subject.checks.next
        try await course.until("a submission's check") { subject.checks.answers.asked >= next }
        await subject.checks.take(next, nil)
        model.open = next
        model.submission = .checking(next)
        return
      }
      model.judge()
      if model.submission == .sending {
        let next = subject.sends.next
        try await course.until("what is sent") { subject.sends.answers.asked >= next }
        await subject.sends.take(next, nil)
      } else {
        try await course.until("a refusal") { !form.isSubmitting }
      }
    }

    for step in 0..<30 {
      switch course.number(below: 12) {
      case 0, 1, 2:
        let text = course.pick(["", "x", "a@b.co", "c@d.co", "e@f.co"])
        guard text != form.email else { continue }
        course.note("enter \(text)")
        form.email = text
        if model.edit(text) {
          let next = subject.checks.next
          try await course.until("a check") { subject.checks.answers.asked >= next }
          await subject.checks.take(next, subject.liveCheck)
          model.open = next
        }
      case 3:
        let name = course.pick(["Ada", "A name that is too long"])
        course.note("name \(name)")
        form.name = name
        model.name = name
      case 4, 5:
        course.note("submit")
        guard model.submission == .none || fault == .submitsTwice else {
          guard case .ignored = await form.submit({ _ in subject.sent.append("twice") }) else {
            return try course.check("not ignored", "ignored")
          }
          break
        }
        try await subject.submit(course)
        model.submissionBeginning = model.beginning
        // What could not be told the last time is asked again.
        if model.knowledge == .undetermined { model.knowledge = .nothing }
        model.hasServerFailure = fault == .forgetsServerFailure && model.hasServerFailure
        try await goOn()
      case 6, 7, 8:
        guard !subject.checks.open.isEmpty else { continue }
        let question = course.pick(subject.checks.open)
        let knowledge = course.pick([Knowledge.free, .taken, .undetermined])
        course.note("\(question) is \(knowledge)")
        let isWaitedFor = model.submission == .checking(question)
        await subject.checks.answer(
          question, knowledge == .undetermined ? .failure(Broken()) : .success(knowledge == .free))
        // A live check without an answer is asked again by a submission; its own is not.
        model.answer(
          question, knowledge == .undetermined && !isWaitedFor ? .nothing : knowledge)
        if isWaitedFor { try await goOn() }
      case 9, 10:
        guard let question = subject.sends.open.first else { continue }
        let outcome = course.pick(["accepted", "refused", "lost"])
        course.note("sending is \(outcome)")
        let isOwn = model.submissionBeginning == model.beginning
        switch outcome {
        case "accepted": await subject.sends.answer(question, .success(()))
        case "refused":
          await subject.sends.answer(
            question,
            .failure(ValidationReport([ValidationFailure(path: "email", code: .unique)])))
        default: await subject.sends.answer(question, .failure(Broken(number: step)))
        }
        try await course.until("the end of a submission") { !form.isSubmitting }
        model.submission = .none
        if isOwn, outcome == "accepted" { model.refusals = 0 }
        if isOwn, outcome == "refused" {
          model.refusals += 1
          model.hasServerFailure = true
        }
        // A form that was sent as it is has nothing wrong with it.
        if isOwn, outcome == "accepted", form.draft == form.initial {
          model.hasServerFailure = false
        }
      default:
        course.note("begin anew")
        form.reset()
        // What was sent last may be what the form begins with.
        model.begin()
        (model.name, model.email) = (form.name, form.email)
      }
      try course.check(subject.description, model.description)
    }
    await subject.checks.end()
    await subject.sends.end()
  }

  @Test("five hundred courses agree with a model")
  func courses() async throws {
    try await runInterleavings(0..<500) { try await run($0) }
  }

  @Test("a planted fault is found", arguments: Model.Fault.allCases)
  func faults(_ fault: Model.Fault) async {
    await expectFound(0..<200) { try await run($0, fault: fault) }
  }
}
