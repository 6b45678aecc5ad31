import Foundation

/// The reason why there are no events.
public struct EKError: Error, CustomNSError, Hashable, LocalizedError {
  public enum Code: Int, Sendable {
    case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure
    case calendarReadOnly, durationGreaterThanRecurrence, alarmGreaterThanRecurrence
    case startDateTooFarInFuture, startDateCollidesWithOtherOccurrence
    case objectBelongsToDifferentStore, invitesCannotBeMoved, invalidSpan, calendarHasNoSource
    case calendarSourceCannotBeModified, calendarIsImmutable, sourceDoesNotAllowCalendarAddDelete
    case recurringReminderRequiresDueDate, structuredLocationsNotSupported
    case reminderLocationsNotSupported, alarmProximityNotSupported, calendarDoesNotAllowEvents
    case calendarDoesNotAllowReminders, sourceDoesNotAllowReminders, sourceDoesNotAllowEvents
    case priorityIsInvalid, invalidEntityType, procedureAlarmsNotMutable, eventStoreNotAuthorized
    case osNotSupported

    /// Lets `catch EKError.eventStoreNotAuthorized` match an error.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? EKError)?.code == code
    }
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let errorDomain = EKErrorDomain
  public var errorCode: Int { code.rawValue }
  // Foundation on Linux does not ask an error that has a code for its words.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "A page reads and writes no calendar of a person." }

  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
  public static var noCalendar: Code { .noCalendar }

  static let denied = EKError(.eventStoreNotAuthorized)
}

/// The domain of errors of calendars.
public let EKErrorDomain = "EKErrorDomain"

/// A kind of entry.
public enum EKEntityType: Int, Sendable { case event, reminder }

/// Whether a person lets an app use their calendars.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  /// The older name of full access.
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// The entries of a series that a change concerns.
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

extension Notification.Name {
  /// Posted when a person's calendars have changed. A page posts none.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}
