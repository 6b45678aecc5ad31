/// Whether a server takes visitors.
package enum Readiness {
  /// The address under which a server says it.
  package static let path = "/readyz"
}

extension PageResponse {
  /// Says whether a server takes visitors.
  /// - Parameter failing: What does not work, a word each.
  package static func readiness(_ failing: [String]) -> PageResponse {
    failing.isEmpty
      ? .text("ok\n")
      : .text(failing.joined(separator: "\n") + "\n", status: .serviceUnavailable)
  }
}
