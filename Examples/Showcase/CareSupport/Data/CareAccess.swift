import Accounts
import Foundation
import GRDB

/// What one member may do, within one transaction.
struct CareAccess {
  let database: Database
  let account: Account
  let member: CareMember
  let now: Date

  /// Throws unless the patient is the member, or one whom they look after.
  func requirePatient(_ patientID: String, to action: String) throws {
    guard try isOwn(patient: patientID) else {
      throw AccessViolation(action: action, subject: "of \(patientID)")
    }
  }

  private func isOwn(patient patientID: String) throws -> Bool {
    guard member.role != .patient else { return patientID == member.id }
    return try Bool.fetchOne(
      database,
      sql: "SELECT EXISTS (SELECT 1 FROM care_link WHERE patient = ? AND carer = ?)",
      arguments: [patientID, member.id]) ?? false
  }

  /// Throws unless the role may do something at all.
  func requireRole(_ roles: Set<CareRole>, to action: String) throws {
    guard roles.contains(member.role) else {
      throw AccessViolation(action: action, subject: "as \(member.role.rawValue)")
    }
  }

  /// Whom the member looks after; of a patient the patient alone.
  func patients() throws -> [CareMember] {
    guard member.role != .patient else { return [member] }
    return try members(
      "SELECT account.* FROM account JOIN care_link ON patient = account.id WHERE carer = ?",
      [member.id])
  }

  /// Who looks after a patient.
  func team(of patientID: String) throws -> [CareMember] {
    try members(
      "SELECT account.* FROM account JOIN care_link ON carer = account.id WHERE patient = ?",
      [patientID])
  }

  /// To whom the member may write: who looks after the same patients, and these.
  func partners() throws -> [CareMember] {
    var partners: Set<CareMember> = []
    for patient in try patients() {
      partners.insert(patient)
      try partners.formUnion(team(of: patient.id))
    }
    return partners.filter { $0.id != member.id }.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
  }

  func requirePartner(_ id: String, to action: String) throws -> CareMember {
    guard let partner = try partners().first(where: { $0.id == id }) else {
      throw AccessViolation(action: action, subject: "with \(id)")
    }
    return partner
  }

  private func members(_ sql: String, _ arguments: StatementArguments) throws -> [CareMember] {
    try Row.fetchAll(
      database, sql: sql + " ORDER BY account.name, account.id", arguments: arguments
    )
    .compactMap { row in
      CareRole(rawValue: row["role"]).map { CareMember(id: row["id"], name: row["name"], role: $0) }
    }
  }
}

/// SQLite ends a text at its first NUL, and would lose what follows.
func storable(_ text: String) -> String { text.replacingOccurrences(of: "\0", with: "") }
