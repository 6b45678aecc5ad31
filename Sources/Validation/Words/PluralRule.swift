/// The forms that a language has for counts, by the names of Unicode's CLDR.
public enum PluralCategory: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

/// Which form of a word goes with a count, in one language.
public struct PluralRule: Sendable {
  private let choose: @Sendable (PluralOperands) -> PluralCategory

  /// A rule for a language that isn't known here.
  public init(_ choose: @escaping @Sendable (PluralOperands) -> PluralCategory) {
    self.choose = choose
  }

  /// The form for a count.
  public func category(for count: Double) -> PluralCategory {
    choose(PluralOperands(count))
  }

  /// The rule of a language.
  ///
  /// Known are those of one form (Japanese, Chinese, Korean, Vietnamese, Thai, Indonesian), of French
  /// and Portuguese, of Czech and Slovak, of Polish, of Russian, Ukrainian and Belarusian, and of Arabic. All
  /// others are taken to be like English.
  ///
  /// - Parameter language: A tag of BCP 47: `pl`, `pl-PL`.
  public static func rule(for language: String) -> PluralRule {
    switch language.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
    case "ja", "zh", "ko", "vi", "th", "id", "ms": .unchanging
    case "fr", "pt": .oneBelowTwo
    case "cs", "sk": .czech
    case "pl": .polish
    case "ru", "uk", "be": .russian
    case "ar": .arabic
    default: .oneAndOther
    }
  }

  /// One form for 1, another for all else: English, German, Spanish and many more.
  public static let oneAndOther = PluralRule { $0.isWhole && $0.whole == 1 ? .one : .other }

  /// A single form.
  public static let unchanging = PluralRule { _ in .other }

  /// One form below 2.
  public static let oneBelowTwo = PluralRule { $0.whole < 2 ? .one : .other }

  public static let czech = PluralRule { count in
    guard count.isWhole else { return .many }
    if count.whole == 1 { return .one }
    return (2...4).contains(count.whole) ? .few : .other
  }

  public static let polish = PluralRule { count in
    guard count.isWhole else { return .other }
    if count.whole == 1 { return .one }
    return count.endsInTwoToFour ? .few : .many
  }

  public static let russian = PluralRule { count in
    guard count.isWhole else { return .other }
    if count.whole % 10 == 1, count.whole % 100 != 11 { return .one }
    return count.endsInTwoToFour ? .few : .many
  }

  /// Six forms.
  public static let arabic = PluralRule { count in
    guard count.isWhole else { return .other }
    switch count.whole {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    default:
      let rest = count.whole % 100
      return (3...10).contains(rest) ? .few : rest >= 11 ? .many : .other
    }
  }
}

/// What a plural rule looks at.
public struct PluralOperands: Sendable {
  /// The whole part of the count, without its sign.
  public let whole: Int
  /// Whether the count has no fraction.
  public let isWhole: Bool

  init(_ count: Double) {
    let magnitude = count.magnitude
    whole = Int(exactly: magnitude.rounded(.towardZero)) ?? .max
    isWhole = magnitude == magnitude.rounded(.towardZero)
  }

  /// 2, 3, 4, 22, 23, 24, …, but not 12, 13, 14.
  var endsInTwoToFour: Bool {
    (2...4).contains(whole % 10) && !(12...14).contains(whole % 100)
  }
}
