import Foundation

/// When a ``TimelineView`` makes its content anew.
public protocol TimelineSchedule {
  /// How often a schedule is asked to have entries.
  typealias Mode = TimelineScheduleMode
  /// Dates in ascending order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The dates from about a date on.
  ///
  /// - Parameters:
  ///   - startDate: Where the dates begin.
  ///   - mode: How often. A page asks for the usual way.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule has entries.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// More seldom, where a screen is dimmed.
  case lowFrequency
}

/// Dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Dates at equal distances, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private let first: Date
    private let interval: TimeInterval
    private var count = 0.0

    fileprivate init(first: Date, interval: TimeInterval) {
      self.first = first
      self.interval = interval
    }

    public mutating func next() -> Date? {
      defer { count += 1 }
      guard count > 0 else { return first }
      return interval > 0 ? first.addingTimeInterval(count * interval) : nil
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// Dates at a distance in seconds. The start is among them.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The dates from the last one before a date on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0, interval.isFinite else { return Entries(first: startDate, interval: 0) }
    let passed = startDate.timeIntervalSince(start) / interval
    // A date that is a whole number of intervals away may be a trifle less by rounding.
    let whole = (passed + 1e-9).rounded(.down)
    return Entries(first: start.addingTimeInterval(whole * interval), interval: interval)
  }
}

/// The beginnings of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The beginnings of minutes, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private var dates: PeriodicTimelineSchedule.Entries

    fileprivate init(_ dates: PeriodicTimelineSchedule.Entries) { self.dates = dates }

    public mutating func next() -> Date? { dates.next() }
  }

  /// The beginnings of minutes.
  public init() {}

  /// The beginnings of minutes. The first minute holds the start date.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let minutes = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
    return Entries(minutes.entries(from: startDate, mode: mode))
  }
}

/// Dates that the app lists.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Dates in ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  /// The listed dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A date for each frame of a motion. A page has ten in a second.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Dates at equal distances; none while the motion is paused.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var dates: PeriodicTimelineSchedule.Entries?
    fileprivate var only: Date?

    public mutating func next() -> Date? {
      if let only {
        self.only = nil
        return only
      }
      return dates?.next()
    }
  }

  private let interval: TimeInterval
  private let isPaused: Bool

  /// A date for each frame.
  ///
  /// - Parameters:
  ///   - minimumInterval: The seconds between two frames at least; nil for as few as possible.
  ///   - paused: Whether there is one frame alone.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, TimelinePace.shortest)
    isPaused = paused
    if !paused, minimumInterval ?? 0 < TimelinePace.shortest { TimelinePace.report() }
  }

  /// The dates of frames from a date on.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    guard !isPaused else { return Entries(dates: nil, only: start) }
    let dates = PeriodicTimelineSchedule(from: start, by: interval)
    return Entries(dates: dates.entries(from: start, mode: mode), only: nil)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at a distance in seconds. The start is among them.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginnings of minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A date for each frame of a motion.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// A date for each frame of a motion.
  ///
  /// - Parameters:
  ///   - minimumInterval: The seconds between two frames at least; nil for as few as possible.
  ///   - paused: Whether there is one frame alone.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Dates that the app lists, in ascending order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

/// How fast a page is made anew by the clock.
enum TimelinePace {
  /// Seconds between two frames at least.
  static let shortest = 0.1

  /// The way from one frame to the next, with a fifth more time because frames do not come evenly over a network.
  static let motion = Animation.linear(duration: shortest * 1.2)

  static func report() {
    notDrawn("TimelineView(.animation)", "a page has ten frames in a second")
  }
}
