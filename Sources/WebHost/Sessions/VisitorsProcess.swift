import Foundation
import PageProtocol
import ViewGraph

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process of one visitor, whose time zone and locale are the process's, as on a phone.
@MainActor
enum VisitorsProcess {
  /// Whether all screens of this process are one visitor's.
  static var belongsToOne = false

  /// Takes over what is known of the visitor. Formatters that the app makes from now on use it.
  static func adopt(_ surroundings: Session.Surroundings) {
    guard belongsToOne else { return }
    VisitorLocale.process = surroundings.locale
    let zone = surroundings.timeZone
    guard zone.identifier != TimeZone.current.identifier else { return }
    setenv("TZ", zone.identifier, 1)
    tzset()
    NSTimeZone.resetSystemTimeZone()
    NSTimeZone.default = zone
  }
}

extension PageSession {
  /// The visitor's surroundings are other ones than the page knew.
  func adopt(_ surroundings: PageSurroundings) {
    let found = surroundings.surroundings(
      instead: session.surroundings, in: session.languages)
    let before = session.surroundings
    hasNewSurroundings = true
    session.surroundings = found
    VisitorsProcess.adopt(found)
    // Bodies may have formatted dates by themselves, which no dependency tells.
    let hasNewZone = VisitorsProcess.belongsToOne && found.timeZone != before.timeZone
    if hasNewZone || found.locale != before.locale {
      graph.turn { graph.root.invalidateAll() }
    }
  }
}
