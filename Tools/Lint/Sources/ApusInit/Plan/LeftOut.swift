/// A part of an app that the package lacks or changes.
public struct LeftOut: Codable, Hashable, Sendable {
  /// The file or folder.
  public var path: String
  public var reason: String
  /// The substitute in the package, or advice for the author.
  public var advice: String

  init(_ path: String, _ reason: String, _ advice: String) {
    self.path = path
    self.reason = reason
    self.advice = advice
  }
}
