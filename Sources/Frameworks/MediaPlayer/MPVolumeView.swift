import ApusUI
import ApusUIKit
import Foundation

/// A slider for the device's volume.
///
/// > Note: Nothing is drawn: a page does not set how loud a device is.
@MainActor @preconcurrency
open class MPVolumeView: UIView {
  /// Whether there is a slider.
  open var showsVolumeSlider = true

  /// A view at a place in the view around.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    noMeaning("MPVolumeView")
  }

  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }
}
