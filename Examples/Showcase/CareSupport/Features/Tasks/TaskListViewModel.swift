import Foundation
import SwiftUI
import Synchronization

/// The tasks, and what is done with them.
///
/// It belongs to no actor, as in the guide: what it writes first comes from the threads that tasks
/// share. `@Published` is made for that, and the rest of its state lies under a lock, so that it may
/// be sent from thread to thread.
final class TaskListViewModel: ObservableObject, @unchecked Sendable {
  private let getTasksUseCase: any GetTasksUseCase
  private let completeTaskUseCase: any CompleteTaskUseCase
  private let reopenTaskUseCase: any ReopenTaskUseCase
  private let onCompleted: @MainActor (TaskUndo) -> Void
  private let role: CareRole
  private let now: @Sendable () -> Date

  @Published var tasks: [TaskViewModel] = []
  @Published var isLoading: Bool = false
  @Published var error: String? = nil
  /// Whether there was an answer, so that an empty list is empty and not unknown.
  @Published private(set) var hasLoaded = false
  /// Whether the last answer was an error, which its alert says and a page without tasks too.
  @Published private(set) var hasFailed = false

  /// What time it is, for what a row says of its day.
  var currentDate: Date { now() }

  private struct Progress {
    /// The tasks whose completion is under way.
    var completing: Set<String> = []
    var newestLoad = 0
  }
  private let progress = Mutex(Progress())

  init(
    getTasksUseCase: any GetTasksUseCase, completeTaskUseCase: any CompleteTaskUseCase,
    reopenTaskUseCase: any ReopenTaskUseCase, role: CareRole,
    now: @escaping @Sendable () -> Date,
    onCompleted: @escaping @MainActor (TaskUndo) -> Void = { _ in }
  ) {
    self.getTasksUseCase = getTasksUseCase
    self.completeTaskUseCase = completeTaskUseCase
    self.reopenTaskUseCase = reopenTaskUseCase
    self.onCompleted = onCompleted
    self.role = role
    self.now = now
  }

  func loadTasks() async {
    let number = progress.withLock { progress in
      progress.newestLoad += 1
      return progress.newestLoad
    }
    // What is shown stays while it is asked for again.
    if !hasLoaded { isLoading = true }
    error = nil
    do {
      let domainTasks = try await getTasksUseCase.execute()
      let tasks = domainTasks.map { TaskViewModel(from: $0, role: role, now: now()) }
      await MainActor.run { self.show(tasks, load: number) }
    } catch is CancellationError {
      await MainActor.run { if self.isNewest(number) { self.isLoading = false } }
    } catch {
      let words = CareError.words(for: error)
      await MainActor.run {
        guard self.isNewest(number) else { return }
        self.error = words
        self.hasFailed = true
        self.isLoading = false
      }
    }
  }

  private func isNewest(_ load: Int) -> Bool { progress.withLock { $0.newestLoad == load } }

  /// An older answer never takes the place of a newer one, nor of what is being completed.
  private func show(_ tasks: [TaskViewModel], load: Int) {
    guard isNewest(load) else { return }
    let completing = progress.withLock(\.completing)
    self.tasks = tasks.map { task in
      var task = task
      if completing.contains(task.id) { task.isCompleted = true }
      return task
    }
    hasLoaded = true
    hasFailed = false
    isLoading = false
  }

  /// Completes a task: the row changes at once, and back again if that fails. A second call while the
  /// first is under way does nothing.
  func completeTask(_ taskId: String) async {
    let isFirst = progress.withLock { $0.completing.insert(taskId).inserted }
    guard isFirst else { return }
    await MainActor.run { self.setCompleted(taskId, true) }
    do {
      try await completeTaskUseCase.execute(taskId: taskId)
      _ = progress.withLock { $0.completing.remove(taskId) }
      await onCompleted(
        TaskUndo(title: title(of: taskId)) { [weak self] in await self?.reopenTask(taskId) })
      await loadTasks()
    } catch {
      let words = "“\(title(of: taskId))” is not done: \(CareError.words(for: error))"
      await MainActor.run {
        _ = self.progress.withLock { $0.completing.remove(taskId) }
        self.setCompleted(taskId, false)
        self.error = words
      }
    }
  }

  /// Takes back that a task is done.
  func reopenTask(_ taskId: String) async {
    do {
      try await reopenTaskUseCase.execute(reopening: taskId)
      await loadTasks()
    } catch {
      let words = "“\(title(of: taskId))” is still done: \(CareError.words(for: error))"
      await MainActor.run { self.error = words }
    }
  }

  private func setCompleted(_ taskId: String, _ isCompleted: Bool) {
    guard let index = tasks.firstIndex(where: { $0.id == taskId }) else { return }
    tasks[index].isCompleted = isCompleted
  }

  private func title(of taskId: String) -> String {
    tasks.first { $0.id == taskId }?.title ?? "Task"
  }
}
