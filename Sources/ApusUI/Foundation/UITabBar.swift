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
}
