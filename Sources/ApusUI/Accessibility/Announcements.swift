import ViewGraph

/// Notifications for assistive technology.
public enum AccessibilityNotification {
  /// A text that assistive technology announces to the person whose screen is running.
  public struct Announcement {
    private let text: String
    private let isUrgent: Bool

    /// An announcement of a text.
    public init(_ announcement: String) {
      text = announcement
      isUrgent = false
    }

    /// An announcement of an attributed string's words.
    public init(_ announcement: AttributedString) {
      text = String(announcement.characters)
      isUrgent = false
    }

    /// Says it to the person whose screen is doing something now. Outside of any screen's work it
    /// is reported and not said.
    @MainActor @preconcurrency
    public func post() { announce(text, isUrgent: isUrgent) }
  }
}

/// Announces a text to the person whose screen is running: in an action, a task or a body.
@MainActor
func announce(_ text: String, isUrgent: Bool) {
  guard let session = Graph.current?.session else {
    // Its text may be somebody's message: nothing for a log.
    return report("An announcement outside of any screen's work was not said.")
  }
  session.perform(.announce(text, assertive: isUrgent))
}

/// UIKit's interface to assistive technology, as far as screens use it.
@MainActor @preconcurrency
public enum UIAccessibility {
  /// What a notification is about.
  public struct Notification: Hashable, Sendable {
    let name: String
    /// A text to be said.
    public static let announcement = Notification(name: "announcement")
    /// Another screen is shown. A page tells of it by itself.
    public static let screenChanged = Notification(name: "screenChanged")
    /// A part of the screen has changed. A page tells of it by itself.
    public static let layoutChanged = Notification(name: "layoutChanged")
  }

  /// Whether the person whose view, action or task is running wants less motion.
  @MainActor public static var isReduceMotionEnabled: Bool {
    (Tracking.graph ?? Graph.current)?.session.surroundings.reducesMotion ?? false
  }

  /// False: a browser tells nobody of a screen reader.
  public static var isVoiceOverRunning: Bool { false }
  /// False: a browser tells nobody of it.
  public static var isSwitchControlRunning: Bool { false }

  /// Says a text aloud. The page itself tells of changed screens and layouts.
  public static func post(notification: Notification, argument: Any?) {
    guard let text = argument as? String else { return }
    announce(text, isUrgent: false)
  }
}
