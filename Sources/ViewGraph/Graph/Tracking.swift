/// The component whose reads are tracked now. It is the main actor's own: a read on another thread
/// is not tracked, and does not look at it.
package enum Tracking {
  @exclusivity(unchecked) @MainActor private static var component: Component?

  /// Records that the component whose body is running read `source`.
  ///
  /// - Parameter check: Whether what was read has changed since; nil if any change counts.
  package static func read(_ source: Source, check: (() -> Bool)? = nil) {
    MainThread.ifCurrent((source, check)) { component?.depend(on: $0, check: $1) }
  }

  /// Whether a read would be recorded.
  package static var isActive: Bool { MainThread.ifCurrent(()) { component != nil } ?? false }

  /// Runs `body` on the main actor with a value: immediately if the caller is on it, otherwise later.
  /// The value is the main actor's from then on.
  package static func onMain<Value>(_ value: Value, _ body: @escaping @MainActor (Value) -> Void) {
    if MainThread.isCurrent {
      MainThread.assumeIsolated(value, body)
    } else {
      let carried = Carried(value)
      Task { @MainActor in body(carried.value) }
    }
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
    defer { component = previous }
    return body()
  }

  /// Runs `body` without tracking its reads.
  @MainActor
  package static func pause<Result>(_ body: () -> Result) -> Result { with(nil, body) }
}
