import Foundation
import ViewGraph

/// What one visitor's screens tell those of all others.
///
/// On a server each visitor has a process of their own, so what one of them changes in memory no other
/// sees. A change that concerns others is written where all can read it, such as a database, and
/// posted here:
///
///     try await store.save(message)
///     Broadcast.post(message.conversation, on: "messages")
///
///     for await conversation in Broadcast.values(of: UUID.self, on: "messages") {
///       await reload(conversation)
///     }
///
/// A post reaches who listens at that moment, once: those of the same process before ``post(_:on:)``
/// returns, the others soon after, in the order in which one process posted. Nothing is kept for who
/// comes later, so read first what there is, and listen from before that. In a test, and wherever
/// there is one process, it reaches those who listen in it.
public enum Broadcast {
  /// Tells everybody who listens to a topic.
  ///
  /// Small values are best: a name or a number of what has changed. What cannot be encoded as JSON is a
  /// mistake of the program, and stops it.
  /// - Parameters:
  ///   - value: At most 64 KiB as JSON.
  ///   - topic: Any text; listeners name the same.
  public static func post<Value: Encodable>(_ value: Value, on topic: String) {
    let data: Data
    do {
      data = try JSONEncoder().encode([value])
    } catch {
      preconditionFailure("A value of \(Value.self) cannot be broadcast: \(error)")
    }
    precondition(
      data.count <= maximumLength, "\(data.count) bytes are too many to broadcast on \(topic).")
    Broadcasts.shared.post(data, on: topic)
  }

  /// Everything that is posted on a topic from now on, until the task that waits for it is cancelled.
  ///
  /// A post of another type is left out. Who is slow misses nothing.
  /// - Parameters:
  ///   - type: What is posted there.
  ///   - topic: The text that ``post(_:on:)`` was given.
  public static func values<Value: Decodable & Sendable>(
    of type: Value.Type, on topic: String
  ) -> AsyncStream<Value> {
    let (stream, continuation) = AsyncStream<Value>.makeStream()
    let end = Broadcasts.shared.listen(to: topic) { data in
      guard let values = try? JSONDecoder().decode([Value].self, from: data) else { return }
      for value in values { continuation.yield(value) }
    }
    continuation.onTermination = { _ in end() }
    return stream
  }

  /// The most bytes of a value, as JSON.
  public static let maximumLength = 65_536
}
