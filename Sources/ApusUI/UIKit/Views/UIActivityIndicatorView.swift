import Foundation

/// A wheel that turns while something lasts.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  /// How large the wheel is.
  open var style: Style { didSet { changed() } }
  /// The colour of the wheel.
  open var color: UIColor! { didSet { changed() } }
  /// Whether the wheel is not seen while it stands.
  open var hidesWhenStopped = true { didSet { changed() } }
  /// Whether the wheel turns.
  open private(set) var isAnimating = false {
    didSet { if isAnimating != oldValue { changed() } }
  }

  /// A wheel of a size.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    hugging = AxisPriorities(.defaultHigh)
  }
  /// A wheel of the usual size.
  public override convenience init(frame: CGRect) {
    self.init(style: .medium)
    self.frame = frame
  }
  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  /// Turns the wheel.
  open func startAnimating() { isAnimating = true }
  /// Stops the wheel.
  open func stopAnimating() { isAnimating = false }

  override var hasContentSize: Bool { true }

  override var contentHoldsSubviews: Bool { false }

  override func makeContent() -> AnyView {
    let side: CGFloat = style == .large ? 37 : 20
    guard isAnimating else {
      let still = Image(systemName: "rays").foregroundColor(color.map { Color($0) } ?? .secondary)
      return AnyView(
        still.frame(width: side, height: side).opacity(hidesWhenStopped ? 0 : 1)
          .accessibilityHidden(true))
    }
    return AnyView(
      ProgressView().controlSize(style == .large ? .large : .regular)
        .tint(color.map { Color($0) })
        .frame(width: side, height: side))
  }
}
