import Foundation
import GRDB

/// What the area begins with: six projects and forty requests of all kinds, around the first start.
enum BuilderSeed {
  struct SeededRFI {
    let project: Int
    let subject: String
    let question: String
    let answer: String?
    let status: RFIStatus
    let assignee: String
    /// Days before the first start.
    let age: Int
    /// Days after the first start.
    let due: Int
  }

  static func insert(in database: Database, now: Date) throws {
    let day: TimeInterval = 24 * 60 * 60
    var ids: [Int64] = []
    for (new, phase, age) in projects {
      var record = ProjectRecord(new, phase: phase, createdAt: now - Double(age) * day)
      try record.insert(database)
      ids.append(database.lastInsertedRowID)
    }
    for rfi in rfis {
      var record = RFIRecord(
        NewRFI(
          projectID: ids[rfi.project], subject: rfi.subject, question: rfi.question,
          assignee: rfi.assignee, status: rfi.status, dueAt: now + Double(rfi.due) * day),
        answer: rfi.answer, createdAt: now - Double(rfi.age) * day)
      try record.insert(database)
    }
  }

  private static let projects: [(NewProject, ProjectPhase, age: Int)] = [
    (
      NewProject(
        name: "Market Hall Renewal", client: "City of Bobsville", place: "Market Square 1"),
      .building,
      120
    ),
    (
      NewProject(name: "Oak Street Apartments", client: "Oak Living", place: "Oak Street 14–18"),
      .building,
      95
    ),
    (
      NewProject(name: "Riverside Kindergarten", client: "Riverside Parents", place: "Mill Lane 3"),
      .building,
      70
    ),
    (
      NewProject(name: "Farmer Pickles' Barn", client: "A. Pickles", place: "Sunflower Valley"),
      .finished,
      64
    ),
    (
      NewProject(name: "Café on the Pier", client: "Harbour Company", place: "Pier 2"), .planning,
      30
    ),
    (
      NewProject(name: "Footbridge over the Weir", client: "County Roads", place: "Weir Path"),
      .planning,
      12
    ),
  ]
}
