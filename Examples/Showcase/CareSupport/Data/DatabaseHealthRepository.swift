import Foundation
import GRDB

struct DatabaseHealthRepository: HealthRepository {
  let gate: CareGate

  func readings(of patientID: String, since: Date) async throws -> [HealthReading] {
    try await gate.read { access in
      try access.requirePatient(patientID, to: "read readings")
      return try Self.readings(
        "WHERE patient = ? AND time >= ? ORDER BY time, care_reading.id",
        [patientID, since.timeIntervalSince1970], access.database)
    }
  }

  func add(_ reading: NewReading) async throws {
    try await gate.write { access in
      // Who plans the care does not measure.
      try access.requireRole([.patient, .caregiver], to: "add a reading")
      try access.requirePatient(reading.patientID, to: "add a reading")
      try reading.validate()
      try access.database.execute(
        sql: """
          INSERT INTO care_reading (id, patient, kind, value, second, time, author)
          VALUES (?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          UUID().uuidString, reading.patientID, reading.kind.rawValue, reading.value,
          reading.second, access.now.timeIntervalSince1970, access.member.id,
        ])
    }
  }

  func latest() -> AsyncThrowingStream<[HealthReading], any Error> {
    gate.observe(["care_reading"]) { access in
      try access.patients().flatMap { try Self.latest(of: $0.id, access.database) }
    }
  }

  /// The newest of each kind.
  static func latest(of patientID: String, _ database: Database) throws -> [HealthReading] {
    try ReadingKind.allCases.flatMap { kind in
      try readings(
        "WHERE patient = ? AND kind = ? ORDER BY time DESC LIMIT 1", [patientID, kind.rawValue],
        database)
    }
  }

  private static func readings(
    _ condition: String, _ arguments: StatementArguments, _ database: Database
  ) throws -> [HealthReading] {
    try Row.fetchAll(
      database,
      sql: """
        SELECT care_reading.*, account.name AS authorName
        FROM care_reading JOIN account ON account.id = author
        """ + " " + condition,
      arguments: arguments
    ).compactMap { row in
      guard let kind = ReadingKind(rawValue: row["kind"]) else { return nil }
      return HealthReading(
        id: row["id"], patientID: row["patient"], kind: kind, value: row["value"],
        second: row["second"], time: Date(timeIntervalSince1970: row["time"]),
        author: row["authorName"])
    }
  }
}
