// Names under which apps set how all views of a kind look. Views of SwiftUI follow few of them on a device, and none of these on a
// page: each says so once in a debug run.

extension UIView {
  /// How all views look that stand in others of certain classes.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [UIView.Type]
  ) -> UIView {
    noMeaning("UIView.appearance(whenContainedInInstancesOf:)")
    return ContainedViews.all
  }

  /// How all views look that stand in others of certain classes.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [UIViewController.Type]
  ) -> UIView {
    noMeaning("UIView.appearance(whenContainedInInstancesOf:)")
    return ContainedViews.all
  }

  private enum ContainedViews {
    @MainActor static let all = UIView(frame: .zero)
  }
}

extension UISlider {
  private static let all = UISlider(frame: .zero)
  /// How all sliders look. `tint(_:)` colours those of SwiftUI.
  public class func appearance() -> UISlider {
    noMeaning("UISlider.appearance()")
    return all
  }
}

extension UIStepper {
  private static let all = UIStepper(frame: .zero)
  /// How all steppers look.
  public class func appearance() -> UIStepper {
    noMeaning("UIStepper.appearance()")
    return all
  }
}

extension UIDatePicker {
  private static let all = UIDatePicker(frame: .zero)
  /// How all pickers of dates look. `tint(_:)` colours those of SwiftUI.
  public class func appearance() -> UIDatePicker {
    noMeaning("UIDatePicker.appearance()")
    return all
  }
}

extension UISearchBar {
  private static let all = UISearchBar(frame: .zero)
  /// How all fields of searches look.
  public class func appearance() -> UISearchBar {
    noMeaning("UISearchBar.appearance()")
    return all
  }
}

extension UILabel {
  private static let all = UILabel(frame: .zero)
  /// How all labels look. A `Text` is none.
  public class func appearance() -> UILabel {
    noMeaning("UILabel.appearance()")
    return all
  }
}

extension UIButton {
  private static let all = UIButton(frame: .zero)
  /// How all buttons look. A `Button` is none.
  public class func appearance() -> UIButton {
    noMeaning("UIButton.appearance()")
    return all
  }
}

extension UIProgressView {
  private static let all = UIProgressView(frame: .zero)
  /// How all bars of progress look. `tint(_:)` colours those of SwiftUI.
  public class func appearance() -> UIProgressView {
    noMeaning("UIProgressView.appearance()")
    return all
  }
}

extension UIActivityIndicatorView {
  private static let all = UIActivityIndicatorView(frame: .zero)
  /// How all signs of work look. `tint(_:)` colours those of SwiftUI.
  public class func appearance() -> UIActivityIndicatorView {
    noMeaning("UIActivityIndicatorView.appearance()")
    return all
  }
}
