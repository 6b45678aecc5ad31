import Foundation
import Presentation
import SwiftUI
import UIKit

/// Leads through what is to be done.
@MainActor
final class TaskCoordinator: ListCoordinator {
  var childCoordinators: [any Coordinator] = []
  private(set) var firstController: UIViewController?
  private let navigationController: UINavigationController
  private let taskRepository: any TaskRepository
  private let circle: any CircleRepository
  private let role: CareRole
  private let toasts: ToastCenter
  /// The list of tasks, which shows changes of a task as well.
  private weak var list: TaskListViewModel?
  private let columns: Columns<TaskDetailViewModel>
  var listColumns: any ListColumns { columns }
  private let now: @Sendable () -> Date

  /// - Parameter isWide: Whether there is room for two columns.
  init(
    navigationController: UINavigationController, taskRepository: any TaskRepository,
    circle: any CircleRepository, role: CareRole, toasts: ToastCenter,
    isWide: Bool = false, now: @escaping @Sendable () -> Date
  ) {
    self.navigationController = navigationController
    self.taskRepository = taskRepository
    self.circle = circle
    self.role = role
    self.toasts = toasts
    self.now = now
    columns = Columns(route: .tasks, isWide: isWide, in: navigationController) { choice in
      .page(TaskDetailView(viewModel: choice.model), title: "Task", route: choice.route)
    }
  }

  func start() {
    let viewModel = TaskListViewModel(
      getTasksUseCase: GetTasksUseCaseImpl(taskRepository: taskRepository),
      completeTaskUseCase: CompleteTaskUseCaseImpl(taskRepository: taskRepository),
      reopenTaskUseCase: ReopenTaskUseCaseImpl(taskRepository: taskRepository),
      role: role, now: now,
      onCompleted: { [toasts, weak self] undo in
        Task { await self?.columns.shown?.load() }
        toasts.show(undo) { [weak self] in await self?.columns.shown?.load() }
      })
    list = viewModel
    let view = ListAndDetail(columns: columns, onBack: { [weak self] in self?.leave() }) {
      [weak self] chosen in
      TaskListView(
        viewModel: viewModel, chosen: chosen, onOpen: { self?.showTaskDetail(taskId: $0) },
        onCreate: { self?.showNewTask() })
    } detail: {
      TaskDetailView(viewModel: $0)
    } nothing: {
      ContentUnavailableView(
        "No Task Chosen", systemImage: "checklist",
        description: Text("Choose one from the list to see what is to be done.")
      )
      .accessibilityIdentifier("taskList.nothing.text")
    }
    let page = UIViewController.page(view, title: "Tasks", route: .tasks)
    columns.begin(with: page)
    firstController = page
  }

  private func leave() { navigationController.popToRootViewController(animated: true) }

  func showTaskDetail(taskId: String) {
    columns.choose(
      .task(id: taskId),
      TaskDetailViewModel(
        taskId: taskId, getTaskUseCase: GetTaskUseCaseImpl(taskRepository: taskRepository),
        completeTaskUseCase: CompleteTaskUseCaseImpl(taskRepository: taskRepository),
        reopenTaskUseCase: ReopenTaskUseCaseImpl(taskRepository: taskRepository), now: now,
        onCompleted: { [toasts, weak list] undo in
          Task { await list?.loadTasks() }
          toasts.show(undo) { [weak list] in await list?.loadTasks() }
        }))
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
