import Dispatch
import Foundation
import Metrics
import ViewGraph

/// Keeps what changed in sessions for the process that comes next, when nothing else is to be done.
///
/// A session is written down once nobody has used it for a moment, and now and then while it is used
/// all the time. What it costs is the same however many events there are.
@MainActor
final class SessionKeeper {
  /// How long a session has to be left alone.
  static let pause = Duration.milliseconds(100)
  /// After so many pauses without one it is written down nevertheless.
  private static let patience = 10
  /// The main actor's part of a pause that may be spent.
  private static let budget = Duration.milliseconds(2)

  private struct Waiting {
    weak var page: PageSession?
    var changes: Int
    var rounds = 0
  }

  private let files: KeptSessionFiles
  private let metrics: SessionMetrics
  private var waiting: [Waiting] = []
  private var isRunning = false
  private var hasEnded = false
  private let queue = DispatchQueue(label: "apus.sessions", qos: .utility)

  init(files: KeptSessionFiles, metrics: SessionMetrics) {
    self.files = files
    self.metrics = metrics
    sweep()
  }

  /// Something was done in a session that is not waiting yet.
  func changed(_ page: PageSession) {
    waiting.append(Waiting(page: page, changes: page.changes))
    metrics.count(unkept: waiting.count)
    if hasEnded { return keepAll() }
    guard !isRunning else { return }
    isRunning = true
    Task { await run() }
  }

  private func run() async {
    while !waiting.isEmpty {
      try? await Task.sleep(for: Self.pause)
      let end = ContinuousClock.now + Self.budget
      var later: [Waiting] = []
      for (index, var next) in waiting.enumerated() {
        guard ContinuousClock.now < end else {
          later.append(contentsOf: waiting[index...])
          break
        }
        guard let page = next.page else { continue }
        if page.changes != next.changes, next.rounds < Self.patience {
          next.changes = page.changes
          next.rounds += 1
          later.append(next)
        } else {
          keep(page)
        }
      }
      waiting = later
      // When it is on the disk, which the main actor does not wait for.
      queue.async { [weak self] in
        Task { @MainActor in self.map { $0.metrics.count(unkept: $0.waiting.count) } }
      }
    }
    isRunning = false
  }

  private func keep(_ page: PageSession) {
    page.isWaitingToBeKept = false
    guard let session = page.kept(at: Date().timeIntervalSince1970) else { return }
    let id = page.id
    queue.async { [files, metrics] in
      do {
        try files.write(session, of: id)
      } catch {
        metrics.logger.error(
          "cannot keep a session", metadata: ["error": "\(LogText.escaped("\(error)"))"])
      }
    }
  }

  /// The process ends: what waits is written down now, and what comes yet at once.
  func end() {
    hasEnded = true
    keepAll()
  }

  private func keepAll() {
    for next in waiting { if let page = next.page { keep(page) } }
    waiting = []
    queue.sync {}
  }

  /// What an earlier process, or an earlier session of this one, kept.
  func take(_ id: SessionIdentifier) -> KeptSession? {
    queue.sync { files.take(id, now: Date().timeIntervalSince1970) }
  }

  /// The session is over.
  func forget(_ page: PageSession) {
    guard page.wasKept else { return }
    queue.async { [files, id = page.id] in files.remove(id) }
  }

  /// Removes what nobody came back for.
  func sweep() { queue.async { [files] in files.removeOld() } }
}
