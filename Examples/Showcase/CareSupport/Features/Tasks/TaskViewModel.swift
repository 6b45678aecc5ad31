import Foundation

/// A task as a screen shows it.
struct TaskViewModel: Identifiable, Equatable {
  let id: String
  let title: String
  let description: String
  let dueDate: Date
  let priority: TaskPriority
  /// For whom it is; nil where that goes without saying.
  let patientName: String?
  let completedBy: String?
  let isOverdue: Bool
  var isCompleted: Bool

  /// - Parameters:
  ///   - role: Who looks at it: a patient's tasks are all their own.
  ///   - now: What is due before is overdue.
  init(from domain: CareTask, role: CareRole, now: Date) {
    id = domain.id
    title = domain.title
    description = domain.description ?? ""
    dueDate = domain.dueDate
    priority = domain.priority
    patientName = role == .patient ? nil : domain.patientName
    completedBy = domain.completedBy
    isCompleted = domain.status == .completed
    isOverdue = domain.status == .open && domain.dueDate < now
  }
}

/// Tasks that belong under one heading.
struct TaskSection: Identifiable, Equatable {
  let title: String
  let tasks: [TaskViewModel]
  var id: String { title }

  /// Tasks by when they are due, in the order in which they are given. Headings without tasks are
  /// left out.
  static func sections(
    of tasks: [TaskViewModel], now: Date, calendar: Calendar, timeZone: TimeZone
  ) -> [TaskSection] {
    func title(_ task: TaskViewModel) -> String {
      if task.isCompleted { return "Done" }
      if task.isOverdue { return "Overdue" }
      let day = CareDay(of: task.dueDate, now: now, calendar: calendar, timeZone: timeZone)
      return day == .today ? "Today" : "Later"
    }
    let groups = Dictionary(grouping: tasks, by: title)
    return ["Overdue", "Today", "Later", "Done"].compactMap { title in
      groups[title].map { TaskSection(title: title, tasks: $0) }
    }
  }
}
