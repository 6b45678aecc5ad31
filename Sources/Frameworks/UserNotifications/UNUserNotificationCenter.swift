import ApusUI
import Foundation

/// The ways in which an app gets a person's attention.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// A person's permission.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether one way to get attention is allowed.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

/// A person's permissions, which a page never has.
public struct UNNotificationSettings: Sendable {
  public var authorizationStatus: UNAuthorizationStatus { .denied }
  public var alertSetting: UNNotificationSetting { .notSupported }
  public var soundSetting: UNNotificationSetting { .notSupported }
  public var badgeSetting: UNNotificationSetting { .notSupported }
}

/// Why a notification is not taken.
public struct UNError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
    case notificationInvalidNoDate = 1400
    case notificationInvalidNoContent = 1401
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let errorDomain = "UNErrorDomain"
  public var errorCode: Int { code.rawValue }
}

/// Notifications of an app. A page shows none: it answers as a person who has refused them, and an app
/// that asks goes on as on such a phone.
public final class UNUserNotificationCenter: Sendable {
  private static let center = UNUserNotificationCenter()

  public static func current() -> UNUserNotificationCenter { center }

  private let lock = NSLock()
  // The lock guards it.
  private nonisolated(unsafe) weak var listener: (any UNUserNotificationCenterDelegate)?

  /// The app's listener for taps on notifications, which never come. Held weakly.
  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get { lock.withLock { listener } }
    set { lock.withLock { listener = newValue } }
  }

  private init() {}

  /// Asks a person: refused.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    noMeaning("UNUserNotificationCenter.requestAuthorization(options:)")
    return false
  }

  /// Asks a person: refused, in a later turn of the main queue.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    noMeaning("UNUserNotificationCenter.requestAuthorization(options:)")
    DispatchQueue.main.async { completionHandler(false, nil) }
  }

  /// The person's permissions, all of them refused.
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// The person's permissions, all of them refused.
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(UNNotificationSettings()) }
  }

  /// Refuses a notification.
  ///
  /// - Throws: `UNError` with the code `notificationsNotAllowed`.
  public func add(_ request: UNNotificationRequest) async throws {
    throw UNError(.notificationsNotAllowed)
  }

  /// Refuses a notification, in a later turn of the main queue.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    DispatchQueue.main.async { completionHandler(UNError(.notificationsNotAllowed)) }
  }

  /// Notifications that wait: none.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }

  /// Notifications that wait: none.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    DispatchQueue.main.async { completionHandler([]) }
  }

  /// Notifications that are shown: none.
  public func deliveredNotifications() async -> [UNNotification] { [] }

  /// Takes back notifications that wait. None wait.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// Takes back all notifications that wait. None wait.
  public func removeAllPendingNotificationRequests() {}
  /// Takes away notifications that are shown. None are shown.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Takes away all notifications that are shown. None are shown.
  public func removeAllDeliveredNotifications() {}
  /// Declares the buttons of notifications. None are shown.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  /// Sets the number at the app's icon. A page has none.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {}
}

/// Hears of notifications.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }

  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}
