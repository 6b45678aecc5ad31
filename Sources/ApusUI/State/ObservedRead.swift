import Observation
import ViewGraph

/// One read of `@Observable` properties while elements are written: what a body reads is observed
/// already, but a binding is read when the control or the dialog that has it is written.
final class ObservedRead: Source {
  private var sentinel: ObservationSentinel?

  /// Reads, and has the component that is being written evaluated again when something observable that
  /// was read changes.
  nonisolated static func read<Value>(_ body: () -> Value) -> Value {
    guard Tracking.isActive else { return body() }
    return withoutActuallyEscaping(body) { body in
      MainThread.assumeIsolated(body) { tracked($0) }
    }
  }

  private static func tracked<Value>(_ body: () -> Value) -> Value {
    guard let graph = Tracking.graph else { return body() }
    let sentinel = ObservationSentinel()
    let source = ObservedRead(queue: graph.queue)
    source.name = "an observable object"
    let value = withObservationTracking {
      sentinel.read()
      return body()
    } onChange: { [weak source] in
      source?.invalidate()
    }
    source.sentinel = sentinel
    Tracking.read(source)
    return value
  }

  // Ends the observation when nothing depends on the read any more.
  deinit { sentinel?.fire() }
}
