import ViewGraph

/// The visitor whose screen is evaluated, acts or runs a task: for frameworks whose objects have no
/// environment.
@MainActor
package final class CurrentVisitor {
  private weak var graph: Graph?
  private static var belongings: [ObjectIdentifier: Belongings] = [:]

  private struct Belongings {
    weak var graph: Graph?
    var objects: [ObjectIdentifier: AnyObject] = [:]
  }

  private init(_ graph: Graph) { self.graph = graph }

  /// The visitor of the caller's work; nil outside of any screen's work, and on other threads.
  package nonisolated static var current: CurrentVisitor? {
    MainThread.ifCurrent(()) { (Tracking.graph ?? Graph.current).map(CurrentVisitor.init) } ?? nil
  }

  /// The result of a function that needs the main actor; nil on other threads.
  package nonisolated static func ifOnMain<Result: Sendable>(
    _ body: @MainActor () -> Result
  ) -> Result? {
    MainThread.isCurrent ? MainThread.assumeIsolated(body) : nil
  }

  /// Whether the page is still open.
  package var isThere: Bool { graph != nil }

  var session: Session? { graph?.session }

  /// Where the visitor is.
  package var location: VisitorLocation? { graph.map { VisitorLocation(session: $0.session) } }

  /// The answer of the browser; nil if the page is closed.
  package func place() async -> VisitorLocation.Answer? { await location?.request() }

  /// The time for this visitor.
  package var now: Date { graph?.session.now() ?? Date() }

  /// Waits by this visitor's clock.
  ///
  /// - Returns: Whether the page is still open and the task goes on.
  package func pause(_ duration: Duration) async -> Bool {
    guard let sleep = graph?.session.sleep else { return false }
    guard (try? await sleep(duration)) != nil else { return false }
    return isThere && !Task.isCancelled
  }

  /// The visitor's own object of a class, which is made once and goes with the page.
  package func own<Object: AnyObject>(_ make: () -> Object) -> Object {
    guard let graph else { return make() }
    Self.belongings = Self.belongings.filter { $0.value.graph != nil }
    let key = ObjectIdentifier(graph)
    if let found = Self.belongings[key]?.objects[ObjectIdentifier(Object.self)] as? Object {
      return found
    }
    let made = make()
    Self.belongings[key, default: Belongings(graph: graph)].objects[
      ObjectIdentifier(Object.self)] = made
    return made
  }
}
