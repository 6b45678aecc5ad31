import Foundation

/// A request as a list shows it.
struct RFIRow: Identifiable, Equatable {
  let id: Int64
  let number: String
  let subject: String
  let project: String
  let dueAt: Date
  /// When that is, in words.
  let due: String
  let status: RFIStatus
  let isOverdue: Bool

  init(
    id: Int64, number: String, subject: String, project: String, dueAt: Date, due: String,
    status: RFIStatus,
    isOverdue: Bool
  ) {
    self.id = id
    self.number = number
    self.subject = subject
    self.project = project
    self.dueAt = dueAt
    self.due = due
    self.status = status
    self.isOverdue = isOverdue
  }

  init(_ rfi: RFI, now: Date, locale: Locale, timeZone: TimeZone) {
    self.init(
      id: rfi.id, number: rfi.number, subject: rfi.subject, project: rfi.projectName,
      dueAt: rfi.dueAt, due: rfi.dueAt.day(locale: locale, timeZone: timeZone), status: rfi.status,
      isOverdue: rfi.isOverdue(now: now))
  }
}
