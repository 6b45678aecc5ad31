import Foundation
import Logging
import ViewGraph

extension WebSite {
  /// The address under which a server says whether it takes visitors, and the front asks its rooms.
  static let readinessPath = "/readyz"

  /// Runs the app's checks, all at once.
  package func unreadiness() async -> [String] {
    let logger = context.logger
    let runs = app.readinessChecks.map { check in
      Task { (check.name, await Self.failure(of: check)) }
    }
    var failing: [String] = []
    for run in runs {
      let (name, reason) = await run.value
      if let reason {
        failing.append(name)
        guard failingChecks.insert(name).inserted else { continue }
        logger.error("not ready", metadata: ["check": "\(name)", "error": "\(reason)"])
      } else if failingChecks.remove(name) != nil {
        logger.notice("ready again", metadata: ["check": "\(name)"])
      }
    }
    return failing
  }

  nonisolated private static func failure(of check: HostedReadinessCheck) async -> String? {
    let outcome = await firstWithin(.seconds(2)) { () -> String? in
      do {
        try await check.check()
        return nil
      } catch {
        return LogText.escaped("\(error)", limit: 2000)
      }
    }
    // The outer optional says whether it came, the inner one whether something is wrong.
    guard let outcome else { return "no answer within two seconds" }
    return outcome
  }

  func readinessAnswer() async -> PageResponse { .readiness(await unreadiness()) }
}

extension PageResponse {
  /// - Parameter failing: What does not work, a word each.
  static func readiness(_ failing: [String]) -> PageResponse {
    failing.isEmpty
      ? .text("ok\n")
      : .text(failing.joined(separator: "\n") + "\n", status: .serviceUnavailable)
  }
}

/// A value that comes in time.
///
/// - Parameters:
///   - time: How long it is waited for.
///   - body: Cancelled when the time is over, and not waited for.
/// - Returns: Nil if it did not come.
func firstWithin<Value: Sendable>(
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
