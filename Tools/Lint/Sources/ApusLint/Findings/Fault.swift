/// Why a file could not be judged.
public struct Fault: Error, Hashable, Sendable {
  public enum Kind: String, Codable, Sendable {
    /// No such file, no permission, or not UTF-8.
    case unreadable
    /// Not Swift as the parser knows it. Rules are not asked about such a file: what they would say
    /// of half a declaration is worth nothing.
    case syntax
  }

  public let kind: Kind
  /// A file that cannot be read has no lines: then it is the first.
  public let place: Place
  public let message: String

  public init(kind: Kind, place: Place, message: String) {
    self.kind = kind
    self.place = place
    self.message = message
  }
}

extension Fault: Comparable {
  public static func < (left: Fault, right: Fault) -> Bool {
    left.place == right.place ? left.message < right.message : left.place < right.place
  }
}
