import Foundation
import GRDB

/// A project as a row of `builder_project`.
struct ProjectRecord: Codable, FetchableRecord, MutablePersistableRecord {
  static let databaseTableName = "builder_project"
  static let rfis = hasMany(RFIRecord.self, using: ForeignKey(["projectID"]))

  /// Each with the number of its open requests.
  static var counted: QueryInterfaceRequest<CountedProject> {
    let open = [RFIStatus.draft, .pending].map(\.rawValue)
    return
      annotated(
        with: rfis.filter(open.contains(Column("status"))).count.forKey("openRFICount")
      )
      .asRequest(of: CountedProject.self)
  }

  var id: Int64?
  var name: String
  var client: String
  var place: String
  var phase: String
  /// Milliseconds since 1970.
  var createdAt: Int64

  init(_ new: NewProject, phase: ProjectPhase = .planning, createdAt: Date) {
    name = new.name
    client = new.client
    place = new.place
    self.phase = phase.rawValue
    self.createdAt = createdAt.milliseconds
  }

  mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }

  var project: Project? { project(openRFICount: 0) }

  func project(openRFICount: Int) -> Project? {
    guard let id, let phase = ProjectPhase(rawValue: phase) else { return nil }
    return Project(
      id: id, name: name, client: client, place: place, phase: phase,
      createdAt: Date(milliseconds: createdAt), openRFICount: openRFICount)
  }
}

struct CountedProject: Decodable, FetchableRecord {
  let record: ProjectRecord
  let openRFICount: Int

  init(from decoder: any Decoder) throws {
    record = try ProjectRecord(from: decoder)
    openRFICount = try decoder.container(keyedBy: Key.self).decode(Int.self, forKey: .openRFICount)
  }

  private enum Key: CodingKey { case openRFICount }

  var project: Project? { record.project(openRFICount: openRFICount) }
}

/// A request as a row of `builder_rfi`.
struct RFIRecord: Codable, FetchableRecord, MutablePersistableRecord {
  static let databaseTableName = "builder_rfi"
  static let project = belongsTo(ProjectRecord.self, using: ForeignKey(["projectID"]))

  /// Each with the name of its project.
  static var named: QueryInterfaceRequest<NamedRFI> {
    annotated(withRequired: project.select(Column("name").forKey("projectName")))
      .asRequest(of: NamedRFI.self)
  }

  var id: Int64?
  var projectID: Int64
  var subject: String
  var question: String
  var answer: String?
  var status: String
  var assignee: String
  /// Milliseconds since 1970.
  var createdAt: Int64
  var dueAt: Int64

  init(_ new: NewRFI, answer: String? = nil, createdAt: Date) {
    projectID = new.projectID
    subject = new.subject
    question = new.question
    self.answer = answer
    status = new.status.rawValue
    assignee = new.assignee
    self.createdAt = createdAt.milliseconds
    dueAt = new.dueAt.milliseconds
  }

  mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}

struct NamedRFI: Decodable, FetchableRecord {
  let record: RFIRecord
  let projectName: String

  init(from decoder: any Decoder) throws {
    record = try RFIRecord(from: decoder)
    projectName = try decoder.container(keyedBy: Key.self)
      .decode(String.self, forKey: .projectName)
  }

  private enum Key: CodingKey { case projectName }

  var rfi: RFI? {
    guard let id = record.id, let status = RFIStatus(rawValue: record.status) else { return nil }
    return RFI(
      id: id, projectID: record.projectID, projectName: projectName, subject: record.subject,
      question: record.question, answer: record.answer, status: status, assignee: record.assignee,
      createdAt: Date(milliseconds: record.createdAt), dueAt: Date(milliseconds: record.dueAt))
  }
}

extension Date {
  var milliseconds: Int64 { Int64((timeIntervalSince1970 * 1000).rounded()) }
  init(milliseconds: Int64) { self.init(timeIntervalSince1970: Double(milliseconds) / 1000) }
}
