import Testing

@testable import Presentation

@MainActor
@Suite("Optimistic changes", .timeLimit(.minutes(10)))
struct MutationTests {
  private let answers = Answers<Void>()

  private final class Model {
    var done: Set<Int> = []
  }
  private let model = Model()

  private func completion() -> Mutation<Int> {
    Mutation { [model] id in
      model.done.insert(id)
      return { model.done.remove(id) }
    } perform: { [answers] _ in
      try await answers.ask()
    }
  }

  @Test("a change shows at once and stays")
  func success() async {
    let complete = completion()
    let task = complete.run(1)
    #expect(model.done == [1] && complete.isRunning(1))
    await answers.questions(1)
    answers.answer(1, .success(()))
    await task?.value
    #expect(model.done == [1] && !complete.isRunning(1) && complete.failures.isEmpty)
  }

  @Test("a change that fails is taken back, with the reason")
  func failure() async {
    let complete = completion()
    let task = complete.run(1)
    await answers.questions(1)
    answers.answer(1, .failure(Broken(number: 7)))
    await task?.value
    #expect(model.done == [] && !complete.isRunning(1))
    #expect(complete.error(for: 1) as? Broken == Broken(number: 7))
    #expect(complete.failures.map(\.subject) == [1])
    complete.dismissError(for: 1)
    #expect(complete.failures.isEmpty)
  }

  @Test("a second tap while it runs does nothing")
  func secondTap() async {
    let complete = completion()
    let task = complete.run(1)
    #expect(complete.run(1) == nil)
    await answers.questions(1)
    answers.answer(1, .success(()))
    await task?.value
    #expect(answers.asked == 1)
  }

  @Test("changes of different things run beside each other; each takes back its own")
  func others() async {
    let complete = completion()
    let first = complete.run(1)
    await answers.questions(1)
    let second = complete.run(2)
    await answers.questions(2)
    #expect(complete.running == [1, 2])
    answers.answer(1, .failure(Broken()))
    await first?.value
    #expect(model.done == [2])
    answers.answer(2, .success(()))
    await second?.value
    #expect(model.done == [2])
    // Trying again forgets the failure.
    let again = complete.run(1)
    #expect(complete.error(for: 1) == nil)
    await answers.questions(3)
    answers.answer(3, .failure(CancellationError()))
    await again?.value
    #expect(model.done == [2] && complete.failures.isEmpty)
  }
}
