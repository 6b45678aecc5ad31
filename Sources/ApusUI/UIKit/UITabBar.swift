/// The bar below a `TabView`, as UIKit names it.
@MainActor @preconcurrency
public final class UITabBar {
  private static let all = UITabBar()

  private init() {}

  /// How all bars of tabs look, for everyone whom the process serves. Set it before they are shown.
  public class func appearance() -> UITabBar { all }

  /// Whether the bars are hidden, because the app draws one of its own.
  ///
  /// `toolbar(_:for:)` in a tab's content wins.
  public var isHidden = false

  /// How a bar looks over content. A page has the system's ground, and says so once in a debug run.
  public var standardAppearance = UITabBarAppearance() { didSet { groundIsKept() } }
  /// How a bar looks at the end of its content. A page has the system's ground.
  public var scrollEdgeAppearance: UITabBarAppearance? { didSet { groundIsKept() } }
  /// The colour behind the bar. A page has the system's ground, and says so once in a debug run.
  public var barTintColor: UIColor? { didSet { groundIsKept() } }
  /// The colour behind the bar. A page has the system's ground, and says so once in a debug run.
  public var backgroundColor: UIColor? { didSet { groundIsKept() } }
  /// Whether content is seen through the bar. A page has the system's ground.
  public var isTranslucent = true
  /// The colour of the chosen tab; `nil` for the tint around.
  public var tintColor: UIColor?
  /// The colour of the other tabs; `nil` for the system's grey.
  public var unselectedItemTintColor: UIColor?

  private func groundIsKept() {
    #if DEBUG
      reportOnce("A page draws no background of `UITabBar.appearance()`.")
    #endif
  }
}
