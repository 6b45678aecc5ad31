import Foundation

/// How a tab looks in one state. A page draws the colour.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance {
  /// The colour of the symbol; `nil` for the bar's. A page gives it to the title, too.
  open var iconColor: UIColor?
  /// Attributes of the title, of which a page draws `.foregroundColor`, unless there is an ``iconColor``.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of a badge; `nil` for the system's red, which a page draws.
  open var badgeBackgroundColor: UIColor? {
    didSet {
      guard badgeBackgroundColor != nil else { return }
      notDrawn("UITabBarItemStateAppearance.badgeBackgroundColor", "badges are red")
    }
  }
  /// Attributes of a badge's words, which a page draws in white.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is from its place. A page draws it in its place.
  open var titlePositionAdjustment = UIOffset.zero

  public init() {}

  var color: UIColor? { iconColor ?? titleTextAttributes[.foregroundColor] as? UIColor }
}

/// How tabs look.
@MainActor @preconcurrency
open class UITabBarItemAppearance {
  /// The arrangements of symbol and title.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
  /// Tabs beside the chosen one.
  public let normal = UITabBarItemStateAppearance()
  /// The chosen tab.
  public let selected = UITabBarItemStateAppearance()
  /// A tab that cannot be chosen. A page fades it.
  public let disabled = UITabBarItemStateAppearance()
  /// A tab with the keyboard's focus, around which a page draws a ring.
  public let focused = UITabBarItemStateAppearance()

  public init() {}
  public convenience init(style: Style) { self.init() }
  /// Takes back all changes.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] {
      state.iconColor = nil
      state.titleTextAttributes = [:]
    }
  }
}

/// How a button of a bar looks in one state. A page draws the colour of a title.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance {
  /// Attributes of the title, of which a page draws `.foregroundColor`.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is from its place. A page draws it in its place.
  open var titlePositionAdjustment = UIOffset.zero
  /// A picture behind the title. A page draws none.
  open var backgroundImage: UIImage?
  public init() {}
}

/// How buttons of a bar look.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance {
  /// A usual button.
  public let normal = UIBarButtonItemStateAppearance()
  /// A pressed button.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// A button that cannot be used.
  public let disabled = UIBarButtonItemStateAppearance()
  /// A button with the keyboard's focus.
  public let focused = UIBarButtonItemStateAppearance()
  public init() {}
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
}

/// A distance from a place, in points.
public struct UIOffset: Equatable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Downwards.
  public var vertical: CGFloat
  public static let zero = UIOffset()
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
