import Dispatch
import Foundation
import Metrics
import Synchronization
import ViewGraph

/// Saves changed sessions for the next process, while the server is idle.
///
/// A session is saved when it has been idle for a moment, and at intervals while it is in constant
/// use. The cost does not depend on the number of events.
@MainActor
final class SessionKeeper {
  /// How long a session has to be idle.
  static let pause = Duration.milliseconds(100)
  /// How long after a failure a session is tried again.
  private static let retry = Duration.seconds(1)
  /// How long what was written may wait for the disk: what a power cut may cost.
  private nonisolated static let settling = DispatchTimeInterval.seconds(1)
  /// After so many rounds a session is saved even if it is in use.
  private static let patience = 10
  /// The time on the main actor that a round may take.
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
  private let isFailing = SharedFlag()
  /// Whether what was written will be put onto the disk.
  private let isSettling = SharedFlag()
  private let queue = DispatchQueue(label: "apus.sessions", qos: .utility)

  init(files: KeptSessionFiles, metrics: SessionMetrics) {
    self.files = files
    self.metrics = metrics
    sweep()
  }

  /// Called when a session that is not queued has changed.
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
      // Counted once it is on the disk; the main actor does not wait for that.
      queue.async { [weak self] in
        Task { @MainActor in self.map { $0.metrics.count(unkept: $0.waiting.count) } }
      }
    }
    isRunning = false
  }

  private func keep(_ page: PageSession) {
    page.isWaitingToBeKept = false
    guard let session = page.kept(at: Date().timeIntervalSince1970) else { return }
    let (id, visitor) = (page.id, page.visitor)
    queue.async { [weak self, weak page, files, isFailing, isSettling, queue] in
      do {
        try files.write(session, of: id, by: visitor)
        Self.settleLater(files, isSettling, on: queue)
        if isFailing.set(false) {
          Task { @MainActor in self?.worksAgain() }
        }
      } catch {
        let isNew = !isFailing.set(true)
        let reason = "\(error)"
        Task { @MainActor in self?.failed(page, reason: isNew ? reason : nil) }
      }
    }
  }

  /// Schedules a turn for all writes until then.
  private nonisolated static func settleLater(
    _ files: KeptSessionFiles, _ isSettling: SharedFlag, on queue: DispatchQueue
  ) {
    guard !isSettling.set(true) else { return }
    queue.asyncAfter(deadline: .now() + settling) {
      _ = isSettling.set(false)
      files.settle()
    }
  }

  /// A session could not be written down: people go on, and it is tried again.
  /// - Parameter reason: What to say in the log; nil if it has been said.
  private func failed(_ page: PageSession?, reason: String?) {
    metrics.sessionNotKept()
    if let reason {
      metrics.logger.error(
        "sessions cannot be kept; what is typed now is lost if this process ends",
        metadata: ["error": "\(LogText.escaped(reason))"])
    }
    guard !hasEnded else { return }
    Task { [weak page] in
      try? await Task.sleep(for: Self.retry)
      page?.wasNotKept()
    }
  }

  private func worksAgain() { metrics.logger.notice("sessions are kept again") }

  /// Called when the process ends: saves what is queued, and later changes immediately.
  func end() {
    hasEnded = true
    keepAll()
  }

  private func keepAll() {
    for next in waiting { if let page = next.page { keep(page) } }
    waiting = []
    queue.sync { _ = files.settle() }
  }

  /// The state that an earlier process or an earlier session kept.
  func take(_ id: SessionIdentifier, of visitor: VisitorIdentifier?) -> KeptSession? {
    queue.sync { files.take(id, by: visitor, now: Date().timeIntervalSince1970) }
  }

  /// Called when a session has ended.
  func forget(_ page: PageSession) {
    guard page.wasKept else { return }
    queue.async { [files, id = page.id, visitor = page.visitor] in files.remove(id, by: visitor) }
  }

  /// Removes expired files.
  func sweep() { queue.async { [files] in files.removeOld() } }
}

/// A flag of several threads.
private final class SharedFlag: Sendable {
  private let flag = Atomic(false)

  /// - Returns: What it was before.
  func set(_ value: Bool) -> Bool { flag.exchange(value, ordering: .relaxed) }
}
