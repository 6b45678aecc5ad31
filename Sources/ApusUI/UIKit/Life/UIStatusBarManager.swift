import Foundation

/// The bar with the time above an app. A page has none.
@MainActor @preconcurrency
public final class UIStatusBarManager: NSObject {
  private let width: CGFloat

  init(width: CGFloat) {
    self.width = width
    super.init()
  }

  /// As wide as the window, and without a height.
  public var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: width, height: 0) }
  /// True: no bar is seen.
  public var isStatusBarHidden: Bool { true }
  /// The usual one.
  public var statusBarStyle: UIStatusBarStyle { .default }
}

extension UIWindowScene {
  /// The bar with the time above the page's window, which has no height.
  public var statusBarManager: UIStatusBarManager? {
    UIStatusBarManager(width: screen.bounds.width)
  }
}
