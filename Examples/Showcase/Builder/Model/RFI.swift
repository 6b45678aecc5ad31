import Foundation

/// A request for information: a question that a site cannot go on without.
public struct RFI: Identifiable, Hashable, Sendable {
  public let id: Int64
  public var projectID: Project.ID
  public var projectName: String
  public var subject: String
  public var question: String
  public var answer: String?
  public var status: RFIStatus
  /// Whom it is asked of.
  public var assignee: String
  public let createdAt: Date
  public var dueAt: Date

  public init(
    id: Int64, projectID: Project.ID, projectName: String, subject: String, question: String,
    answer: String? = nil, status: RFIStatus, assignee: String, createdAt: Date, dueAt: Date
  ) {
    self.id = id
    self.projectID = projectID
    self.projectName = projectName
    self.subject = subject
    self.question = question
    self.answer = answer
    self.status = status
    self.assignee = assignee
    self.createdAt = createdAt
    self.dueAt = dueAt
  }

  /// Its number, as people call it on site.
  var number: String { "RFI-" + String(repeating: "0", count: max(0, 3 - "\(id)".count)) + "\(id)" }

  /// Whether it should have been settled by now.
  public func isOverdue(now: Date) -> Bool { dueAt < now && status != .closed }
}

/// Where a request is on its way.
public enum RFIStatus: String, CaseIterable, Sendable {
  case draft, pending, answered, closed

  var title: String { rawValue.capitalized }
}

/// What a new request is made of.
public struct NewRFI: Hashable, Sendable {
  public var projectID: Project.ID
  public var subject: String
  public var question: String
  public var assignee: String
  public var status: RFIStatus
  public var dueAt: Date

  public init(
    projectID: Project.ID, subject: String, question: String, assignee: String, status: RFIStatus,
    dueAt: Date
  ) {
    self.projectID = projectID
    self.subject = subject
    self.question = question
    self.assignee = assignee
    self.status = status
    self.dueAt = dueAt
  }
}
