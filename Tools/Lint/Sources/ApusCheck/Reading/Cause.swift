/// Why a file does not run on Linux, or runs otherwise. Many places have the same cause.
struct Cause: Hashable, Sendable {
  enum Kind: String, Codable, CaseIterable, Sendable {
    case module, name, construct, resource, condition, package
  }

  var kind: Kind
  /// As it is written: `import CoreData`, `.modelContainer`, `@objc`.
  var title: String
  /// The nearest thing that exists, or why there is none.
  var advice: String

  /// Whether it stops a file, or is only worth a look.
  var stops: Bool { kind != .condition && kind != .package }
}

/// A place with its cause.
struct Finding: Hashable, Sendable {
  var cause: Cause
  var path: String
  /// From 1, as the column, which counts bytes of UTF-8.
  var line: Int
  var column: Int
}
