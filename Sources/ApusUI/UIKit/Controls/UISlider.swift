import Foundation

/// A knob on a line of values.
@MainActor @preconcurrency
open class UISlider: UIControl {
  /// The value, between the least and the greatest.
  open var value: Float = 0 {
    didSet {
      value = min(max(value, minimumValue), maximumValue)
      if value != oldValue { changed() }
    }
  }
  /// The least value.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = max(value, minimumValue)
      changed()
    }
  }
  /// The greatest value.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = min(value, maximumValue)
      changed()
    }
  }
  /// Whether events come while the knob moves. A page tells of each value and of no end, so they always do.
  open var isContinuous = true {
    didSet { if !isContinuous { noMeaning("UISlider.isContinuous") } }
  }
  /// The colour of the line before the knob.
  open var minimumTrackTintColor: UIColor? { didSet { changed() } }
  /// The colour of the line behind the knob. A page has the system's, and says so once in a debug run.
  open var maximumTrackTintColor: UIColor? {
    didSet {
      guard maximumTrackTintColor != nil else { return }
      notDrawn("UISlider.maximumTrackTintColor", "the line behind the knob has the system's colour")
    }
  }
  /// The colour of the knob. A page has the system's, and says so once in a debug run.
  open var thumbTintColor: UIColor? {
    didSet {
      guard thumbTintColor != nil else { return }
      notDrawn("UISlider.thumbTintColor", "the knob has the system's colour")
    }
  }
  /// The picture at the lower end.
  open var minimumValueImage: UIImage? { didSet { changed() } }
  /// The picture at the upper end.
  open var maximumValueImage: UIImage? { didSet { changed() } }

  /// A slider of a place and a size in the view around.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hugging = AxisPriorities(.defaultLow, .defaultHigh)
  }
  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  /// Moves the knob.
  open func setValue(_ value: Float, animated: Bool) {
    change(animated: animated) { self.value = value }
  }

  private func moved(to value: Float) {
    self.value = value
    sendActions(for: .valueChanged)
  }

  override var namesContent: Bool { true }

  override var contentHoldsSubviews: Bool { false }

  override func makeContent() -> AnyView {
    let value = Binding(
      get: { [weak self] in self?.value ?? 0 }, set: { [weak self] in self?.moved(to: $0) })
    // A line without a length has no values to choose.
    let range = minimumValue...max(maximumValue, minimumValue + .ulpOfOne)
    return AnyView(
      HStack {
        if let minimumValueImage { Image(uiImage: minimumValueImage) }
        Slider(value: value, in: range)
          .tint((minimumTrackTintColor ?? tintColor).map { Color($0) })
          .modifier(Words(view: self))
        if let maximumValueImage { Image(uiImage: maximumValueImage) }
      }
      .disabled(!isEnabled))
  }
}
