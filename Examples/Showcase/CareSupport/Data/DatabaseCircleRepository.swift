import GRDB

struct DatabaseCircleRepository: CircleRepository {
  let gate: CareGate

  func patients() async throws -> [CareMember] {
    try await gate.read { try $0.patients() }
  }

  func overviews() async throws -> [PatientOverview] {
    try await gate.read { access in
      try access.patients().map { patient in
        let counts = try Row.fetchOne(
          access.database,
          sql: """
            SELECT count(*) AS open, coalesce(sum(dueDate < ?), 0) AS overdue FROM care_task
            WHERE patient = ? AND completedAt IS NULL
            """,
          arguments: [access.now.timeIntervalSince1970, patient.id])
        return try PatientOverview(
          patient: patient, openTasks: counts?["open"] ?? 0, overdueTasks: counts?["overdue"] ?? 0,
          latest: DatabaseHealthRepository.latest(of: patient.id, access.database),
          team: access.team(of: patient.id))
      }
    }
  }
}
