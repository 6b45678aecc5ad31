import Foundation

extension UIBarButtonItem {
  private static let all = AllBarButtonItems()

  /// How the items of all bars look, for everyone whom the process serves. A page draws their colour.
  public class func appearance() -> UIBarButtonItem { all }
}

/// The looks of all items.
@MainActor
private final class AllBarButtonItems: UIBarButtonItem {
  override var tintColor: UIColor? {
    didSet { UINavigationBar.appearance().tintColor = tintColor }
  }

  override func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    guard state == .normal else { return }
    UINavigationBar.appearance().standardAppearance.buttonAppearance.normal.titleTextAttributes =
      attributes ?? [:]
  }
}

/// The heights of bars.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

extension UINavigationBar {
  /// Sets the picture behind the bar: an empty one leaves the bar without a ground.
  ///
  /// > Note: A page draws no other picture there.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    guard barMetrics == .default else { return }
    if let backgroundImage, backgroundImage.size != .zero {
      notDrawn("UINavigationBar.setBackgroundImage(_:for:)", "the bar keeps its ground")
    } else if backgroundImage != nil {
      standardAppearance.configureWithTransparentBackground()
    } else {
      standardAppearance.configureWithDefaultBackground()
    }
  }

  /// The picture of the line below the bar. A page draws the line of the system.
  public var shadowImage: UIImage? {
    get { nil }
    set { if newValue != nil { noMeaning("UINavigationBar.shadowImage") } }
  }
}
