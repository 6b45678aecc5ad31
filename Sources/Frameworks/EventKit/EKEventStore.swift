import ApusUI
import Foundation

/// A person's calendars. A page answers as if the person had denied access.
// It keeps nothing that changes.
open class EKEventStore: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  /// Denied.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .denied
  }

  // MARK: Access

  /// Answers that the person denies, without an error, in a later turn.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    noMeaning("EKEventStore.requestAccess(to:)")
    DispatchQueue.global().async { completion(false, nil) }
  }

  /// Answers that the person denies, without an error, in a later turn.
  open func requestFullAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    noMeaning("EKEventStore.requestFullAccessToEvents()")
    DispatchQueue.global().async { completion(false, nil) }
  }

  /// Answers that the person denies, without an error, in a later turn.
  open func requestWriteOnlyAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    noMeaning("EKEventStore.requestWriteOnlyAccessToEvents()")
    DispatchQueue.global().async { completion(false, nil) }
  }

  /// Answers that the person denies, without an error, in a later turn.
  open func requestFullAccessToReminders(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    noMeaning("EKEventStore.requestFullAccessToReminders()")
    DispatchQueue.global().async { completion(false, nil) }
  }

  /// False: the person denies.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
    noMeaning("EKEventStore.requestAccess(to:)")
    return false
  }
  /// False: the person denies.
  open func requestFullAccessToEvents() async throws -> Bool {
    noMeaning("EKEventStore.requestFullAccessToEvents()")
    return false
  }
  /// False: the person denies.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool {
    noMeaning("EKEventStore.requestWriteOnlyAccessToEvents()")
    return false
  }
  /// False: the person denies.
  open func requestFullAccessToReminders() async throws -> Bool {
    noMeaning("EKEventStore.requestFullAccessToReminders()")
    return false
  }

  // MARK: Calendars and entries

  /// No calendars.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// No calendar.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  /// No calendar.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// No calendar.
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  /// No places for calendars.
  open var sources: [EKSource] { [] }

  /// A wish for events.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// A wish for reminders.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// A wish for reminders that are not done.
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }

  /// No events.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// No event.
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// No entry.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  /// Answers nil, in a later turn: reminders cannot be read.
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
  ) -> Any {
    DispatchQueue.global().async { completion(nil) }
    return NSObject()
  }

  // MARK: Changes

  /// Fails with the code `eventStoreNotAuthorized`.
  open func save(_ event: EKEvent, span: EKSpan) throws { throw EKError.denied }
  /// Fails with the code `eventStoreNotAuthorized`.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError.denied }
  /// Fails with the code `eventStoreNotAuthorized`.
  open func remove(_ event: EKEvent, span: EKSpan) throws { throw EKError.denied }
  /// Fails with the code `eventStoreNotAuthorized`.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError.denied }
  /// Fails with the code `eventStoreNotAuthorized`.
  open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError.denied }
  /// Fails with the code `eventStoreNotAuthorized`.
  open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError.denied }
  /// Fails with the code `eventStoreNotAuthorized`.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError.denied }
  /// Fails with the code `eventStoreNotAuthorized`.
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError.denied }
  /// Fails with the code `eventStoreNotAuthorized`.
  open func commit() throws { throw EKError.denied }
  /// Forgets changes. There are none.
  open func reset() {}
}
