import Foundation

/// A bar that shows how far something is.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  /// Where a bar is used. A page draws both alike.
  public enum Style: Int, Sendable { case `default`, bar }

  /// Where the bar is used.
  open var progressViewStyle: Style
  /// From 0 to 1.
  open var progress: Float = 0 {
    didSet {
      progress = min(max(progress, 0), 1)
      if progress != oldValue { changed() }
    }
  }
  /// The colour of the finished part.
  open var progressTintColor: UIColor? { didSet { changed() } }
  /// The colour of what is not done yet. A page has the system's, and says so once in a debug run.
  open var trackTintColor: UIColor? {
    didSet {
      guard trackTintColor != nil else { return }
      notDrawn("UIProgressView.trackTintColor", "what is not done has the system's colour")
    }
  }

  /// A bar of a style.
  public init(progressViewStyle style: Style) {
    progressViewStyle = style
    super.init(frame: .zero)
    hugging = AxisPriorities(.defaultLow, .defaultHigh)
  }
  /// A bar of a place and a size in the view around.
  public override convenience init(frame: CGRect) {
    self.init(progressViewStyle: .default)
    self.frame = frame
  }
  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  /// Shows how far it is.
  open func setProgress(_ progress: Float, animated: Bool) {
    change(animated: animated) { self.progress = progress }
  }

  override var hasContentSize: Bool { true }

  override var contentHoldsSubviews: Bool { false }

  override func makeContent() -> AnyView {
    AnyView(
      ProgressView(value: progress).progressViewStyle(.linear)
        .tint((progressTintColor ?? tintColor).map { Color($0) }))
  }
}
