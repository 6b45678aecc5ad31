import SwiftUI

/// A task in a list, with the button that completes it.
struct TaskRowView: View {
  let task: TaskViewModel
  let now: Date
  /// Whether the task is shown beside the list.
  var isChosen = false
  let onOpen: @MainActor () -> Void
  let onComplete: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 12) {
      Button(action: onComplete) {
        Image(systemName: task.isCompleted ? "checkmark.circle.fill" : "circle")
          .font(.title2)
          .foregroundStyle(task.isCompleted ? Color.green : Color.secondary)
          .frame(width: 44, height: 44)
      }
      .buttonStyle(.plain)
      .disabled(task.isCompleted)
      .accessibilityLabel(task.isCompleted ? "\(task.title), done" : "Complete \(task.title)")
      .accessibilityIdentifier("taskList.complete.\(task.id).tap")
      Button(action: onOpen) {
        HStack(spacing: 8) {
          VStack(alignment: .leading, spacing: 3) {
            Text(task.title)
              .font(.headline)
              .multilineTextAlignment(.leading)
              .strikethrough(task.isCompleted)
              .foregroundStyle(task.isCompleted ? .secondary : .primary)
            if let patient = task.patientName {
              Text(patient).font(.footnote).foregroundStyle(.secondary)
            }
            DueLabel(date: task.dueDate, now: now, isOverdue: task.isOverdue && !task.isCompleted)
          }
          Spacer()
          if task.priority == .high, !task.isCompleted {
            Image(systemName: "flag")
              .foregroundStyle(Color.orange)
              .accessibilityLabel("High priority")
          }
          Image(systemName: "chevron.right")
            .foregroundStyle(.secondary)
            .accessibilityHidden(true)
        }
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
      }
      .buttonStyle(.plain)
      .pageLink(CareRoute.task(id: task.id).address)
      .accessibilityIdentifier("taskList.row.\(task.id).tap")
      .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
  }
}

extension TaskViewModel {
  /// For previews.
  static func sample(_ id: String, _ title: String, isCompleted: Bool = false) -> TaskViewModel {
    TaskViewModel(
      from: CareTask(
        id: id, patientID: "maria", patientName: "Maria Nowak", title: title,
        description: "With a glass of water.", dueDate: Date(), priority: .high,
        status: isCompleted ? .completed : .open),
      role: .caregiver, now: Date())
  }
}

#Preview {
  List {
    TaskRowView(task: .sample("1", "Morning tablets"), now: Date(), onOpen: {}, onComplete: {})
  }
}
