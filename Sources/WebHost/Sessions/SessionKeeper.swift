import Dispatch
import Foundation
import Metrics
import Synchronization
import ViewGraph
import WebServer

/// Saves changed sessions for the next process, while the server is idle.
///
/// A session in which a person acted is saved when it has been idle for a moment, and at intervals while it is in
/// constant use. Entries are saved once a second, because the person's page has them as well and brings them
/// back after a crash. The cost does not depend on the number of events.
@MainActor
final class SessionKeeper {
  /// How long a session has to be idle in which a person acted.
  static let pause = Duration.milliseconds(100)
  /// How long at most a session waits in which a person entered something, and did nothing else. All such
  /// sessions are saved together.
  static let delayOfEntries = Duration.seconds(1)
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
    var due: ContinuousClock.Instant
    var rounds = 0
  }

  private let files: KeptSessionFiles
  private let metrics: SessionMetrics
  private let unkept = Atomic(0)
  private var waiting: [ObjectIdentifier: Waiting] = [:]
  /// The time of the next round.
  private var next: ContinuousClock.Instant?
  /// The time at which sessions of entries are saved next.
  private var entriesDue = ContinuousClock.now
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

  /// Called when a session has changed that is not queued, or is queued for entries and was acted in.
  func changed(_ page: PageSession) {
    let now = ContinuousClock.now
    if entriesDue <= now { entriesDue = now + Self.delayOfEntries }
    let due = page.keeping == .acted ? now + Self.pause : entriesDue
    let old = waiting.updateValue(
      Waiting(page: page, changes: page.changes, due: due), forKey: ObjectIdentifier(page))
    if old == nil { count(1) }
    if hasEnded { return keepAll() }
    wake(at: due)
  }

  /// Schedules a round, unless one comes before.
  private func wake(at time: ContinuousClock.Instant) {
    if let next, next <= time { return }
    next = time
    MainLoop.perform(after: max(.zero, time - .now)) { [weak self] in
      // Another round may have taken its place.
      if self?.next == time { self?.round() }
    }
  }

  private func round() {
    let start = ContinuousClock.now
    var soonest: ContinuousClock.Instant?
    var changed: [Change] = []
    for (key, var one) in waiting {
      if one.due <= start {
        guard ContinuousClock.now < start + Self.budget else {
          soonest = start + Self.pause
          break
        }
        guard let page = one.page else {
          waiting[key] = nil
          count(-1)
          continue
        }
        let isInUse = page.keeping == .acted && page.changes != one.changes
        guard isInUse, one.rounds < Self.patience else {
          waiting[key] = nil
          if let change = change(of: page) { changed.append(change) }
          continue
        }
        one.changes = page.changes
        one.rounds += 1
        one.due = start + Self.pause
        waiting[key] = one
      }
      soonest = min(soonest ?? one.due, one.due)
    }
    write(changed)
    next = nil
    if let soonest { wake(at: soonest) }
  }

  /// A session as it is now, to be written down.
  private struct Change: Sendable {
    weak let page: PageSession?
    let session: KeptSession
    let name: SessionIdentifier
    let visitor: VisitorIdentifier?
  }

  /// Nil if nothing has changed since the last time.
  private func change(of page: PageSession) -> Change? {
    page.keeping = .none
    guard let session = page.kept(at: Date().timeIntervalSince1970) else {
      count(-1)
      return nil
    }
    return Change(page: page, session: session, name: page.nameOfFile, visitor: page.visitor)
  }

  private func write(_ changes: [Change]) {
    guard !changes.isEmpty else { return }
    let settles = !isSettling.set(true)
    queue.async { [weak self, files, isFailing] in
      for change in changes {
        do {
          try files.write(change.session, of: change.name, by: change.visitor)
          if isFailing.set(false) {
            Task { @MainActor in self?.worksAgain() }
          }
        } catch {
          let isNew = !isFailing.set(true)
          let reason = "\(error)"
          Task { @MainActor in self?.failed(change.page, reason: isNew ? reason : nil) }
        }
        self?.count(-1)
      }
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
    write(waiting.values.compactMap(\.page).compactMap(change))
    waiting = [:]
    queue.sync { _ = files.settle() }
  }

  /// The state that an earlier process or an earlier session kept.
  /// - Parameter name: The identifier that its file is named after.
  func take(
    _ name: SessionIdentifier, of id: SessionIdentifier, by visitor: VisitorIdentifier?
  ) -> KeptSession? {
    queue.sync { files.take(name, of: id, by: visitor, now: Date().timeIntervalSince1970) }
  }

  /// Called when a session has ended.
  func forget(_ page: PageSession) {
    guard page.wasKept || page.nameOfFile != page.id else { return }
    queue.async { [files, name = page.nameOfFile, visitor = page.visitor] in
      files.remove(name, by: visitor)
    }
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
