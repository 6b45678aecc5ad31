/// Apple's names: those that Apus declares, and the reasons why others are absent.
struct KnownNames: Sendable {
  static let shared = KnownNames(types: GeneratedNames.types, absent: GeneratedNames.absent)

  private let types: Set<String>
  private let reasons: [String: String]

  init(types: String, absent: String) {
    self.types = Set(types.split(whereSeparator: \.isWhitespace).map(String.init))
    var reasons: [String: String] = [:]
    var reason = ""
    for line in absent.split(separator: "\n") {
      if line.hasPrefix("  ") {
        for name in line.split(separator: " ") { reasons[String(name)] = reason }
      } else if line.hasPrefix("| ") {
        reason += " " + line.dropFirst(2)
      } else {
        reason = String(line)
      }
    }
    self.reasons = reasons
  }

  /// Why a name is absent. Nil for names that Apus declares, and for names not known to be Apple's.
  ///
  /// - Parameter name: as `Canvas`, `.modelContainer`, `\.openWindow`, `Animation.spring` or `.shadow(_:)`.
  func reason(forAbsent name: String) -> String? { reasons[name] }

  /// Why a type is absent. Types whose names begin like UIKit's are Apple's.
  func reason(forAbsentType name: String) -> String? {
    if let reason = reasons[name] { return reason }
    guard Self.isNamedLikeUIKit(name), !types.contains(name) else { return nil }
    return "of UIKit there are navigation, hosting controllers and what they need:"
      + " write it in SwiftUI, or leave it to iOS by `#if !canImport(ApusUI)`"
  }

  /// Why a property wrapper is absent, which may be listed as the type that it is.
  func reason(forAbsentWrapper name: String) -> String? {
    reasons["@\(name)"] ?? reasons[name]
  }

  /// Why a member is absent that no reason is known for.
  static func reason(forMemberOf type: String) -> String {
    "Apus's `\(type)` has no such member: do without it, or leave it out by `#if !canImport(ApusUI)`"
  }

  private static func isNamedLikeUIKit(_ name: String) -> Bool {
    let rest = name.dropFirst(2)
    return name.hasPrefix("UI") && rest.first?.isUppercase == true
      && rest.contains { $0.isLowercase }
  }
}
