/// A part of an app that the package has not, or has otherwise.
public struct LeftOut: Codable, Hashable, Sendable {
  /// The file or folder.
  public var path: String
  public var reason: String
  /// What was done instead, or what a person can do.
  public var advice: String

  init(_ path: String, _ reason: String, _ advice: String) {
    self.path = path
    self.reason = reason
    self.advice = advice
  }
}
