import Testing

@testable import Presentation

@MainActor
@Suite("Interleavings of optimistic changes", .timeLimit(.minutes(10)))
struct MutationInterleavingTests {
  struct Model {
    enum Fault: CaseIterable { case runsTwice, keepsWhatFailed, takesOthersBack }

    var fault: Fault?
    var counts: [Int: Int] = [:]
    var running: [Int: Int] = [:]
    var failures: [Int] = []

    func runs(_ subject: Int) -> Bool { running[subject] == nil || fault == .runsTwice }

    mutating func begin(_ subject: Int, _ question: Int) {
      running[subject] = question
      counts[subject, default: 0] += 1
      failures.removeAll { $0 == subject }
    }

    mutating func answer(_ question: Int, isRight: Bool, isCancelled: Bool) {
      guard let subject = running.first(where: { $0.value == question })?.key else { return }
      running[subject] = nil
      guard !isRight else { return }
      if fault == .takesOthersBack { counts = [:] }
      if fault != .keepsWhatFailed { counts[subject, default: 0] -= 1 }
      if !isCancelled { failures.append(subject) }
    }

    mutating func dismiss(_ subject: Int) { failures.removeAll { $0 == subject } }

    var description: String {
      "\((0..<3).map { counts[$0] ?? 0 }) \(running.keys.sorted()) \(failures)"
    }
  }

  @MainActor
  private final class Counts {
    var counts: [Int: Int] = [:]
  }

  private func run(_ course: Interleaving, fault: Model.Fault? = nil) async throws {
    let questions = Questions<Void>()
    let shown = Counts()
    let mutation = Mutation<Int> { subject in
      shown.counts[subject, default: 0] += 1
      return { shown.counts[subject, default: 0] -= 1 }
    } perform: { [answers = questions.answers] _ in
      try await answers.ask()
    }
    var model = Model(fault: fault)
    for step in 0..<30 {
      let subject = course.number(below: 3)
      switch course.number(below: 6) {
      case 0, 1:
        course.note("run \(subject)")
        let isAsked = model.runs(subject)
        let question = try await questions.start(course) { await mutation.run(subject)?.value }
        try course.check("asks: \(question != nil)", "asks: \(isAsked)")
        if let question { model.begin(subject, question) }
      case 2, 3, 4:
        guard !questions.open.isEmpty else { continue }
        let question = course.pick(questions.open)
        let outcome = course.pick(["right", "wrong", "cancelled"])
        course.note("\(question) is \(outcome)")
        let errors: [String: any Error] = [
          "wrong": Broken(number: step), "cancelled": CancellationError(),
        ]
        await questions.answer(question, errors[outcome].map(Result.failure) ?? .success(()))
        model.answer(question, isRight: outcome == "right", isCancelled: outcome == "cancelled")
      default:
        course.note("dismiss \(subject)")
        mutation.dismissError(for: subject)
        model.dismiss(subject)
      }
      let counts = (0..<3).map { shown.counts[$0] ?? 0 }
      try course.check(
        "\(counts) \(mutation.running.sorted()) \(mutation.failures.map(\.subject))",
        model.description)
    }
    await questions.end()
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
