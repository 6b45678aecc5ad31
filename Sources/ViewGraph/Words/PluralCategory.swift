import Foundation

/// The form of words that a number asks for: the cardinal plural rules of the Unicode CLDR, version 45.
package enum PluralCategory: String, Sendable {
  case zero, one, two, few, many, other

  /// - Parameters:
  ///   - number: Its sign does not count.
  ///   - language: An ISO 639 code. One without a rule here has a form for one and one for all else.
  package init(_ number: Double, in language: String) {
    let n = number.magnitude
    guard n.isFinite, n < 1e15 else {
      self = .other
      return
    }
    let isWhole = n == n.rounded(.towardZero)
    self = Self.rule(of: language)(Operands(n: n, i: Int(n), isWhole: isWhole))
  }

  /// Named as in Unicode Technical Standard 35.
  private struct Operands {
    /// The number.
    let n: Double
    /// Its whole part.
    let i: Int
    /// Whether nothing stands behind its decimal separator.
    let isWhole: Bool

    var tens: Int { i % 10 }
    var hundreds: Int { i % 100 }
    var isOne: Bool { isWhole && i == 1 }
    var isMillions: Bool { isWhole && i != 0 && i % 1_000_000 == 0 }
  }

  private static func rule(of language: String) -> (Operands) -> PluralCategory {
    switch language {
    case "ja", "zh", "yue", "ko", "vi", "th", "id", "ms", "lo", "my", "km", "bo", "jv", "yo":
      { _ in .other }
    case "fr", "pt": { $0.i <= 1 ? .one : $0.isMillions ? .many : .other }
    case "es", "it", "ca": { $0.isOne ? .one : $0.isMillions ? .many : .other }
    case "hy", "ff", "kab": { $0.i <= 1 ? .one : .other }
    case "hi", "bn", "gu", "kn", "fa", "am", "as", "zu": { $0.i == 0 || $0.n == 1 ? .one : .other }
    case "da": { $0.n == 1 || !$0.isWhole && $0.i <= 1 ? .one : .other }
    case "is", "mk": { !$0.isWhole || $0.tens == 1 && $0.hundreds != 11 ? .one : .other }
    case "fil", "tl": { $0.isWhole && ![4, 6, 9].contains($0.tens) ? .one : .other }
    case "lv": latvian
    case "lt": lithuanian
    case "ru", "uk", "be": russian
    case "pl": polish
    case "hr", "sr", "bs", "sh": croatian
    case "cs", "sk":
      { !$0.isWhole ? .many : $0.i == 1 ? .one : (2...4).contains($0.i) ? .few : .other }
    case "sl": slovenian
    case "ro": romanian
    case "ar": arabic
    case "he", "iw":
      { $0.isOne || !$0.isWhole && $0.i == 0 ? .one : $0.isWhole && $0.i == 2 ? .two : .other }
    case "cy": welsh
    case "ga": irish
    case "mt": maltese
    default: { $0.isOne ? .one : .other }
    }
  }

  private static func latvian(_ x: Operands) -> PluralCategory {
    guard x.isWhole else { return .other }
    if x.tens == 0 || (11...19).contains(x.hundreds) { return .zero }
    return x.tens == 1 ? .one : .other
  }

  private static func lithuanian(_ x: Operands) -> PluralCategory {
    guard x.isWhole else { return .many }
    if (11...19).contains(x.hundreds) || x.tens == 0 { return .other }
    return x.tens == 1 ? .one : .few
  }

  private static func russian(_ x: Operands) -> PluralCategory {
    guard x.isWhole else { return .other }
    if (11...14).contains(x.hundreds) { return .many }
    return x.tens == 1 ? .one : (2...4).contains(x.tens) ? .few : .many
  }

  private static func polish(_ x: Operands) -> PluralCategory {
    guard x.isWhole else { return .other }
    if x.i == 1 { return .one }
    return (2...4).contains(x.tens) && !(12...14).contains(x.hundreds) ? .few : .many
  }

  private static func croatian(_ x: Operands) -> PluralCategory {
    guard x.isWhole, !(11...14).contains(x.hundreds) else { return .other }
    return x.tens == 1 ? .one : (2...4).contains(x.tens) ? .few : .other
  }

  private static func slovenian(_ x: Operands) -> PluralCategory {
    guard x.isWhole else { return .few }
    return switch x.hundreds {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }

  private static func romanian(_ x: Operands) -> PluralCategory {
    if x.isOne { return .one }
    return !x.isWhole || x.i == 0 || (1...19).contains(x.hundreds) ? .few : .other
  }

  private static func arabic(_ x: Operands) -> PluralCategory {
    guard x.isWhole else { return .other }
    if let category = [PluralCategory.zero, .one, .two].dropFirst(x.i).first { return category }
    return (3...10).contains(x.hundreds) ? .few : x.hundreds >= 11 ? .many : .other
  }

  private static func welsh(_ x: Operands) -> PluralCategory {
    guard x.isWhole else { return .other }
    return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][x.i] ?? .other
  }

  private static func irish(_ x: Operands) -> PluralCategory {
    guard x.isWhole else { return .other }
    return switch x.i {
    case 1: .one
    case 2: .two
    case 3...6: .few
    case 7...10: .many
    default: .other
    }
  }

  private static func maltese(_ x: Operands) -> PluralCategory {
    guard x.isWhole else { return .other }
    if x.i <= 2, x.i > 0 { return x.i == 1 ? .one : .two }
    if x.i == 0 || (3...10).contains(x.hundreds) { return .few }
    return (11...19).contains(x.hundreds) ? .many : .other
  }
}
