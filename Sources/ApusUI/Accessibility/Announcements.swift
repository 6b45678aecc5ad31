import ViewGraph

/// What assistive technology is told.
public enum AccessibilityNotification {
  /// A text that is said aloud to the person whose screen this is.
  public struct Announcement {
    private let text: String
    private let isUrgent: Bool

    public init(_ announcement: String) {
      text = announcement
      isUrgent = false
    }

    public init(_ announcement: AttributedString) {
      text = String(announcement.characters)
      isUrgent = false
    }

    @MainActor @preconcurrency
    public func post() { announce(text, isUrgent: isUrgent) }
  }
}

/// Says a text to the person whose screen is doing something now: whose action, task or body runs.
@MainActor
func announce(_ text: String, isUrgent: Bool) {
  guard let session = Graph.current?.session else {
    return report("An announcement outside of any screen's work was not said: \(text)")
  }
  session.perform(.announce(text, assertive: isUrgent))
}

/// UIKit's door to assistive technology, as far as screens use it.
@MainActor @preconcurrency
public enum UIAccessibility {
  public struct Notification: Hashable, Sendable {
    let name: String
    public static let announcement = Notification(name: "announcement")
    public static let screenChanged = Notification(name: "screenChanged")
    public static let layoutChanged = Notification(name: "layoutChanged")
  }

  /// Says a text aloud. The page itself tells of changed screens and layouts.
  public static func post(notification: Notification, argument: Any?) {
    guard let text = argument as? String else { return }
    announce(text, isUrgent: false)
  }
}
