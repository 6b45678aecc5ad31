import Foundation
import Presentation
import UIKit

/// Leads through what is to be done.
@MainActor
final class TaskCoordinator: PageCoordinator {
  var childCoordinators: [any Coordinator] = []
  private(set) var firstController: UIViewController?
  private let navigationController: UINavigationController
  private let taskRepository: any TaskRepository
  private let circle: any CircleRepository
  private let role: CareRole
  private let toasts: ToastCenter
  /// The page below a task's, which shows what is done with it there.
  private weak var list: TaskListViewModel?
  private let now: @Sendable () -> Date

  init(
    navigationController: UINavigationController, taskRepository: any TaskRepository,
    circle: any CircleRepository, role: CareRole, toasts: ToastCenter,
    now: @escaping @Sendable () -> Date
  ) {
    self.navigationController = navigationController
    self.taskRepository = taskRepository
    self.circle = circle
    self.role = role
    self.toasts = toasts
    self.now = now
  }

  func start() {
    let viewModel = TaskListViewModel(
      getTasksUseCase: GetTasksUseCaseImpl(taskRepository: taskRepository),
      completeTaskUseCase: CompleteTaskUseCaseImpl(taskRepository: taskRepository),
      reopenTaskUseCase: ReopenTaskUseCaseImpl(taskRepository: taskRepository),
      role: role, now: now, onCompleted: { [toasts] in toasts.show($0) })
    list = viewModel
    let view = TaskListView(
      viewModel: viewModel, onOpen: { [weak self] in self?.showTaskDetail(taskId: $0) },
      onCreate: { [weak self] in self?.showNewTask() })
    let page = UIViewController.page(view, title: "Tasks", route: .tasks)
    navigationController.pushViewController(page, animated: true)
    firstController = page
  }

  func showTaskDetail(taskId: String) {
    let viewModel = TaskDetailViewModel(
      taskId: taskId, getTaskUseCase: GetTaskUseCaseImpl(taskRepository: taskRepository),
      completeTaskUseCase: CompleteTaskUseCaseImpl(taskRepository: taskRepository),
      reopenTaskUseCase: ReopenTaskUseCaseImpl(taskRepository: taskRepository), now: now,
      onCompleted: { [toasts, weak list] undo in
        toasts.show(undo) { [weak list] in await list?.loadTasks() }
      })
    navigationController.pushViewController(
      .page(TaskDetailView(viewModel: viewModel), title: "Task", route: .task(id: taskId)),
      animated: true)
  }

  func showNewTask() {
    let viewModel = NewTaskViewModel(
      createTaskUseCase: CreateTaskUseCaseImpl(taskRepository: taskRepository), circle: circle,
      now: now,
      onCreated: { [weak self] in self?.navigationController.popViewController(animated: true) })
    navigationController.pushViewController(
      .page(NewTaskView(viewModel: viewModel), title: "New task", route: .newTask), animated: true)
  }
}
