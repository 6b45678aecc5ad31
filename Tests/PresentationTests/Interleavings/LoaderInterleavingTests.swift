import Testing

@testable import Presentation

@MainActor
@Suite("Interleavings of a loader", .timeLimit(.minutes(10)))
struct LoaderInterleavingTests {
  /// What a loader is said to do, in the fewest words.
  struct Model {
    enum Fault: CaseIterable {
      case takesLateAnswers, losesDataOnFailedRefresh, ignoresRefreshWhileLoading,
        staysLoadingWhenCancelled
    }

    var fault: Fault?
    var shown = "idle"
    var before: String?
    var open: Int?
    var isRefreshing = false
    var hasRefreshError = false
    var isCancelled = false

    var hasData: Bool { shown.hasPrefix("[") }
    var description: String { "\(shown) \(isRefreshing) \(hasRefreshError)" }

    /// How many wait for the open question.
    var callers = 0

    var loadAsks: Bool { shown != "loading" || isCancelled }
    var refreshAsks: Bool { !(fault == .ignoresRefreshWhileLoading && shown == "loading") }

    mutating func load(_ question: Int) { ask(question, showsProgress: !hasData) }
    mutating func refresh(_ question: Int) {
      ask(question, showsProgress: shown == "idle" || shown == "loading")
    }

    private mutating func ask(_ question: Int, showsProgress: Bool) {
      if shown != "loading" { before = showsProgress ? shown : nil }
      open = question
      callers = 1
      isCancelled = false
      hasRefreshError = false
      isRefreshing = !showsProgress
      if showsProgress { shown = "loading" }
    }

    private mutating func end() {
      open = nil
      isRefreshing = false
    }

    mutating func succeed(_ question: Int, _ value: [Int]) {
      guard question == open || fault == .takesLateAnswers else { return }
      end()
      show(value)
    }

    private mutating func show(_ value: [Int]) { shown = value.isEmpty ? "empty" : "\(value)" }

    mutating func fail(_ question: Int, _ number: Int) {
      guard question == open else { return }
      let wasRefreshing = isRefreshing
      end()
      if isCancelled {
        shown = before ?? shown
      } else if !wasRefreshing {
        shown = "Broken(number: \(number))"
      } else {
        hasRefreshError = true
        if shown.hasPrefix("Broken") || fault == .losesDataOnFailedRefresh {
          shown = "Broken(number: \(number))"
        }
      }
    }

    mutating func cancel() {
      guard open != nil else { return }
      end()
      if fault != .staysLoadingWhenCancelled { shown = before ?? shown }
    }

    mutating func replace(_ value: [Int]) {
      end()
      show(value)
    }

    mutating func append(_ number: Int) {
      guard hasData else { return }
      shown = shown.dropLast() + ", \(number)]"
    }
  }

  private func run(_ course: Interleaving, fault: Model.Fault? = nil) async throws {
    let questions = Questions<[Int]>()
    let loader = Loader { [answers = questions.answers] in try await answers.ask() }
    var model = Model(fault: fault)
    for step in 0..<30 {
      switch course.number(below: 11) {
      case 0, 1:
        course.note("load")
        guard model.loadAsks else {
          guard let open = model.open else { continue }
          try await questions.join(open, course) { await loader.load() }
          model.callers += 1
          continue
        }
        let question = try await questions.start(course) { await loader.load() }
        try course.check("asks: \(question != nil)", "asks: true")
        if let question { model.load(question) }
      case 2, 3:
        course.note("refresh")
        let isAsked = model.refreshAsks
        let question = try await questions.start(course) { await loader.refresh() }
        try course.check("asks: \(question != nil)", "asks: \(isAsked)")
        if let question { model.refresh(question) }
      case 4, 5:
        guard !questions.open.isEmpty else { continue }
        let question = course.pick(questions.open)
        let value = course.pick([[], [step]])
        course.note("answer \(question) \(value)")
        await questions.answer(question, .success(value))
        model.succeed(question, value)
      case 6:
        guard !questions.open.isEmpty else { continue }
        let question = course.pick(questions.open)
        course.note("fail \(question)")
        await questions.answer(question, .failure(Broken(number: step)))
        model.fail(question, step)
      case 7:
        course.note("cancel")
        loader.cancel()
        model.cancel()
      case 8:
        course.note("replace")
        loader.replace([step])
        model.replace([step])
      case 9:
        course.note("append")
        loader.update { $0.append(step) }
        model.append(step)
      default:
        guard !questions.open.isEmpty else { continue }
        let question = course.pick(questions.open)
        course.note("cancel who asked \(question)")
        guard questions.cancel(question), question == model.open else { continue }
        // Others may wait for the same answer.
        model.callers -= 1
        if model.callers == 0 { model.isCancelled = true }
      }
      let found = "\(loader.state.brief) \(loader.isRefreshing) \(loader.refreshError != nil)"
      try course.check(found, model.description)
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
