/// What a member has set for themselves.
struct CareProfile: Hashable, Sendable {
  var name: String
  let email: String
  let role: CareRole
  var notifications: NotificationChoices
  var isOnboarded: Bool

  static let longestName = 60
}

/// What a member wants to be told of.
struct NotificationChoices: Hashable, Sendable {
  var tasks = true
  var messages = true
  var readings = false
}
