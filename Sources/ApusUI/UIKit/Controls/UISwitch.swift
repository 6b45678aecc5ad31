import Foundation

/// An on/off switch.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  private static let all = UISwitch(frame: .zero)

  /// How all switches look, for everyone whom the process serves: those of UIKit, and those of `Toggle`. Set it
  /// before they are shown. A tint of a view wins.
  open class func appearance() -> UISwitch { all }

  /// Whether the switch is on.
  open var isOn = false { didSet { if isOn != oldValue { changed() } } }
  /// The colour behind the knob of a switch that is turned on.
  open var onTintColor: UIColor? { didSet { changed() } }
  /// The colour of the knob. A page has the system's, and says so once in a debug run.
  open var thumbTintColor: UIColor? {
    didSet {
      guard thumbTintColor != nil else { return }
      notDrawn("UISwitch.thumbTintColor", "the knob has the system's colour")
    }
  }
  /// The words that assistive technology says, where a text stands beside the switch.
  open var title: String? { didSet { changed() } }

  /// A switch at a place in the view around.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hugging = AxisPriorities(.defaultHigh)
  }
  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  /// Turns the switch on or off.
  open func setOn(_ on: Bool, animated: Bool) {
    change(animated: animated) { isOn = on }
  }

  private func turned(_ on: Bool) {
    isOn = on
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  override var contentHoldsSubviews: Bool { false }

  override func makeContent() -> AnyView {
    let isOn = Binding(
      get: { [weak self] in self?.isOn ?? false }, set: { [weak self] in self?.turned($0) })
    return AnyView(
      Toggle(isOn: isOn) { Text(verbatim: title ?? accessibilityLabel ?? "") }
        .labelsHidden()
        .toggleStyle(.switch)
        .tint((onTintColor ?? tintColor ?? Self.all.onTintColor).map { Color($0) })
        .disabled(!isEnabled))
  }
}
