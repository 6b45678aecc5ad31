protocol GetTasksUseCase: Sendable {
  func execute() async throws -> [CareTask]
}

/// Open tasks first, and of each what is due first.
struct GetTasksUseCaseImpl: GetTasksUseCase {
  let taskRepository: any TaskRepository

  func execute() async throws -> [CareTask] {
    try await taskRepository.tasks().sorted { first, second in
      if first.status != second.status { return first.status == .open }
      return (first.dueDate, first.id) < (second.dueDate, second.id)
    }
  }
}

protocol GetTaskUseCase: Sendable {
  func execute(taskId: String) async throws -> CareTask
}

struct GetTaskUseCaseImpl: GetTaskUseCase {
  let taskRepository: any TaskRepository
  func execute(taskId: String) async throws -> CareTask {
    try await taskRepository.task(id: taskId)
  }
}

protocol CompleteTaskUseCase: Sendable {
  func execute(taskId: String) async throws
}

struct CompleteTaskUseCaseImpl: CompleteTaskUseCase {
  let taskRepository: any TaskRepository
  func execute(taskId: String) async throws { try await taskRepository.complete(id: taskId) }
}

protocol ReopenTaskUseCase: Sendable {
  func execute(reopening taskId: String) async throws
}

/// Takes back that a task is done.
struct ReopenTaskUseCaseImpl: ReopenTaskUseCase {
  let taskRepository: any TaskRepository
  func execute(reopening taskId: String) async throws {
    try await taskRepository.reopen(id: taskId)
  }
}

protocol CreateTaskUseCase: Sendable {
  func execute(_ task: NewCareTask) async throws -> CareTask
}

/// Judges what was entered where it is stored too: a form is not the only way here.
struct CreateTaskUseCaseImpl: CreateTaskUseCase {
  let taskRepository: any TaskRepository
  func execute(_ task: NewCareTask) async throws -> CareTask {
    try await taskRepository.add(NewCareTask.rules.validated(task))
  }
}
