import Foundation

/// The sound of a notification.
// Apple's are, and an app fills one in before it gives it away.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  public let name: String
  public init(named name: UNNotificationSoundName) { self.name = name.rawValue }
  public static var `default`: UNNotificationSound {
    UNNotificationSound(named: UNNotificationSoundName(rawValue: "default"))
  }
  public static var defaultCritical: UNNotificationSound { .default }
}

/// The name of a sound's file.
public struct UNNotificationSoundName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The words of a notification.
// Apple's are, and an app fills one in before it gives it away.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  fileprivate struct Stored {
    var sound: UNNotificationSound?
    var badge: NSNumber?
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var targetContentIdentifier: String?
    var userInfo: [AnyHashable: Any] = [:]
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
  }

  public fileprivate(set) var storedTitle = "", storedSubtitle = "", storedBody = ""
  fileprivate var stored = Stored()
  open var sound: UNNotificationSound? { stored.sound }
  open var badge: NSNumber? { stored.badge }
  open var categoryIdentifier: String { stored.categoryIdentifier }
  open var threadIdentifier: String { stored.threadIdentifier }
  open var targetContentIdentifier: String? { stored.targetContentIdentifier }
  open var userInfo: [AnyHashable: Any] { stored.userInfo }
  open var interruptionLevel: UNNotificationInterruptionLevel { stored.interruptionLevel }
  open var relevanceScore: Double { stored.relevanceScore }
  open var title: String { storedTitle }
  open var subtitle: String { storedSubtitle }
  open var body: String { storedBody }
  public override init() { super.init() }
}

/// The words of a new notification.
// Apple's are, and an app fills one in before it gives it away.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  open override var subtitle: String {
    get { storedSubtitle }
    set { storedSubtitle = newValue }
  }
  open override var body: String {
    get { storedBody }
    set { storedBody = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { stored.sound }
    set { stored.sound = newValue }
  }
  open override var badge: NSNumber? {
    get { stored.badge }
    set { stored.badge = newValue }
  }
  open override var categoryIdentifier: String {
    get { stored.categoryIdentifier }
    set { stored.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { stored.threadIdentifier }
    set { stored.threadIdentifier = newValue }
  }
  open override var targetContentIdentifier: String? {
    get { stored.targetContentIdentifier }
    set { stored.targetContentIdentifier = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { stored.userInfo }
    set { stored.userInfo = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { stored.interruptionLevel }
    set { stored.interruptionLevel = newValue }
  }
  open override var relevanceScore: Double {
    get { stored.relevanceScore }
    set { stored.relevanceScore = newValue }
  }
}

/// How urgent a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

/// When a notification is due.
// Apple's are, and an app fills one in before it gives it away.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// Due after a length of time, in seconds.
// Apple's are, and an app fills one in before it gives it away.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
  /// When it is due next.
  open func nextTriggerDate() -> Date? { Date().addingTimeInterval(timeInterval) }
}

/// Due when the calendar shows the components.
// Apple's are, and an app fills one in before it gives it away.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  /// When it is due next.
  open func nextTriggerDate() -> Date? {
    (dateComponents.calendar ?? .current).nextDate(
      after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A notification to show, and when.
// Apple's are, and an app fills one in before it gives it away.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// A notification that was shown.
public final class UNNotification: NSObject, Sendable {
  public let date: Date
  public let request: UNNotificationRequest
  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}

/// A person's answer to a notification.
public final class UNNotificationResponse: NSObject, Sendable {
  public let notification: UNNotification
  public let actionIdentifier: String
  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// The action of a tap on a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of a notification that is put away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// How a notification is shown while the app is used.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// How a button of a notification acts.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A button of a notification.
// Apple's are, and an app fills one in before it gives it away.
open class UNNotificationAction: NSObject, @unchecked Sendable {
  public let identifier, title: String
  public let options: UNNotificationActionOptions
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// How a kind of notifications acts.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}

/// A kind of notifications, with its buttons.
// Apple's are, and an app fills one in before it gives it away.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
  public let identifier: String
  public let actions: [UNNotificationAction]
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String] = [],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
  }
}
