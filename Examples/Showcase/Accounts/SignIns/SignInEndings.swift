import Foundation
import Synchronization

/// Who wants to hear that a sign-in has ended.
final class SignInEndings: Sendable {
  private typealias Listeners = [UUID: AsyncStream<Void>.Continuation]
  private let listeners = Mutex<[Data: Listeners]>([:])

  /// One element when the sign-in ends, then no more.
  func stream(of digest: Data) -> AsyncStream<Void> {
    let id = UUID()
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    listeners.withLock { $0[digest, default: [:]][id] = continuation }
    continuation.onTermination = { [weak self] _ in self?.remove(id, of: digest) }
    return stream
  }

  func tell(_ digest: Data) {
    let told = listeners.withLock { $0.removeValue(forKey: digest) } ?? [:]
    for continuation in told.values {
      continuation.yield()
      continuation.finish()
    }
  }

  /// How many listen to all sign-ins.
  var count: Int { listeners.withLock { $0.values.reduce(0) { $0 + $1.count } } }

  private func remove(_ id: UUID, of digest: Data) {
    // A continuation must not be released within the lock: its end would lock again.
    let removed = listeners.withLock { listeners in
      let continuation = listeners[digest]?.removeValue(forKey: id)
      if listeners[digest]?.isEmpty == true { listeners[digest] = nil }
      return continuation
    }
    withExtendedLifetime(removed) {}
  }
}
