/// The bar below a `TabView`, as UIKit names it.
@MainActor @preconcurrency
open class UITabBar {
  private static let all = UITabBar()

  init() {}

  /// How all bars of tabs look, for everyone whom the process serves. Set it before they are shown.
  open class func appearance() -> UITabBar { all }

  /// Whether the bars are hidden, because the app draws one of its own.
  ///
  /// `toolbar(_:for:)` in a tab's content wins.
  open var isHidden = false

  /// How a bar looks. A page draws its ground.
  open var standardAppearance = UITabBarAppearance()
  /// How a bar looks at the end of its content. A page takes it where `standardAppearance` has no ground.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The colour behind the bar; `nil` for the system's.
  open var barTintColor: UIColor?
  /// The colour behind the bar; `nil` for the system's.
  open var backgroundColor: UIColor?
  /// Whether content is seen through the bar. A page decides by the bar's ground.
  open var isTranslucent = true
  /// The colour of the chosen tab; `nil` for the tint around.
  open var tintColor: UIColor?
  /// The colour of the other tabs; `nil` for the system's grey.
  open var unselectedItemTintColor: UIColor?

  /// The colour of the chosen tab, or of the others; nil: the system's.
  func color(isSelected: Bool) -> UIColor? {
    let item = standardAppearance.stackedLayoutAppearance
    return isSelected
      ? item.selected.color ?? tintColor : item.normal.color ?? unselectedItemTintColor
  }

  /// The colour behind the bar; `nil` for the system's.
  var ground: UIColor? {
    if standardAppearance.isTransparent { return .clear }
    return standardAppearance.backgroundColor ?? scrollEdgeAppearance?.backgroundColor
      ?? barTintColor ?? backgroundColor
  }
}
