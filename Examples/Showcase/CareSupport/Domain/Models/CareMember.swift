import Accounts

/// What someone does in a patient's care.
enum CareRole: String, Codable, Sendable, CaseIterable {
  /// Is cared for, and sees what is their own.
  case patient
  /// Looks after patients.
  case caregiver
  /// Plans who looks after whom.
  case coordinator

  var title: String {
    switch self {
    case .patient: "Patient"
    case .caregiver: "Caregiver"
    case .coordinator: "Coordinator"
    }
  }
}

/// Someone who takes part in the care.
struct CareMember: Hashable, Identifiable, Sendable {
  let id: String
  let name: String
  let role: CareRole

  var firstName: String { String(name.prefix { $0 != " " }) }

  /// The first letters of the first two names.
  var initials: String {
    String(name.split(separator: " ").prefix(2).compactMap(\.first))
  }
}

extension CareMember {
  /// Nil for an account of another area.
  init?(_ account: Account) {
    guard account.area == CareServices.area, let role = CareRole(rawValue: account.role) else {
      return nil
    }
    self.init(id: account.id, name: account.name, role: role)
  }
}
