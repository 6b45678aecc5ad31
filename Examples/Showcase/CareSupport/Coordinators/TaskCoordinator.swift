import Foundation
import Presentation
import SwiftUI
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
  /// The page below a task's, or the column beside it, which shows what is done with it there.
  private weak var list: TaskListViewModel?
  /// The task that is open, which shows what is done with it in the list.
  private weak var detail: TaskDetailViewModel?
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
      role: role, now: now,
      onCompleted: { [toasts, weak self] undo in
        Task { await self?.detail?.load() }
        toasts.show(undo) { [weak self] in await self?.detail?.load() }
      })
    list = viewModel
    let view = ListAndDetail(isChosen: false, onBack: { [weak self] in self?.leave() }) {
      tasks(viewModel)
    } detail: {
      ContentUnavailableView(
        "No Task Chosen", systemImage: "checklist",
        description: Text("Choose one from the list to see what is to be done.")
      )
      .accessibilityIdentifier("taskList.nothing.text")
    }
    let page = UIViewController.page(view, title: "Tasks", route: .tasks)
    navigationController.pushViewController(page, animated: true)
    firstController = page
  }

  /// The list stands beside a task, so what is below both is the dashboard.
  private func leave() { navigationController.popToRootViewController(animated: true) }

  private func tasks(_ viewModel: TaskListViewModel, chosen: String? = nil) -> TaskListView {
    TaskListView(
      viewModel: viewModel, chosen: chosen,
      onOpen: { [weak self] in self?.showTaskDetail(taskId: $0) },
      onCreate: { [weak self] in self?.showNewTask() })
  }

  /// Another task that is chosen beside one takes its place.
  func showTaskDetail(taskId: String) {
    let viewModel = TaskDetailViewModel(
      taskId: taskId, getTaskUseCase: GetTaskUseCaseImpl(taskRepository: taskRepository),
      completeTaskUseCase: CompleteTaskUseCaseImpl(taskRepository: taskRepository),
      reopenTaskUseCase: ReopenTaskUseCaseImpl(taskRepository: taskRepository), now: now,
      onCompleted: { [toasts, weak list] undo in
        Task { await list?.loadTasks() }
        toasts.show(undo) { [weak list] in await list?.loadTasks() }
      })
    detail = viewModel
    let view = ListAndDetail(isChosen: true, onBack: { [weak self] in self?.leave() }) {
      if let list { tasks(list, chosen: taskId) }
    } detail: {
      TaskDetailView(viewModel: viewModel)
    }
    let page = UIViewController.page(view, title: "Task", route: .task(id: taskId))
    navigationController.show(page) { if case .task = $0 { true } else { false } }
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
