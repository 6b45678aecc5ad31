import Foundation

/// A dashboard as a screen shows it, made for the role of whoever looks.
struct DashboardModel: Equatable {
  struct Tile: Equatable, Identifiable {
    let id: String
    let title: String
    let value: String
    let detail: String
    let systemImage: String
    let route: CareRoute
  }

  struct PatientCard: Equatable, Identifiable {
    let id: String
    let name: String
    let initials: String
    let summary: String
    let isUrgent: Bool
    /// Who looks after the patient, where that is to be seen.
    let team: String?
    let readings: [String]
  }

  let greeting: String
  let summary: String
  /// How much of today is done; nil where it is not one person's day.
  let progress: Progress?
  let readings: [Tile]
  let taskTitle: String
  let tasks: [TaskViewModel]
  let patientsTitle: String?
  let patients: [PatientCard]

  struct Progress: Equatable {
    let done: Int
    let total: Int
  }
}

extension DashboardModel {
  /// - Parameters:
  ///   - calendar: The visitor's, which says what today is.
  init(
    _ dashboard: Dashboard, member: CareMember, now: Date, calendar: Calendar, locale: Locale
  ) {
    let role = member.role
    let tasks = dashboard.tasks.map { TaskViewModel(from: $0, role: role, now: now) }
    let open = tasks.filter { !$0.isCompleted }
    let overdue = open.filter(\.isOverdue).count
    let today = tasks.filter { calendar.isDate($0.dueDate, inSameDayAs: now) }
    greeting = "Hello, \(CareMember(id: "", name: dashboard.profile.name, role: role).firstName)"
    let count = dashboard.overviews.count
    switch role {
    case .patient:
      let left = today.filter { !$0.isCompleted }.count
      summary = left == 0 ? "All is done for today." : "\(left) to do today"
      progress = Progress(done: today.filter(\.isCompleted).count, total: today.count)
      readings = (dashboard.overviews.first?.latest ?? []).map { Tile($0, locale: locale) }
      taskTitle = "Your next tasks"
      self.tasks = Array(open.prefix(4))
      patientsTitle = nil
      patients = []
    case .caregiver:
      summary = "\(open.count) open tasks for \(count) \(count == 1 ? "patient" : "patients")"
      progress = Progress(done: today.filter(\.isCompleted).count, total: today.count)
      readings = []
      taskTitle = "Next tasks"
      self.tasks = Array(open.prefix(4))
      patientsTitle = "Your patients"
      patients = dashboard.overviews.map { PatientCard($0, showsTeam: false, locale: locale) }
    case .coordinator:
      summary = overdue == 0 ? "Nothing is overdue." : "\(overdue) overdue"
      progress = nil
      readings = []
      taskTitle = "Overdue"
      // Who plans looks at what was missed, not at every tablet.
      self.tasks = open.filter(\.isOverdue)
      patientsTitle = "All patients"
      patients = dashboard.overviews.map { PatientCard($0, showsTeam: true, locale: locale) }
    }
  }
}

extension DashboardModel.Tile {
  init(_ reading: HealthReading, locale: Locale) {
    self.init(
      id: reading.kind.rawValue, title: reading.kind.title, value: reading.text(locale: locale),
      detail: reading.kind.unit, systemImage: reading.kind.systemImage,
      route: .health(patient: reading.patientID, kind: reading.kind))
  }
}

extension DashboardModel.PatientCard {
  init(_ overview: PatientOverview, showsTeam: Bool, locale: Locale) {
    let late = overview.overdueTasks
    self.init(
      id: overview.patient.id, name: overview.patient.name, initials: overview.patient.initials,
      summary: "\(overview.openTasks) open" + (late == 0 ? "" : ", \(late) overdue"),
      isUrgent: late > 0,
      team: showsTeam ? overview.team.map(\.name).joined(separator: ", ") : nil,
      readings: overview.latest.map { "\($0.text(locale: locale)) \($0.kind.unit)" })
  }
}
