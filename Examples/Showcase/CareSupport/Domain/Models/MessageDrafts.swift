import Validation

/// What a member began to write and has not sent.
struct MessageDrafts: Codable, Equatable, Sendable {
  /// Who writes; nobody yet if empty.
  var memberID = ""
  /// By whom it is for.
  var texts: [String: String] = [:]

  /// What is sent is judged when it is sent.
  static let rules = Rules<MessageDrafts> { _ in }
}
