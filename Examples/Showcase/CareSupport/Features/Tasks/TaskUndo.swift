import Presentation

/// A task that was just completed, and the way back.
struct TaskUndo: Sendable {
  let title: String
  let perform: @MainActor @Sendable () async -> Void
}

extension ToastCenter {
  /// Says that a task is done, and offers to take that back.
  /// - Parameter onUndone: The task is open again, or an error says why not.
  func show(_ undo: TaskUndo, onUndone: @escaping @MainActor @Sendable () async -> Void = {}) {
    show(
      "“\(undo.title)” is done.", style: .success,
      action: Toast.Action("Undo") {
        Task {
          await undo.perform()
          await onUndone()
        }
      })
  }
}
