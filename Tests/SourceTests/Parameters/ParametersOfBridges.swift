extension IgnoredParameterTests {
  /// Parameters of bridges to UIKit and of hints that nothing reads, and why that is right.
  static let ofBridges: [String: String] = [
    "AccessibilityHints.swift: label of init(_:id:)":
      "`accessibilityCustomContent`",
    "AccessibilityHints.swift: labelKey of init(_:id:)":
      "`accessibilityCustomContent`",
    "AccessibilityHints.swift: id of init(_:id:)":
      "`accessibilityCustomContent`",
    "AccessibilityHints.swift: labelKey of init(_:)":
      "`accessibilityCustomContent`",
    "Timer+selector.swift: _unused of init(_unused:)":
      "tells it from the initializer of NSObject",
    "Animation.swift: blendDuration of interactiveSpring(duration:extraBounce:blendDuration:)":
      "no motion turns into another",
    "UIViewController.swift: size of viewWillTransition(to:with:)":
      "a default that apps replace",
    "UIViewController.swift: coordinator of viewWillTransition(to:with:)":
      "a default that apps replace",
    "UIViewController.swift: newCollection of willTransition(to:with:)":
      "a default that apps replace",
    "UIViewController.swift: coordinator of willTransition(to:with:)":
      "a default that apps replace",
    "UIViewController.swift: previousTraitCollection of traitCollectionDidChange(_:)":
      "a default that apps replace",
    "UITabBarController.swift: coder of init(coder:)":
      "there are no archives of controllers",
    "UITabBarController.swift: tabBarController of tabBarController(_:shouldSelect:)":
      "a default that apps replace",
    "UITabBarController.swift: viewController of tabBarController(_:shouldSelect:)":
      "a default that apps replace",
    "UITabBarController.swift: tabBarController of tabBarController(_:didSelect:)":
      "a default that apps replace",
    "UITabBarController.swift: viewController of tabBarController(_:didSelect:)":
      "a default that apps replace",
    "UIGestureRecognizerDelegate.swift: gestureRecognizer of gestureRecognizer(_:shouldReceive:)":
      "a default that apps replace",
    "UIGestureRecognizerDelegate.swift: touch of gestureRecognizer(_:shouldReceive:)":
      "a default that apps replace",
    "UIGestureRecognizerDelegate.swift: gestureRecognizer of gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)":
      "a default that apps replace",
    "UIGestureRecognizerDelegate.swift: otherGestureRecognizer of gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)":
      "a default that apps replace",
    "UIGestureRecognizerDelegate.swift: gestureRecognizer of gestureRecognizer(_:shouldRequireFailureOf:)":
      "a default that apps replace",
    "UIGestureRecognizerDelegate.swift: otherGestureRecognizer of gestureRecognizer(_:shouldRequireFailureOf:)":
      "a default that apps replace",
    "UIGestureRecognizerDelegate.swift: gestureRecognizer of gestureRecognizer(_:shouldBeRequiredToFailBy:)":
      "a default that apps replace",
    "UIGestureRecognizerDelegate.swift: otherGestureRecognizer of gestureRecognizer(_:shouldBeRequiredToFailBy:)":
      "a default that apps replace",
    "UIScrollView.swift: scrollView of scrollViewDidScroll(_:)":
      "a default that apps replace",
    "UIScrollView.swift: scrollView of scrollViewWillBeginDragging(_:)":
      "a default that apps replace",
    "UIScrollView.swift: scrollView of scrollViewWillBeginDecelerating(_:)":
      "a default that apps replace",
    "UIScrollView.swift: scrollView of scrollViewDidEndDecelerating(_:)":
      "a default that apps replace",
    "UIScrollView.swift: scrollView of scrollViewDidEndScrollingAnimation(_:)":
      "a default that apps replace",
    "UIScrollView.swift: scrollView of scrollViewDidEndDragging(_:willDecelerate:)":
      "a default that apps replace",
    "UIScrollView.swift: decelerate of scrollViewDidEndDragging(_:willDecelerate:)":
      "a default that apps replace",
    "UIImage.swift: traitCollection of init(named:in:compatibleWith:)":
      "documented: a page takes the window's",
    "UIImage.swift: configuration of init(named:in:with:)":
      "documented: it is for symbols",
    "UIColor.swift: traitCollection of init(named:in:compatibleWith:)":
      "documented: a page takes the window's",
  ]
}
