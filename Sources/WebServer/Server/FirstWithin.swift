/// A value that comes in time.
///
/// - Parameters:
///   - time: How long it is waited for.
///   - body: Cancelled when the time is over, and not waited for.
/// - Returns: Nil if it did not come.
package func firstWithin<Value: Sendable>(
  _ time: Duration, _ body: @escaping @Sendable () async -> Value
) async -> Value? {
  let (values, continuation) = AsyncStream<Value?>.makeStream()
  let work = Task { continuation.yield(await body()) }
  let clock = Task {
    try? await Task.sleep(for: time)
    continuation.yield(nil)
  }
  defer {
    work.cancel()
    clock.cancel()
  }
  for await value in values { return value }
  return nil
}
