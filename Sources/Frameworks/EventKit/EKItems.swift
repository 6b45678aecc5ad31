import Foundation

/// A place where calendars are kept. A page knows of none.
open class EKSource: NSObject {
  public let sourceIdentifier: String
  public let title: String

  init(title: String) {
    sourceIdentifier = UUID().uuidString
    self.title = title
  }
}

/// A calendar, or a list of reminders.
open class EKCalendar: NSObject {
  public let calendarIdentifier = UUID().uuidString
  open var title = ""
  open var source: EKSource?
  /// Whether entries can be added. No store takes any.
  open var allowsContentModifications: Bool { false }
  public let allowedEntityType: EKEntityType

  /// A calendar, which no store keeps.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {
    allowedEntityType = entityType
  }
}

/// A sign before an entry.
open class EKAlarm: NSObject {
  /// Seconds from the beginning; before it they are negative.
  open var relativeOffset: TimeInterval
  /// The time; nil: it is relative.
  open var absoluteDate: Date?

  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }

  public init(absoluteDate date: Date) {
    relativeOffset = 0
    absoluteDate = date
  }
}

/// The end of a series.
open class EKRecurrenceEnd: NSObject {
  public let endDate: Date?
  /// How many entries there are; 0: there is a last date.
  public let occurrenceCount: Int

  public init(end endDate: Date) {
    self.endDate = endDate
    occurrenceCount = 0
  }

  public init(occurrenceCount: Int) {
    endDate = nil
    self.occurrenceCount = occurrenceCount
  }
}

/// The unit of a series.
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }

/// The times of a series.
open class EKRecurrenceRule: NSObject {
  public let frequency: EKRecurrenceFrequency
  /// Every so many units.
  public let interval: Int
  open var recurrenceEnd: EKRecurrenceEnd?

  public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    frequency = type
    self.interval = interval
    recurrenceEnd = end
  }
}

/// An entry of a calendar or of a list.
open class EKCalendarItem: NSObject {
  public let calendarItemIdentifier = UUID().uuidString
  open var title: String! = ""
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var calendar: EKCalendar!
  open var timeZone: TimeZone?
  open private(set) var alarms: [EKAlarm]?
  open private(set) var recurrenceRules: [EKRecurrenceRule]?
  /// The time at which it was kept first: never.
  open var creationDate: Date? { nil }

  override init() { super.init() }

  open var hasAlarms: Bool { alarms?.isEmpty == false }
  open var hasNotes: Bool { notes?.isEmpty == false }
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }

  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules?.removeAll { $0 === rule }
  }
}

/// Whether a person is there during an event.
public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy, free, tentative, unavailable
}

/// An event.
open class EKEvent: EKCalendarItem {
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var availability = EKEventAvailability.notSupported
  /// The identifier in a store: none, as no store keeps the event.
  open var eventIdentifier: String! { nil }

  /// An event, which no store keeps.
  public init(eventStore: EKEventStore) { super.init() }

  /// Which of two events begins first.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
  }
}

/// Something to do.
open class EKReminder: EKCalendarItem {
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  /// The priority: 1 is the highest, 9 the lowest, 0 none.
  open var priority = 0
  open var completionDate: Date?

  /// Whether it is done. Setting it sets the date, too.
  open var isCompleted: Bool {
    get { completionDate != nil }
    set { completionDate = newValue ? completionDate ?? Date() : nil }
  }

  /// A task. No store keeps it.
  public init(eventStore: EKEventStore) { super.init() }
}
