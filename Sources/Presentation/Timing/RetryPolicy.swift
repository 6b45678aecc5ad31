/// How often something that failed is tried again, and after how long.
public struct RetryPolicy: Sendable {
  private let delay: @Sendable (_ failures: Int, _ error: any Error) -> Duration?

  /// - Parameter delay: How long to wait after so many failures, the first being 1; nothing to give
  ///   up.
  public init(delay: @escaping @Sendable (_ failures: Int, _ error: any Error) -> Duration?) {
    self.delay = delay
  }

  /// Gives up at the first failure.
  public static let never = RetryPolicy { _, _ in nil }

  /// Waits longer after each failure.
  ///
  /// - Parameters:
  ///   - attempts: How often it is tried in all.
  ///   - first: How long to wait after the first failure.
  ///   - factor: By how much longer each wait is than the one before.
  ///   - maximum: The longest wait.
  ///   - jitter: Which part of a wait is left to chance, from 0 to 1, so that many clients don't come
  ///     back at the same moment.
  ///   - random: Gives numbers from 0 to 1.
  ///   - isWorthwhile: Whether trying again may help: it won't against a wrong password.
  public static func exponential(
    attempts: Int = 3, first: Duration = .milliseconds(500), factor: Double = 2,
    maximum: Duration = .seconds(30), jitter: Double = 0.5,
    random: @escaping @Sendable () -> Double = { .random(in: 0...1) },
    isWorthwhile: @escaping @Sendable (any Error) -> Bool = { _ in true }
  ) -> RetryPolicy {
    RetryPolicy { failures, error in
      guard failures < attempts, isWorthwhile(error) else { return nil }
      var wait = first
      for _ in 1..<failures where wait < maximum { wait = wait.scaled(by: factor) }
      wait = min(wait, maximum)
      return wait.scaled(by: 1 - jitter + jitter * random())
    }
  }

  /// Does something, as often as the policy says.
  func run<Value: Sendable>(
    _ clock: AnyClock, _ action: @Sendable () async throws -> Value
  ) async throws -> Value {
    var failures = 0
    while true {
      do {
        return try await action()
      } catch let error as CancellationError {
        throw error
      } catch {
        failures += 1
        try Task.checkCancellation()
        guard let wait = delay(failures, error) else { throw error }
        try await clock.sleep(wait)
      }
    }
  }
}

extension Duration {
  fileprivate func scaled(by factor: Double) -> Duration {
    .seconds(self / .seconds(1) * factor)
  }
}
