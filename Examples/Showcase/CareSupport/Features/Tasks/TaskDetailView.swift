import PresentationUI
import SwiftUI

/// One task.
struct TaskDetailView: View {
  @StateObject private var viewModel: TaskDetailViewModel

  init(viewModel: TaskDetailViewModel) {
    _viewModel = StateObject(wrappedValue: viewModel)
  }

  var body: some View {
    StateView(viewModel.state) { task in
      TaskDetailContentView(
        task: task, now: viewModel.currentDate,
        onComplete: { Task { await viewModel.complete() } })
    } error: { error in
      FailureView(
        error: error, accessibilityID: "taskDetail.failure", retry: viewModel.load)
    }
    .navigationTitle("Task")
    .navigationBarTitleDisplayMode(.inline)
    .pageTitle(viewModel.state.data?.title ?? "Task")
    .task { await viewModel.load() }
    .errorAlert(viewModel.error, accessibilityID: "taskDetail.errorOK.tap") {
      viewModel.error = nil
    }
  }
}

struct TaskDetailContentView: View {
  let task: TaskViewModel
  let now: Date
  let onComplete: @MainActor () -> Void

  var body: some View {
    CardPage {
      VStack(alignment: .leading, spacing: 12) {
        Text(task.title)
          .font(.title2.weight(.bold))
          .accessibilityAddTraits(.isHeader)
          .accessibilityIdentifier("taskDetail.title.text")
        DueLabel(date: task.dueDate, now: now, isOverdue: task.isOverdue && !task.isCompleted)
        if !task.description.isEmpty {
          Text(task.description)
            .accessibilityIdentifier("taskDetail.description.text")
        }
        Divider()
        if let patient = task.patientName {
          LabeledContent("For", value: patient)
            .accessibilityIdentifier("taskDetail.patient.text")
        }
        LabeledContent("Priority", value: task.priority.title)
        LabeledContent("Status", value: status)
          .accessibilityIdentifier("taskDetail.status.text")
      }
      .card()
      if !task.isCompleted {
        SubmitButton(
          "Mark as done", accessibilityID: "taskDetail.completeButton.tap",
          action: onComplete)
      }
    }
  }

  private var status: String {
    guard task.isCompleted else { return task.isOverdue ? "Overdue" : "Open" }
    return task.completedBy.map { "Done by \($0)" } ?? "Done"
  }
}

#Preview {
  TaskDetailContentView(task: .sample("1", "Morning tablets"), now: Date(), onComplete: {})
}
