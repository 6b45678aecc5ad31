/// A small movement that a device makes. A page makes none.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
  public init() {}

  /// Makes a device ready. A page has nothing to make ready.
  open func prepare() {}
}

/// The movement of an impact.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight or the firmness of what collides.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  /// A generator of medium impacts.
  public override init() { super.init() }

  /// A generator of impacts of a weight.
  public init(style: FeedbackStyle) { super.init() }

  /// A generator of impacts of a weight.
  public init(style: FeedbackStyle, view: Any?) { super.init() }

  /// > Note: Has no meaning on a page.
  public func impactOccurred(_file: StaticString = #fileID, _line: UInt = #line) {
    noMeaning("impactOccurred()", _file, _line)
  }

  /// > Note: Has no meaning on a page.
  public func impactOccurred(
    intensity: CGFloat, _file: StaticString = #fileID, _line: UInt = #line
  ) {
    noMeaning("impactOccurred(intensity:)", _file, _line)
  }
}

/// The movement of a success or a failure.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What happened.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// > Note: Has no meaning on a page.
  public func notificationOccurred(
    _ notificationType: FeedbackType, _file: StaticString = #fileID, _line: UInt = #line
  ) {
    noMeaning("notificationOccurred(_:)", _file, _line)
  }
}

/// The movement of a changed selection.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// > Note: Has no meaning on a page.
  public func selectionChanged(_file: StaticString = #fileID, _line: UInt = #line) {
    noMeaning("selectionChanged()", _file, _line)
  }
}
