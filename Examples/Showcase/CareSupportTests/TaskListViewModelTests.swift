import Dispatch
import Foundation
import SwiftUI
import Synchronization
import Testing

@testable import CareSupport

/// A repository whose answers a test gives one by one.
private final class Answers: GetTasksUseCase, CompleteTaskUseCase, ReopenTaskUseCase, Sendable {
  struct Failure: Error {}
  private let questions = Mutex<[CheckedContinuation<[CareTask], any Error>]>([])
  private let completions = Mutex<[CheckedContinuation<Void, any Error>]>([])

  func execute() async throws -> [CareTask] {
    try await withCheckedThrowingContinuation { answer in questions.withLock { $0.append(answer) } }
  }

  func execute(taskId: String) async throws {
    try await withCheckedThrowingContinuation { answer in
      completions.withLock { $0.append(answer) }
    }
  }

  func execute(reopening taskId: String) async throws {}

  func question(_ index: Int) async -> CheckedContinuation<[CareTask], any Error> {
    while questions.withLock({ $0.count }) <= index { await Task.yield() }
    return questions.withLock { $0[index] }
  }

  func completion(_ index: Int) async -> CheckedContinuation<Void, any Error> {
    while completions.withLock({ $0.count }) <= index { await Task.yield() }
    return completions.withLock { $0[index] }
  }

  var completionCount: Int { completions.withLock { $0.count } }
}

private func task(_ id: String, _ status: TaskStatus = .open) -> CareTask {
  CareTask(
    id: id, patientID: "maria", patientName: "Maria", title: "Task \(id)", description: nil,
    dueDate: sampleNow, priority: .normal, status: status)
}

@Suite("TaskListViewModel")
struct TaskListViewModelTests {
  private let answers = Answers()
  private let viewModel: TaskListViewModel

  init() {
    viewModel = TaskListViewModel(
      getTasksUseCase: answers, completeTaskUseCase: answers, reopenTaskUseCase: answers,
      role: .patient, now: { sampleNow })
  }

  @Test("it is of no actor: its first writes come from a background thread, and arrive")
  func background() async {
    // The main thread may be any: it is the main queue that counts.
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    let isOnMain = Mutex<[Bool]>([])
    let cancellable = viewModel.$isLoading.dropFirst().sink { _ in
      isOnMain.withLock { $0.append(DispatchQueue.getSpecific(key: key) ?? false) }
    }
    let load = Task { await viewModel.loadTasks() }
    await answers.question(0).resume(returning: [task("1")])
    await load.value
    #expect(isOnMain.withLock { $0 } == [false, true])
    #expect(viewModel.tasks.map(\.id) == ["1"])
    #expect(!viewModel.isLoading)
    cancellable.cancel()
  }

  @Test("an older answer never takes the place of a newer one")
  func lateAnswer() async {
    let first = Task { await viewModel.loadTasks() }
    let slow = await answers.question(0)
    let second = Task { await viewModel.loadTasks() }
    await answers.question(1).resume(returning: [task("new")])
    await second.value
    slow.resume(returning: [task("old")])
    await first.value
    #expect(viewModel.tasks.map(\.id) == ["new"])
  }

  @Test("a reload while a task is being completed does not take the completion back")
  func reloadWhileCompleting() async {
    let load = Task { await viewModel.loadTasks() }
    await answers.question(0).resume(returning: [task("1")])
    await load.value
    let completion = Task { await viewModel.completeTask("1") }
    let running = await answers.completion(0)
    let reload = Task { await viewModel.loadTasks() }
    await answers.question(1).resume(returning: [task("1")])
    await reload.value
    #expect(viewModel.tasks.first?.isCompleted == true)
    running.resume()
    await answers.question(2).resume(returning: [task("1", .completed)])
    await completion.value
    #expect(viewModel.tasks.first?.isCompleted == true)
  }

  @Test("a second completion of the same task does nothing; of another it runs beside")
  func second() async {
    let load = Task { await viewModel.loadTasks() }
    await answers.question(0).resume(returning: [task("1"), task("2")])
    await load.value
    let first = Task { await viewModel.completeTask("1") }
    let running = await answers.completion(0)
    await viewModel.completeTask("1")
    #expect(answers.completionCount == 1)
    let other = Task { await viewModel.completeTask("2") }
    let beside = await answers.completion(1)
    running.resume(throwing: Answers.Failure())
    await first.value
    #expect(viewModel.tasks.map(\.isCompleted) == [false, true])
    beside.resume(throwing: Answers.Failure())
    await other.value
    #expect(viewModel.tasks.map(\.isCompleted) == [false, false])
    #expect(viewModel.error?.hasPrefix("“Task 2” is not done") == true)
  }

  @Test("an error that was not made for people is said in words that are")
  func words() async {
    let load = Task { await viewModel.loadTasks() }
    await answers.question(0).resume(throwing: Answers.Failure())
    await load.value
    #expect(viewModel.error == "Something went wrong on our side. Please try again.")
  }
}
