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
  private static let settling = Duration.seconds(1)
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
  private let unkept = Atomic(0)
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
    count(1)
    if hasEnded { return keepAll() }
    guard !isRunning else { return }
    isRunning = true
    MainLoop.perform(after: Self.pause) { [weak self] in self?.round() }
  }

  private func round() {
    let end = ContinuousClock.now + Self.budget
    var later: [Waiting] = []
    for (index, var next) in waiting.enumerated() {
      guard ContinuousClock.now < end else {
        later.append(contentsOf: waiting[index...])
        break
      }
      guard let page = next.page else {
        count(-1)
        continue
      }
      if page.changes != next.changes, next.rounds < Self.patience {
        next.changes = page.changes
        next.rounds += 1
        later.append(next)
      } else {
        keep(page)
      }
    }
    waiting = later
    isRunning = !waiting.isEmpty
    if isRunning { MainLoop.perform(after: Self.pause) { [weak self] in self?.round() } }
  }

  private func keep(_ page: PageSession) {
    page.isWaitingToBeKept = false
    guard let session = page.kept(at: Date().timeIntervalSince1970) else { return count(-1) }
    let (id, visitor) = (page.id, page.visitor)
    let settles = !isSettling.set(true)
    queue.async { [weak self, weak page, files, isFailing] in
      do {
        try files.write(session, of: id, by: visitor)
        if isFailing.set(false) {
          Task { @MainActor in self?.worksAgain() }
        }
      } catch {
        let isNew = !isFailing.set(true)
        let reason = "\(error)"
        Task { @MainActor in self?.failed(page, reason: isNew ? reason : nil) }
      }
      self?.count(-1)
    }
    if settles { settleLater() }
  }

  /// Counts sessions that wait to be written down.
  private nonisolated func count(_ change: Int) {
    metrics.count(unkept: unkept.add(change, ordering: .relaxed).newValue)
  }

  /// Schedules a turn for all writes until then.
  private func settleLater() {
    MainLoop.perform(after: Self.settling) { [files, isSettling, queue] in
      queue.async {
        _ = isSettling.set(false)
        files.settle()
      }
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
