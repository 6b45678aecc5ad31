import Foundation
import Testing

@testable import Presentation

/// A random course of events that is the same for the same seed, with a record of what happened: a
/// failure says which seed it was, and `PRESENTATION_SEED=17 swift test --filter Interleaving` runs
/// that one again.
@MainActor
final class Interleaving {
  /// What is there is not what the model says.
  struct Mismatch: Error, CustomStringConvertible {
    let description: String
  }

  let seed: Int
  private var random: SeededGenerator
  private var events: [String] = []

  init(seed: Int) {
    self.seed = seed
    random = SeededGenerator(seed: UInt64(seed))
  }

  func number(below count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
  func pick<Element>(_ elements: [Element]) -> Element { elements[number(below: elements.count)] }

  /// Records what happens next.
  func note(_ event: String) { events.append(event) }

  func check(_ found: String, _ expected: String) throws {
    if found != expected { throw mismatch("expected \(expected), found \(found)") }
  }

  /// Lets other tasks run until something holds, which the model says must.
  func until(_ words: String, _ condition: () -> Bool) async throws {
    for _ in 0..<100_000 {
      if condition() { return }
      await Task.yield()
    }
    throw mismatch("\(words) never came")
  }

  private func mismatch(_ words: String) -> Mismatch {
    Mismatch(
      description:
        "seed \(seed), event \(events.count): \(words)\n\(events.joined(separator: ", "))"
    )
  }
}

/// Runs a course for each seed, or for the one that the environment names.
@MainActor
func runInterleavings(_ seeds: Range<Int>, _ run: (Interleaving) async throws -> Void) async throws
{
  let named = ProcessInfo.processInfo.environment["PRESENTATION_SEED"].flatMap { Int($0) }
  for seed in named.map({ [$0] }) ?? Array(seeds) {
    try await run(Interleaving(seed: seed))
  }
}

/// Shows that the courses find what they are there for: some seed must tell a model with a fault from
/// what is tested.
@MainActor
func expectFound(_ seeds: Range<Int>, _ run: (Interleaving) async throws -> Void) async {
  for seed in seeds {
    do {
      try await run(Interleaving(seed: seed))
    } catch let mismatch as Interleaving.Mismatch {
      #expect(mismatch.description.contains("seed \(seed)"))
      return
    } catch {
      Issue.record(error)
      return
    }
  }
  Issue.record("No course has found the fault.")
}

/// Questions that are answered when the course says so, each with the task that waits for its answer.
@MainActor
final class Questions<Value: Sendable> {
  let answers = Answers<Value>()
  private var tasks: [Int: Task<Void, Never>] = [:]
  /// Others who wait for the same answers.
  private var joined: [Int: [Task<Void, Never>]] = [:]
  /// The number that the next question has. What is asked may be asked before the course looks.
  private(set) var next = 1
  /// The numbers of the questions without an answer, given up or not.
  private(set) var open: [Int] = []

  /// Does something, and waits until it has asked a question or has ended.
  ///
  /// - Returns: The question's number; nothing if none was asked.
  func start(
    _ course: Interleaving, _ action: @escaping @MainActor () async -> Void
  ) async throws -> Int? {
    let next = next
    var hasEnded = false
    let task = Task {
      await action()
      hasEnded = true
    }
    try await course.until("a question or an end") { answers.asked >= next || hasEnded }
    guard answers.asked >= next else { return nil }
    await take(next, task)
    return next
  }

  /// Does something that waits for a question that was asked before, and asks none.
  func join(_ number: Int, _ course: Interleaving, _ action: @escaping @MainActor () async -> Void)
    async throws
  {
    let next = next
    var hasBegun = false
    joined[number, default: []].append(
      Task {
        hasBegun = true
        await action()
      })
    try await course.until("a beginning") { hasBegun }
    try course.check("asks: \(answers.asked >= next)", "asks: false")
  }

  /// Notes a question that was asked by something else.
  func take(_ number: Int, _ task: Task<Void, Never>?) async {
    await answers.questions(number)
    next = number + 1
    tasks[number] = task
    open.append(number)
  }

  /// Answers a question, and waits until whoever asked it has done with it.
  func answer(_ number: Int, _ result: Result<Value, any Error>) async {
    open.removeAll { $0 == number }
    answers.answer(number, result)
    await tasks[number]?.value
    for task in joined.removeValue(forKey: number) ?? [] { await task.value }
  }

  /// The task that waits for a question is cancelled.
  ///
  /// - Returns: Whether it was not before.
  @discardableResult
  func cancel(_ number: Int) -> Bool {
    guard let task = tasks[number], !task.isCancelled else { return false }
    task.cancel()
    return true
  }

  /// Answers what is open, so that nothing waits for ever.
  func end() async {
    for number in open { await answer(number, .failure(CancellationError())) }
  }
}
