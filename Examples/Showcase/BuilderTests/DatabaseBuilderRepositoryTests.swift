import Foundation
import GRDB
import Testing

@testable import Builder

@Suite("Projects and RFIs in the database")
struct DatabaseBuilderRepositoryTests {
  private func open(now: Date = sampleNow) throws -> DatabaseQueue {
    let database = try DatabaseQueue()
    try migrate(database, now: now)
    return database
  }

  private func migrate(_ database: DatabaseQueue, now: Date) throws {
    var migrator = DatabaseMigrator()
    BuilderSchema.register(in: &migrator, now: { now })
    try migrator.migrate(database)
  }

  @Test("it begins with 6 projects and 40 RFIs of all statuses, some overdue at the first start")
  func seed() async throws {
    let repository = DatabaseBuilderRepository(database: try open())
    let (projects, rfis) = (try await repository.projects(), try await repository.rfis())
    #expect(projects.count == 6)
    #expect(rfis.count == 40)
    for status in RFIStatus.allCases {
      #expect(rfis.filter { $0.status == status }.count >= 5)
    }
    let overdue = rfis.filter { $0.isOverdue(now: sampleNow) }
    #expect((3...20).contains(overdue.count))
    #expect(Set(rfis.map(\.projectID)) == Set(projects.map(\.id)))
    #expect(rfis.allSatisfy { $0.createdAt < sampleNow })
    #expect(rfis.allSatisfy { ($0.answer != nil) == [.answered, .closed].contains($0.status) })
    let (open, closed) = (
      rfis.filter { $0.status != .closed }, rfis.filter { $0.status == .closed }
    )
    #expect(rfis == open.sorted { $0.dueAt < $1.dueAt } + closed.sorted { $0.dueAt < $1.dueAt })
    #expect(projects.map(\.createdAt) == projects.map(\.createdAt).sorted(by: >))
    for project in projects {
      let open = rfis.filter {
        $0.projectID == project.id && [.draft, .pending].contains($0.status)
      }
      #expect(project.openRFICount == open.count)
    }
  }

  @Test("the seed is made once: a second start adds nothing, and brings nothing back")
  func seedOnce() async throws {
    let database = try open()
    try await database.write { database in
      try database.execute(sql: "DELETE FROM builder_project WHERE id = 1")
    }
    try migrate(database, now: sampleNow + 100 * day)
    let repository = DatabaseBuilderRepository(database: database)
    #expect(try await repository.projects().count == 5)
    #expect(try await repository.rfis().contains { $0.projectID == 1 } == false)
  }

  @Test("what is created is there, the newest project first")
  func create() async throws {
    let database = try open()
    let repository = DatabaseBuilderRepository(database: database, now: { sampleNow + 1 })
    let project = try await repository.create(NewProject(name: "Pier", client: "Harbour"))
    #expect(try await repository.projects().first == project)
    #expect(try await repository.project(project.id) == project)
    let new = NewRFI(
      projectID: project.id, subject: "Gate", question: "Left?", assignee: "Ewa", status: .pending,
      dueAt: sampleNow + 90 * day)
    let rfi = try await repository.create(new)
    #expect(rfi.projectName == "Pier")
    #expect(try await repository.rfi(rfi.id) == rfi)
    #expect(try await repository.rfis().last { $0.status != .closed } == rfi)
    #expect(try await repository.project(project.id)?.openRFICount == 1)
  }

  @Test("what is not there is nothing, and a request of no project is refused")
  func missing() async throws {
    let repository = DatabaseBuilderRepository(database: try open())
    #expect(try await repository.project(999) == nil)
    #expect(try await repository.rfi(999) == nil)
    let new = NewRFI(
      projectID: 999, subject: "Gate", question: "Left?", assignee: "", status: .draft,
      dueAt: sampleNow)
    await #expect(throws: (any Error).self) { try await repository.create(new) }
  }
}
