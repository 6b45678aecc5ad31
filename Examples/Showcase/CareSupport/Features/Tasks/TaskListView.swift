import PresentationUI
import SwiftUI

/// What is to be done.
struct TaskListView: View {
  @StateObject private var viewModel: TaskListViewModel
  /// The task that is shown beside the list.
  private let chosen: CareRoute?
  private let onOpen: @MainActor (String) -> Void
  private let onCreate: @MainActor () -> Void
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  init(
    viewModel: TaskListViewModel, chosen: CareRoute? = nil,
    onOpen: @escaping @MainActor (String) -> Void, onCreate: @escaping @MainActor () -> Void
  ) {
    _viewModel = StateObject(wrappedValue: viewModel)
    self.chosen = chosen
    self.onOpen = onOpen
    self.onCreate = onCreate
  }

  var body: some View {
    ZStack {
      if viewModel.isLoading {
        LoadingStateView(message: "Loading tasks…", accessibilityID: "taskList.loading")
      } else if viewModel.hasLoaded {
        TaskListContentView(
          sections: TaskSection.sections(
            of: viewModel.tasks, now: viewModel.currentDate, calendar: calendar,
            timeZone: timeZone),
          now: viewModel.currentDate, chosen: chosen, onOpen: onOpen,
          onComplete: { id in Task { await viewModel.completeTask(id) } },
          onRefresh: viewModel.loadTasks)
      } else if viewModel.hasFailed {
        // Seen when the alert is gone too.
        ErrorStateView(
          error: "The tasks could not be loaded.", accessibilityID: "taskList.failure",
          retry: { Task { await viewModel.loadTasks() } })
      }
    }
    .navigationTitle("Tasks")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Button(action: onCreate) { Label("New task", systemImage: "plus") }
          .pageLink(CareRoute.newTask.address)
          .keyboardShortcut("n", modifiers: [.command, .option])
          .accessibilityIdentifier("taskList.newTask.tap")
      }
    }
    .task { await viewModel.loadTasks() }
    .errorAlert(viewModel.error, accessibilityID: "taskList.errorOK.tap") {
      viewModel.error = nil
    }
  }
}

struct TaskListContentView: View {
  let sections: [TaskSection]
  let now: Date
  var chosen: CareRoute?
  let onOpen: @MainActor (String) -> Void
  let onComplete: @MainActor (String) -> Void
  let onRefresh: @MainActor () async -> Void

  var body: some View {
    if sections.isEmpty {
      EmptyStateView(
        icon: "checkmark.circle", title: "Nothing to do", message: "New tasks appear here.",
        accessibilityID: "taskList.empty")
    } else {
      List {
        ForEach(sections) { section in
          Section(section.title) {
            ForEach(section.tasks) { task in
              let isChosen = chosen == .task(id: task.id)
              TaskRowView(
                task: task, now: now, isChosen: isChosen, onOpen: { onOpen(task.id) },
                onComplete: { onComplete(task.id) }
              )
              .listRowBackground(isChosen ? Color.accentColor.opacity(0.12) : nil)
            }
          }
        }
      }
      .refreshable { await onRefresh() }
      .accessibilityIdentifier("taskList.list.scroll")
    }
  }
}

#Preview {
  TaskListContentView(
    sections: [
      TaskSection(title: "Today", tasks: [.sample("1", "Morning tablets")]),
      TaskSection(title: "Done", tasks: [.sample("2", "Walk around the park", isCompleted: true)]),
    ],
    now: Date(), onOpen: { _ in }, onComplete: { _ in }, onRefresh: {})
}
