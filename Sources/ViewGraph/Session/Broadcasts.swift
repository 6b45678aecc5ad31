import Foundation
import Synchronization

/// Who listens to what the screens of all visitors tell each other, in this process.
package final class Broadcasts: Sendable {
  package static let shared = Broadcasts()

  private struct State {
    var listeners: [String: [UUID: @Sendable (Data) -> Void]] = [:]
    var send: (@Sendable (String, Data) -> Void)?
  }

  private let state = Mutex(State())

  package init() {}

  /// Carries what is posted here to the other processes of this server; nil where there are none.
  package var send: (@Sendable (String, Data) -> Void)? {
    get { state.withLock { $0.send } }
    set { state.withLock { $0.send = newValue } }
  }

  /// Tells everybody who listens, in this process and the others.
  package func post(_ value: Data, on topic: String) {
    receive(value, on: topic)
    send?(topic, value)
  }

  /// Tells everybody who listens in this process.
  package func receive(_ value: Data, on topic: String) {
    let listeners = state.withLock { $0.listeners[topic].map { Array($0.values) } ?? [] }
    for listener in listeners { listener(value) }
  }

  /// - Parameter receive: Called on any thread.
  /// - Returns: Ends it.
  package func listen(
    to topic: String, _ receive: @escaping @Sendable (Data) -> Void
  ) -> @Sendable () -> Void {
    let id = UUID()
    state.withLock { $0.listeners[topic, default: [:]][id] = receive }
    return { [weak self] in
      self?.state.withLock { state in
        state.listeners[topic]?[id] = nil
        if state.listeners[topic]?.isEmpty == true { state.listeners[topic] = nil }
      }
    }
  }

  /// How many listen.
  package var count: Int { state.withLock { $0.listeners.values.reduce(0) { $0 + $1.count } } }
}
