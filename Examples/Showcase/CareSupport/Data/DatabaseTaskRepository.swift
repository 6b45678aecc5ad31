import Foundation
import GRDB

struct DatabaseTaskRepository: TaskRepository {
  let gate: CareGate

  private static let selection = """
    SELECT care_task.*, patient.name AS patientName, finisher.name AS finisherName
    FROM care_task JOIN account patient ON patient.id = care_task.patient
    LEFT JOIN account finisher ON finisher.id = care_task.completedBy
    """

  func tasks() async throws -> [CareTask] {
    try await gate.read { access in
      try access.patients().flatMap { patient in
        try Row.fetchAll(
          access.database, sql: Self.selection + " WHERE care_task.patient = ?",
          arguments: [patient.id]
        ).map(Self.task)
      }
    }
  }

  func task(id: String) async throws -> CareTask {
    try await gate.read { try Self.task(id, to: "read a task", $0) }
  }

  func complete(id: String) async throws {
    try await gate.write { access in
      _ = try Self.task(id, to: "complete a task", access)
      // Whoever was first stays the one who did it.
      try access.database.execute(
        sql: """
          UPDATE care_task SET completedBy = ?, completedAt = ?
          WHERE id = ? AND completedAt IS NULL
          """,
        arguments: [access.member.id, access.now.timeIntervalSince1970, id])
    }
  }

  func reopen(id: String) async throws {
    try await gate.write { access in
      _ = try Self.task(id, to: "reopen a task", access)
      try access.database.execute(
        sql: """
          UPDATE care_task SET completedBy = NULL, completedAt = NULL
          WHERE id = ? AND completedBy = ?
          """,
        arguments: [id, access.member.id])
    }
  }

  func add(_ task: NewCareTask) async throws -> CareTask {
    try await gate.write { access in
      try access.requirePatient(task.patientID, to: "add a task")
      let id = UUID().uuidString.lowercased()
      let description = storable(task.description)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      try access.database.execute(
        sql: """
          INSERT INTO care_task (id, patient, title, description, dueDate, priority)
          VALUES (?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          id, task.patientID, storable(task.title).trimmingCharacters(in: .whitespacesAndNewlines),
          description.isEmpty ? nil : description, task.dueDate.timeIntervalSince1970,
          task.priority.rawValue,
        ])
      return try Self.task(id, to: "read a task", access)
    }
  }

  private static func task(_ id: String, to action: String, _ access: CareAccess) throws -> CareTask
  {
    guard
      let row = try Row.fetchOne(
        access.database, sql: selection + " WHERE care_task.id = ?", arguments: [id])
    else { throw CareError.notFound }
    let task = task(row)
    try access.requirePatient(task.patientID, to: "\(action) (\(id))")
    return task
  }

  private static func task(_ row: Row) -> CareTask {
    let completedAt: Double? = row["completedAt"]
    return CareTask(
      id: row["id"], patientID: row["patient"], patientName: row["patientName"],
      title: row["title"], description: row["description"],
      dueDate: Date(timeIntervalSince1970: row["dueDate"]),
      priority: TaskPriority(rawValue: row["priority"]) ?? .normal,
      status: completedAt == nil ? .open : .completed, completedBy: row["finisherName"])
  }
}
