import Foundation

/// A view that a collection makes by its class: a cell, a header or a footer.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
  /// The name by which a collection makes the view.
  open internal(set) var reuseIdentifier: String?

  /// A view of a place and a size in the view around.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  /// Called before another item gets the view. A subclass overrides it.
  open func prepareForReuse() {}

  /// Gives the view the size that the layout says, and places the views in it.
  func take(_ size: CGSize?) {
    guard let size, size != frame.size else { return }
    withDrawingDue {
      frame = CGRect(origin: .zero, size: size)
      layOut()
    }
  }
}
