import ViewGraph

/// Logs once per call site, in a debug build, that an API has no meaning on a page.
///
/// - Parameter name: The API as it is written.
nonisolated package func noMeaning(_ name: String, _ file: StaticString, _ line: UInt) {
  #if DEBUG
    reportOnce("\(file):\(line): `\(name)` has no meaning on a page.")
  #endif
}

/// Logs once per call site, in a debug build, that a page draws something differently from Apple's
/// framework.
///
/// - Parameters:
///   - name: The API as it is written.
///   - instead: What the page does.
nonisolated package func notDrawn(
  _ name: String, _ instead: String, _ file: StaticString, _ line: UInt
) {
  #if DEBUG
    reportOnce("\(file):\(line): a page cannot draw `\(name)`: \(instead).")
  #endif
}

/// Logs once, in a debug build, that a property of a UIKit class has no meaning on a page.
///
/// - Parameter property: The property with its class.
nonisolated package func noMeaning(_ property: String) {
  #if DEBUG
    reportOnce("`\(property)` has no meaning on a page.")
  #endif
}

/// Logs once, in a debug build, that a page draws a property of a UIKit class otherwise.
///
/// - Parameters:
///   - property: The property with its class.
///   - instead: The page's own way.
nonisolated package func notDrawn(_ property: String, _ instead: String) {
  #if DEBUG
    reportOnce("a page cannot draw `\(property)`: \(instead).")
  #endif
}

/// Writes a line to the log, once however many visitors cause it.
nonisolated func reportOnce(_ message: String) { Complaints.once(message) }

/// Writes a line to the log.
nonisolated func report(_ message: String) { Complaints.always(message) }
