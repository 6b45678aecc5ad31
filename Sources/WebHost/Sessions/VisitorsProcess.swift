import Foundation
import ViewGraph

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process of one visitor, in which `TimeZone.current` is the visitor's, as on a phone.
///
/// Foundation has no such setting for `Locale.current` on Linux: it is `en_001` in every process.
@MainActor
enum VisitorsProcess {
  /// Whether all screens of this process are one visitor's.
  static var belongsToOne = false

  /// Takes over what is known of the visitor. Formatters that the app makes from now on use it.
  /// - Returns: Whether that is another time zone than before.
  @discardableResult
  static func adopt(_ surroundings: Session.Surroundings) -> Bool {
    let zone = surroundings.timeZone
    guard belongsToOne, zone.identifier != TimeZone.current.identifier else { return false }
    setenv("TZ", zone.identifier, 1)
    tzset()
    NSTimeZone.resetSystemTimeZone()
    NSTimeZone.default = zone
    return true
  }
}

extension PageSession {
  /// The visitor's surroundings are other ones than the page knew.
  func adopt(_ surroundings: PageSurroundings) {
    let found = surroundings.surroundings(
      instead: session.surroundings, in: session.languages)
    // Bodies may have formatted dates by themselves, which no dependency tells.
    if VisitorsProcess.adopt(found) { graph.turn { graph.root.invalidateAll() } }
    hasNewSurroundings = true
    session.surroundings = found
  }
}
