import Foundation
import ViewGraph

extension PageSurroundings {
  /// The surroundings for a screen. An unknown time zone or language keeps the previous value.
  func surroundings(instead known: Session.Surroundings) -> Session.Surroundings {
    Session.Surroundings(
      locale: Self.locale(locale) ?? known.locale,
      timeZone: TimeZone(identifier: timeZone) ?? known.timeZone,
      isDark: isDark, reducesMotion: reducesMotion, width: width)
  }

  /// A BCP 47 tag as a locale; nil if it is none.
  static func locale(_ tag: String) -> Locale? {
    let isPlain = tag.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    guard isPlain, (2...64).contains(tag.utf8.count) else { return nil }
    return Locale(identifier: tag.replacingOccurrences(of: "-", with: "_"))
  }

  /// The surroundings known from a request: the hints that an earlier page stored in a cookie, or
  /// the preferred language.
  static func guess(cookie: String?, acceptLanguage: String?) -> Session.Surroundings {
    var known = Session.Surroundings()
    if let tag = acceptLanguage?.split(separator: ",").first?.split(separator: ";").first,
      let locale = locale(tag.trimmingCharacters(in: .whitespaces))
    {
      known = Session.Surroundings(locale: locale)
    }
    guard let parts = cookie?.split(separator: "~", omittingEmptySubsequences: false),
      parts.count == 5, let width = Double(parts[4]),
      let hints = try? PageSurroundings([
        .text(String(parts[0])), .text(parts[1].replacingOccurrences(of: "%2F", with: "/")),
        .integer(parts[2] == "1" ? 1 : 0), .integer(parts[3] == "1" ? 1 : 0), .number(width),
      ])
    else { return known }
    return hints.surroundings(instead: known)
  }
}
