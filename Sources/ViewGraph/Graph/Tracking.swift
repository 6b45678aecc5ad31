/// The component whose reads are tracked now, and on which thread. Reads on other threads are not
/// tracked.
package enum Tracking {
  @exclusivity(unchecked) nonisolated(unsafe) private static var component: Component?

  /// Records that the component whose body is running read `source`.
  ///
  /// - Parameter check: Whether what was read has changed since; nil if any change counts.
  package static func read(_ source: Source, check: (() -> Bool)? = nil) {
    guard isActive else { return }
    nonisolated(unsafe) let check = check
    MainThread.assumeIsolated { component?.depend(on: source, check: check) }
  }

  /// Whether a read would be recorded.
  package static var isActive: Bool { component != nil && MainThread.isCurrent }

  /// Runs `body` on the main actor: immediately if the caller is on it, otherwise later.
  package static func onMainUnchecked(_ body: @escaping () -> Void) {
    nonisolated(unsafe) let body = body
    let isolated: @MainActor () -> Void = { body() }
    onMain(isolated)
  }

  /// Runs `body` on the main actor: immediately if the caller is on it, otherwise later.
  package static func onMain(_ body: @escaping @MainActor () -> Void) {
    if MainThread.isCurrent {
      MainThread.assumeIsolated(body)
    } else {
      Task { @MainActor in body() }
    }
  }

  /// The graph whose component is reading.
  @MainActor package static var graph: Graph? { component?.graph }

  @MainActor
  static func with<Result>(_ reader: Component?, _ body: () -> Result) -> Result {
    let previous = component
    component = reader
    MainThread.note()
    defer { component = previous }
    return body()
  }

  /// Runs `body` without tracking its reads.
  @MainActor
  package static func pause<Result>(_ body: () -> Result) -> Result { with(nil, body) }
}
