import Foundation
import ViewGraph

/// Content that is made anew at the dates of a schedule, by the clock of the session.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///   Text(context.date, style: .time)
/// }
/// ```
///
/// A page gets at most ten frames in a second, and none while nobody sees it. Where the schedule has more, places,
/// sizes, turns, colours and paths move from one frame to the next. A value that jumps back, such as the phase of a
/// motion that repeats, does so at once.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is told.
  public struct Context {
    /// How often the content is made anew.
    public enum Cadence: Comparable, Sendable {
      /// As often as the schedule says.
      case live
      /// About once in a second.
      case seconds
      /// About once in a minute.
      case minutes
    }

    /// This content's date in the schedule. The first one may be past.
    public let date: Date
    /// How often the content is made anew. A page follows the schedule.
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

/// Facts for a ``TimelineView``'s content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View where Content: View {
  public typealias Body = Never

  /// Content that is made anew at the dates of a schedule.
  ///
  /// - Parameters:
  ///   - schedule: The dates.
  ///   - content: Makes the content for a date.
  nonisolated public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    let slot = context.slot(0x71E1) { TimelineSlot(in: context) }
    slot.follow(view.schedule)
    context.descend(1) {
      emitComposite(TimelineContent(slot: slot, content: view.content), context)
    }
  }
}

/// Makes the content in a body, which depends on the date.
nonisolated private struct TimelineContent<Content: View>: View {
  let slot: TimelineSlot
  let content: (TimelineViewDefaultContext) -> Content

  @MainActor var body: Content {
    Tracking.read(slot.changes)
    return content(TimelineViewDefaultContext(date: slot.date, cadence: .live))
  }
}

/// Waits for the dates of a schedule while the view is on the screen.
final class TimelineSlot: AppearanceSlot {
  let changes: Source
  private let session: Session
  /// The date of the last entry that has come.
  private(set) var date: Date
  private var next: Date?
  private var rest: () -> Date? = { nil }
  private var makeDates: (Date) -> () -> Date? = { _ in { nil } }
  private var waiting: Task<Void, Never>?
  /// The seconds after which nobody waits for an entry any more.
  private static let longest = 1e9

  override init(in context: EmissionContext) {
    changes = Source(queue: context.graph.queue)
    changes.name = "the date of a TimelineView"
    session = context.graph.session
    date = session.now()
    super.init(in: context)
    session.onSight(of: self) { [weak self] in
      guard let self, isActive else { return }
      if session.isSeen { arrive() } else { end() }
    }
  }

  override func leave() {
    session.onSight(of: self, nil)
    super.leave()
  }

  /// Takes a schedule, and begins its dates anew, as the view around was made anew.
  func follow(_ schedule: some TimelineSchedule) {
    makeDates = { start in
      var dates = schedule.entries(from: start, mode: .normal).makeIterator()
      return { dates.next() }
    }
    restart()
  }

  override func begin() {
    let last = date
    restart()
    if date != last { changes.invalidate() }
  }

  override func end() {
    waiting?.cancel()
    waiting = nil
  }

  private func restart() {
    let now = session.now()
    rest = makeDates(now)
    next = rest()
    // Until the first entry comes, the date is the present one.
    date = now
    pass(now)
    if isActive { wait() }
  }

  /// Takes the last entry that has come.
  private func pass(_ now: Date) {
    // A schedule whose entries do not advance would never end. Dates are rounded to less than a millionth of a second.
    var count = 0
    while let entry = next, entry <= now + 1e-6, count < 100_000 {
      date = entry
      next = rest()
      count += 1
    }
  }

  private func wait() {
    waiting?.cancel()
    waiting = nil
    guard let next, session.isSeen else { return }
    var distance = next.timeIntervalSince(session.now())
    guard distance < Self.longest else { return }
    if next.timeIntervalSince(date) < TimelinePace.shortest * 0.99 {
      TimelinePace.report()
      distance = Swift.max(distance, TimelinePace.shortest)
    }
    let (sleep, duration) = (session.sleep, Duration.seconds(Swift.max(0, distance)))
    waiting = Task { [weak self] in
      do { try await sleep(duration) } catch { return }
      guard !Task.isCancelled else { return }
      self?.arrive()
    }
  }

  private func arrive() {
    let last = date
    pass(session.now())
    if date != last {
      if isQuick {
        withAnimation(TimelinePace.motion) { changes.invalidate() }
      } else {
        changes.invalidate()
      }
    }
    wait()
  }

  /// Whether the schedule has more frames than a page.
  private var isQuick: Bool {
    next.map { $0.timeIntervalSince(date) <= TimelinePace.shortest * 1.01 } ?? false
  }
}
