import Foundation
import GRDB

/// Projects and requests in the showcase's database.
public struct DatabaseBuilderRepository: ProjectRepository, RFIRepository {
  private let database: any DatabaseWriter
  private let now: @Sendable () -> Date

  /// - Parameter database: Where ``BuilderSchema`` is.
  public init(
    database: any DatabaseWriter, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.database = database
    self.now = now
  }

  // MARK: Projects

  public func projects() async throws -> [Project] {
    try await database.read { database in
      try ProjectRecord.counted
        .order(Column("createdAt").desc, Column("id").desc)
        .fetchAll(database)
        .compactMap(\.project)
    }
  }

  public func project(_ id: Project.ID) async throws -> Project? {
    try await database.read { database in
      try ProjectRecord.counted.filter(Column("id") == id).fetchOne(database)?.project
    }
  }

  public func create(_ new: NewProject) async throws -> Project {
    let createdAt = now()
    return try await database.write { database in
      var record = ProjectRecord(new, createdAt: createdAt)
      try record.insert(database)
      guard let project = record.project else { throw BuilderStorageError.unreadable }
      return project
    }
  }

  // MARK: Requests

  public func rfis() async throws -> [RFI] {
    try await database.read { database in
      try RFIRecord.named
        .order(
          Column("status") == RFIStatus.closed.rawValue, Column("dueAt"), Column("id")
        )
        .fetchAll(database)
        .compactMap(\.rfi)
    }
  }

  public func rfi(_ id: RFI.ID) async throws -> RFI? {
    try await database.read { database in
      try RFIRecord.named.filter(Column("id") == id).fetchOne(database)?.rfi
    }
  }

  public func create(_ new: NewRFI) async throws -> RFI {
    let createdAt = now()
    return try await database.write { database in
      var record = RFIRecord(new, createdAt: createdAt)
      try record.insert(database)
      guard let rfi = try RFIRecord.named.filter(Column("id") == record.id).fetchOne(database)?.rfi
      else { throw BuilderStorageError.unreadable }
      return rfi
    }
  }
}

enum BuilderStorageError: Error {
  /// A row that was just written does not read as what it is.
  case unreadable
}
