/// A lock for delivery to a subscriber: deliveries come one after another, and one that a
/// subscriber causes while it receives another is let through.
final class RecursiveLock {
  private let guarded = Guard()
  private var ownership = RecursiveOwnership()

  /// Runs `body`, which may call anything, while no other thread does.
  func callAsFunction<Result>(_ body: () throws -> Result) rethrows -> Result {
    guarded { ownership.acquire() }?.wait()
    defer { guarded { ownership.release() }?.signal() }
    return try body()
  }
}
