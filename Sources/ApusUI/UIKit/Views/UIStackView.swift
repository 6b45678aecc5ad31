import Foundation

/// Views in a row or a column.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// How views share the length of a stack.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The position of views across a stack.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// The upper edge of a row.
    public static var top: Alignment { .leading }
    /// The lower edge of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// Whether the views are in a row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { changed() } }
  /// How the views share the length.
  open var distribution = Distribution.fill { didSet { changed() } }
  /// Where the views are across.
  open var alignment = Alignment.fill { didSet { changed() } }
  /// The distance between views.
  open var spacing: CGFloat = 0 { didSet { changed() } }
  /// Whether the views keep the distances of `layoutMargins` from the edges.
  open var isLayoutMarginsRelativeArrangement = false { didSet { changed() } }
  /// The distances from the edges.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { changed() }
  }
  /// The views in a row, in order.
  open private(set) var arrangedSubviews: [UIView] = [] { didSet { changed() } }
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:] { didSet { changed() } }

  /// A stack of a place and a size in the view around.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  /// Puts a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Puts a view at a place in the row.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
  }

  /// Takes a view out of the row. It stays in the stack, as ever, where nothing places it: take it out by
  /// `removeFromSuperview()` too.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

  override func forget(_ subview: UIView) { removeArrangedSubview(subview) }

  /// The distance behind a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] = spacing
  }

  override func makeContent() -> AnyView {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    guard !shown.isEmpty else { return AnyView(Color.clear) }
    let isRow = axis == .horizontal
    for view in shown {
      let isStretched = distribution != .equalSpacing && distribution != .equalCentering
      view.fillsWidth = isRow ? isStretched : alignment == .fill
      view.fillsHeight = isRow ? alignment == .fill : isStretched
    }
    let margins = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
    let layout = StackArrangement(
      isRow: isRow, distribution: distribution, alignment: alignment,
      gaps: shown.map { customSpacing[ObjectIdentifier($0)] ?? spacing },
      items: shown.map { view in
        StackArrangement.Item(
          hugging: view.hugging[axis].rawValue, resistance: view.resistance[axis].rawValue,
          width: view.fixedLength(.width), height: view.fixedLength(.height))
      }, fills: isRow ? fillsWidth : fillsHeight)
    return AnyView(
      layout {
        ForEach(shown, id: \.self) { ShownView($0) }
      }
      .padding(
        EdgeInsets(
          top: margins.top, leading: margins.left, bottom: margins.bottom,
          trailing: margins.right)))
  }
}

extension UIView {
  /// A width or a height that a constraint says.
  func fixedLength(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    constraints.first {
      $0.second == nil && $0.relation == .equal && $0.first.attribute == attribute
        && $0.first.view === self
    }?.constant
  }
}
