import Foundation
import PageProtocol
import ViewGraph
import WebServer

extension PageSurroundings {
  /// The surroundings for a screen of an app with these languages. An unknown time zone or language keeps
  /// the previous value.
  func surroundings(
    instead known: Session.Surroundings, in languages: AppLanguages
  ) -> Session.Surroundings {
    let choice = languages.choice(for: self.languages)
    var found = Session.Surroundings(
      locale: choice?.locale ?? known.locale, language: choice?.language ?? known.language,
      timeZone: TimeZone(identifier: timeZone) ?? known.timeZone,
      isDark: isDark, reducesMotion: reducesMotion, width: width)
    found.height = height ?? known.height
    found.textSize = textSize ?? known.textSize
    return found
  }

  /// Points: the most frequent width of windows on computers that is not the whole of a large screen.
  static let computersWidth = 1_280.0
  /// Points: what is left of such a screen's 800 or more below the bars of browser and system.
  private static let computersHeight = 720.0

  /// The surroundings known from a request: the hints that an earlier page stored in a cookie, or
  /// the preferred languages, and the width of a usual window of such a machine.
  static func guess(
    cookie: String?, acceptLanguage: String?, isOnComputer: Bool = false, in languages: AppLanguages
  ) -> Session.Surroundings {
    var known = Session.Surroundings()
    if let choice = languages.choice(for: AcceptLanguage.preferred(acceptLanguage ?? "")) {
      known = Session.Surroundings(locale: choice.locale, language: choice.language)
    }
    if isOnComputer { (known.width, known.height) = (computersWidth, computersHeight) }
    guard let parts = cookie?.split(separator: "~", omittingEmptySubsequences: false),
      5...7 ~= parts.count,
      let hints = try? PageSurroundings(
        [
          .text(String(parts[0])), .text(parts[1].replacingOccurrences(of: "%2F", with: "/")),
          .integer(parts[2] == "1" ? 1 : 0), .integer(parts[3] == "1" ? 1 : 0),
        ] + parts[4...].map { Double($0).map { .number($0) } ?? .text(String($0)) })
    else { return known }
    return hints.surroundings(instead: known, in: languages)
  }
}
