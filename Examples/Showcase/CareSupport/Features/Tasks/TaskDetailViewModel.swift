import Foundation
import Presentation
import SwiftUI

@MainActor
final class TaskDetailViewModel: ObservableObject {
  @Published private(set) var state = ViewState<TaskViewModel>.idle
  @Published private(set) var isCompleting = false
  @Published var error: String?
  var currentDate: Date { now() }

  private let taskId: String
  private let getTaskUseCase: any GetTaskUseCase
  private let completeTaskUseCase: any CompleteTaskUseCase
  private let reopenTaskUseCase: any ReopenTaskUseCase
  private let onCompleted: @MainActor (TaskUndo) -> Void
  private let now: @Sendable () -> Date

  init(
    taskId: String, getTaskUseCase: any GetTaskUseCase,
    completeTaskUseCase: any CompleteTaskUseCase, reopenTaskUseCase: any ReopenTaskUseCase,
    now: @escaping @Sendable () -> Date, onCompleted: @escaping @MainActor (TaskUndo) -> Void
  ) {
    self.taskId = taskId
    self.getTaskUseCase = getTaskUseCase
    self.completeTaskUseCase = completeTaskUseCase
    self.reopenTaskUseCase = reopenTaskUseCase
    self.onCompleted = onCompleted
    self.now = now
  }

  func load() async {
    guard !state.isLoading else { return }
    if state.data == nil { state = .loading }
    do {
      let task = try await getTaskUseCase.execute(taskId: taskId)
      // A single task says for whom it is, to everybody.
      state = .loaded(TaskViewModel(from: task, role: .caregiver, now: now()))
    } catch {
      if state.data == nil {
        state = .error(error)
      } else {
        self.error = CareError.words(for: error)
      }
    }
  }

  private func reopen() async {
    do {
      try await reopenTaskUseCase.execute(reopening: taskId)
      await load()
    } catch {
      self.error = CareError.words(for: error)
    }
  }

  /// Shown at once, and taken back if it fails.
  func complete() async {
    guard !isCompleting, var task = state.data, !task.isCompleted else { return }
    isCompleting = true
    defer { isCompleting = false }
    let before = task
    task.isCompleted = true
    state = .loaded(task)
    do {
      try await completeTaskUseCase.execute(taskId: taskId)
      onCompleted(
        // Its page may be gone by then.
        TaskUndo(title: task.title) { await self.reopen() })
      await load()
    } catch {
      state = .loaded(before)
      self.error = CareError.words(for: error)
    }
  }
}
