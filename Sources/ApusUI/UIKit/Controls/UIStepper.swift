import Foundation

/// Two buttons that raise and lower a value.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  /// The value, between the least and the greatest.
  open var value = 0.0 {
    didSet {
      value = min(max(value, minimumValue), maximumValue)
      if value != oldValue { changed() }
    }
  }
  /// The least value.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = max(value, minimumValue)
      changed()
    }
  }
  /// The greatest value.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = min(value, maximumValue)
      changed()
    }
  }
  /// How much a press changes the value.
  open var stepValue = 1.0 { didSet { changed() } }
  /// Whether the value goes on at the other end.
  open var wraps = false { didSet { changed() } }
  /// Whether events come while a button is held.
  open var isContinuous = true
  /// Whether the value goes on changing while a button is held. A browser does not.
  open var autorepeat = true

  /// A stepper at a place in the view around.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hugging = AxisPriorities(.defaultHigh)
  }
  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  private func stepped(_ direction: Double) {
    let next = value + direction * stepValue
    let isPast = next > maximumValue || next < minimumValue
    let old = value
    value = isPast && wraps ? (direction > 0 ? minimumValue : maximumValue) : next
    if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  override var contentHoldsSubviews: Bool { false }

  override func makeContent() -> AnyView {
    let canRise = wraps || value < maximumValue
    let canFall = wraps || value > minimumValue
    let rise: () -> Void = { [weak self] in self?.stepped(1) }
    let fall: () -> Void = { [weak self] in self?.stepped(-1) }
    return AnyView(
      Stepper(onIncrement: canRise ? rise : nil, onDecrement: canFall ? fall : nil) {
        Text(verbatim: accessibilityLabel ?? "")
      }
      .labelsHidden()
      .disabled(!isEnabled))
  }
}
