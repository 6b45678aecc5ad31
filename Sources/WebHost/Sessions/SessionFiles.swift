import Foundation
import NIOCore
import ViewGraph
import WebServer

/// The files that a page uploads: how many are allowed, and where they are stored.
struct SessionFiles {
  /// The most files that are kept. The oldest one is deleted for a new one; all are deleted with
  /// the session.
  static let maximumCount = 32
  /// Files that may be sent at once, and in the long run per second.
  private static let burst = 30.0
  private static let rate = 0.5

  private(set) var urls: [URL] = []
  /// Permitted uploads that have not started, by control.
  private var permits: [NodeID: Int] = [:]
  private var bucket = TokenBucket(rate: Self.rate, burst: Self.burst, now: .now())

  /// Allows one file for a control.
  /// - Returns: False if there were too many in short time.
  mutating func permit(_ node: NodeID, now: NIODeadline = .now()) -> Bool {
    guard bucket.take(now: now) else { return false }
    permits[node, default: 0] += 1
    return true
  }

  /// Uses a permit of ``permit(_:now:)``.
  mutating func takePermit(_ node: NodeID) -> Bool {
    guard let count = permits[node] else { return false }
    permits[node] = count > 1 ? count - 1 : nil
    return true
  }

  mutating func add(_ url: URL) {
    urls.append(url)
    while urls.count > Self.maximumCount {
      try? FileManager.default.removeItem(at: urls.removeFirst())
    }
  }

  mutating func deleteAll() {
    for url in urls { try? FileManager.default.removeItem(at: url) }
    urls = []
  }
}
