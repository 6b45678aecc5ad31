import Foundation

/// The choice of tests, as in Xcode (`Target/Class/test`) or as a pattern of SwiftPM.
struct TestFilter {
  /// A pattern for names such as `Target.Class/test`.
  let pattern: String

  /// - Parameter targets: Names of test targets in the package by the author's names.
  init(_ text: String, targets: [String: String]) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let name = parts.first.flatMap({ targets[$0] }) else {
      pattern = text
      return
    }
    let end = "($|/|\\()"
    var rest = parts.dropFirst().map {
      NSRegularExpression.escapedPattern(for: $0).replacing("\\/", with: "/")
    }
    .joined(separator: "/")
    // Calls of Swift Testing may be named without their brackets.
    if rest.hasSuffix("\\(\\)") { rest = String(rest.dropLast(4)) }
    pattern =
      "^" + NSRegularExpression.escapedPattern(for: name) + "\\." + (rest.isEmpty ? "" : rest + end)
  }
}
