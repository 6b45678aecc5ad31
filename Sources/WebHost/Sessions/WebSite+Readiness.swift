import Foundation
import Logging
import ViewGraph
import WebServer

extension WebSite {
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
