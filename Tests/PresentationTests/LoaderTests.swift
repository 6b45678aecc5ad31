import ManualClock
import Testing

@testable import Presentation

extension ViewState where T: Equatable {
  /// For comparison: errors by their description.
  var brief: String {
    switch self {
    case .idle: "idle"
    case .loading: "loading"
    case .loaded(let value): "\(value)"
    case .empty: "empty"
    case .error(let error): "\(error)"
    }
  }
}

@MainActor
@Suite("View states")
struct ViewStateTests {
  @Test("the five helpers tell the five cases apart")
  func helpers() {
    let states: [ViewState<Int>] = [.idle, .loading, .loaded(3), .empty, .error(Broken())]
    #expect(states.map(\.isIdle) == [true, false, false, false, false])
    #expect(states.map(\.isLoading) == [false, true, false, false, false])
    #expect(states.map(\.data) == [nil, nil, 3, nil, nil])
    #expect(states.map(\.isEmpty) == [false, false, false, true, false])
    #expect(states.map { $0.error != nil } == [false, false, false, false, true])
  }
}

@MainActor
@Suite("Loaders", .timeLimit(.minutes(10)))
struct LoaderTests {
  private let answers = Answers<[Int]>()
  private let clock = ManualClock()

  private func loader(_ policy: RetryPolicy = .never) -> Loader<[Int]> {
    Loader(retrying: policy, clock: clock) { [answers] in try await answers.ask() }
  }

  @Test("loads from idle, error and empty, and is ignored only while loading")
  func load() async {
    let loader = loader()
    #expect(loader.state.brief == "idle")
    let outcomes: [(Result<[Int], any Error>, String)] = [
      (.failure(Broken()), "Broken(number: 0)"), (.success([]), "empty"), (.success([1]), "[1]"),
    ]
    for (number, (answer, state)) in outcomes.enumerated() {
      let load = Task { await loader.load() }
      await answers.questions(number + 1)
      #expect(loader.state.brief == "loading")
      let second = Task { await loader.load() }
      await Task.yield()
      answers.answer(number + 1, answer)
      await load.value
      await second.value
      #expect(answers.asked == number + 1)
      #expect(loader.state.brief == state)
    }
  }

  @Test("whoever doesn't wait sees at once that it loads, and hears of each change")
  func begin() async {
    let loader = loader()
    var heard: [String] = []
    loader.onChange = { [unowned loader] in heard.append(loader.state.brief) }
    let load = loader.begin()
    #expect(loader.state.brief == "loading")
    #expect(loader.begin() == nil)
    await answers.questions(1)
    answers.answer(1, .success([1]))
    await load?.value
    #expect(loader.state.brief == "[1]")
    #expect(heard.last == "[1]" && heard.contains("loading"))
    let refresh = Task { await loader.refresh() }
    await answers.questions(2)
    heard = []
    answers.answer(2, .failure(Broken()))
    await refresh.value
    #expect(heard == ["[1]"] && loader.refreshError != nil)
  }

  @Test("loading again over data shows no spinner")
  func reload() async {
    let loader = loader()
    loader.replace([1])
    let load = Task { await loader.load() }
    await answers.questions(1)
    #expect(loader.state.brief == "[1]" && loader.isRefreshing)
    answers.answer(1, .success([2]))
    await load.value
    #expect(loader.state.brief == "[2]" && !loader.isRefreshing)
  }

  @Test("a refresh that fails keeps the data, and says so")
  func refresh() async {
    let loader = loader()
    loader.replace([1])
    let refresh = Task { await loader.refresh() }
    await answers.questions(1)
    answers.answer(1, .failure(Broken(number: 1)))
    await refresh.value
    #expect(loader.state.brief == "[1]")
    #expect(loader.refreshError as? Broken == Broken(number: 1))
    let again = Task { await loader.refresh() }
    await answers.questions(2)
    #expect(loader.refreshError == nil)
    answers.answer(2, .failure(Broken()))
    await again.value
    loader.dismissRefreshError()
    #expect(loader.refreshError == nil)
  }

  @Test("a refresh works from emptiness and from an error")
  func refreshOfNothing() async {
    let loader = loader()
    loader.replace([])
    var refresh = Task { await loader.refresh() }
    await answers.questions(1)
    #expect(loader.state.brief == "empty" && loader.isRefreshing)
    answers.answer(1, .failure(Broken()))
    await refresh.value
    #expect(loader.state.brief == "empty" && loader.refreshError != nil)
    refresh = Task { await loader.load() }
    await answers.questions(2)
    answers.answer(2, .failure(Broken(number: 2)))
    await refresh.value
    refresh = Task { await loader.refresh() }
    await answers.questions(3)
    #expect(loader.state.brief == "Broken(number: 2)")
    answers.answer(3, .failure(Broken(number: 3)))
    await refresh.value
    #expect(loader.state.brief == "Broken(number: 3)")
    refresh = Task { await loader.refresh() }
    await answers.questions(4)
    answers.answer(4, .success([4]))
    await refresh.value
    #expect(loader.state.brief == "[4]")
  }

  @Test("a late answer never overwrites a newer one")
  func late() async {
    let loader = loader()
    let first = Task { await loader.load() }
    await answers.questions(1)
    let second = Task { await loader.refresh() }
    await answers.questions(2)
    #expect(loader.state.brief == "loading")
    #expect(answers.cancelled == [1])
    answers.answer(2, .success([2]))
    await second.value
    answers.answer(1, .success([1]))
    await first.value
    #expect(loader.state.brief == "[2]")
  }

  @Test("cancelling goes back to what was before")
  func cancel() async {
    let loader = loader()
    let load = Task { await loader.load() }
    await answers.questions(1)
    let refresh = Task { await loader.refresh() }
    await answers.questions(2)
    loader.cancel()
    #expect(loader.state.brief == "idle")
    answers.answer(1, .success([1]))
    answers.answer(2, .success([2]))
    await load.value
    await refresh.value
    #expect(loader.state.brief == "idle")
  }

  @Test("a task that goes away cancels what it asked for")
  func cancelledTask() async {
    let loader = loader()
    let load = Task { await loader.load() }
    await answers.questions(1)
    load.cancel()
    await until { answers.cancelled == [1] }
    answers.answer(1, .failure(CancellationError()))
    await load.value
    #expect(loader.state.brief == "idle")
  }

  @Test(
    "a caller that goes away takes nothing from those who wait for the same", arguments: [0, 1])
  func sharedLoad(_ leaving: Int) async {
    let loader = loader()
    let first = Task { await loader.load() }
    await answers.questions(1)
    var isOver = false
    let second = Task {
      await loader.load()
      isOver = true
    }
    for _ in 0..<10 { await Task.yield() }
    #expect(!isOver)
    let callers = [first, second]
    callers[leaving].cancel()
    // It waits no longer, though nothing is answered.
    await callers[leaving].value
    #expect(answers.cancelled.isEmpty && loader.state.brief == "loading")
    answers.answer(1, .success([1]))
    await callers[1 - leaving].value
    #expect(answers.asked == 1 && loader.state.brief == "[1]")
  }

  @Test("the last of several callers cancels what they asked for")
  func sharedCancel() async {
    let loader = loader()
    let first = Task { await loader.load() }
    await answers.questions(1)
    let second = Task { await loader.load() }
    for _ in 0..<10 { await Task.yield() }
    first.cancel()
    await first.value
    #expect(answers.cancelled.isEmpty)
    second.cancel()
    await until { answers.cancelled == [1] }
    // New callers do not wait for a request that was given up.
    let third = Task { await loader.load() }
    await answers.questions(2)
    answers.answer(1, .failure(CancellationError()))
    answers.answer(2, .success([2]))
    await third.value
    await second.value
    #expect(loader.state.brief == "[2]")
  }

  @Test("what was begun by somebody who does not wait outlives those who do")
  func begunLoad() async {
    let loader = loader()
    let begun = loader.begin()
    await answers.questions(1)
    let load = Task { await loader.load() }
    for _ in 0..<10 { await Task.yield() }
    load.cancel()
    await load.value
    #expect(answers.cancelled.isEmpty)
    answers.answer(1, .success([1]))
    await begun?.value
    #expect(loader.state.brief == "[1]")
  }

  @Test("what is changed while a refresh runs stays until its answer")
  func update() async {
    let loader = loader()
    loader.replace([1])
    let refresh = Task { await loader.refresh() }
    await answers.questions(1)
    loader.update { $0.append(5) }
    #expect(loader.state.brief == "[1, 5]")
    loader.cancel()
    #expect(loader.state.brief == "[1, 5]")
    answers.answer(1, .success([9]))
    await refresh.value
    #expect(loader.state.brief == "[1, 5]")
  }

  @Test("newer data that is given drops what is being fetched")
  func replace() async {
    let loader = loader()
    let load = Task { await loader.load() }
    await answers.questions(1)
    loader.replace([7])
    #expect(loader.state.brief == "[7]" && answers.cancelled == [1])
    answers.answer(1, .success([1]))
    await load.value
    #expect(loader.state.brief == "[7]")
  }

  @Test("what failed is tried again after growing waits, and then given up")
  func retry() async {
    let loader = loader(.exponential(attempts: 3, first: .seconds(1), jitter: 0))
    let load = Task { await loader.load() }
    await answers.questions(1)
    answers.answer(1, .failure(Broken(number: 1)))
    await clock.sleepers(1)
    clock.advance(by: .milliseconds(999))
    #expect(answers.asked == 1)
    clock.advance(by: .milliseconds(1))
    await answers.questions(2)
    answers.answer(2, .failure(Broken(number: 2)))
    await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    #expect(answers.asked == 2)
    clock.advance(by: .seconds(1))
    await answers.questions(3)
    #expect(loader.state.brief == "loading")
    answers.answer(3, .failure(Broken(number: 3)))
    await load.value
    #expect(loader.state.brief == "Broken(number: 3)")
  }

  @Test("waits end at a maximum, and chance takes its part of them")
  func policy() async throws {
    #expect(
      try await waits(
        .exponential(attempts: 6, first: .seconds(1), maximum: .seconds(5), jitter: 0)) == [
          1, 2, 4, 5, 5,
        ])
    #expect(
      try await waits(
        .exponential(attempts: 3, first: .seconds(1), jitter: 0.5) {
          0
        } isWorthwhile: { _ in
          true
        }) == [0.5, 1])
    #expect(try await waits(.exponential(attempts: 9, isWorthwhile: { _ in false })) == [])
    #expect(try await waits(.never) == [])
  }

  /// How long the policy waits, in seconds.
  private func waits(_ policy: RetryPolicy) async throws -> [Double] {
    let clock = ManualClock()
    let run = Task {
      try await policy.run(AnyClock(clock)) { () async throws -> Int in throw Broken() }
    }
    var waits: [Double] = []
    while let wait = await clock.nextWait(orEndOf: run) {
      waits.append(wait / .seconds(1))
      clock.advance(by: wait)
    }
    await #expect(throws: Broken.self) { try await run.value }
    return waits
  }

  @Test("a random course of questions and answers agrees with a model", arguments: 0..<20)
  func interleavings(_ seed: Int) async {
    var random = SeededGenerator(seed: UInt64(seed))
    let loader = loader()
    var tasks: [Task<Void, Never>] = []
    /// What was asked last and not answered, and what is shown.
    var open: Int?
    var shown = "idle"
    var before = "idle"
    for step in 0..<60 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0 where shown != "loading", 1:
        let isLoad = shown != "loading" && Bool.random(using: &random)
        let hasData = shown.hasPrefix("[")
        tasks.append(Task { await isLoad ? loader.load() : loader.refresh() })
        let next = answers.asked + 1
        await answers.questions(next)
        open = next
        if shown != "loading", isLoad ? !hasData : shown == "idle" {
          before = shown
          shown = "loading"
        }
      case 2:
        guard answers.asked > 0 else { continue }
        // Any question may be answered, the newest or one that was given up.
        let number = Int.random(in: 1...answers.asked, using: &random)
        let value = [[], [step]].randomElement(using: &random)!
        answers.answer(number, .success(value))
        guard number == open else { continue }
        open = nil
        shown = value.isEmpty ? "empty" : "\(value)"
        await until { !loader.isRefreshing && !loader.state.isLoading }
      case 3:
        guard let number = open else { continue }
        answers.answer(number, .failure(Broken(number: step)))
        open = nil
        if shown == "loading" || shown.hasPrefix("Broken") { shown = "Broken(number: \(step))" }
        await until { !loader.isRefreshing && !loader.state.isLoading }
      default:
        loader.cancel()
        if shown == "loading" { shown = before }
        open = nil
      }
      #expect(loader.state.brief == shown, "step \(step)")
      #expect(loader.isRefreshing == (open != nil && shown != "loading"), "step \(step)")
    }
    for number in 0..<answers.asked { answers.answer(number + 1, .failure(CancellationError())) }
    for task in tasks { await task.value }
  }
}
