import Foundation

/// A rule between two edges or lengths of views.
///
/// A page follows rules between a view and those directly in it. It reports others once in a debug run.
@MainActor @preconcurrency
open class NSLayoutConstraint {
  /// A direction.
  public enum Axis: Int, Sendable { case horizontal, vertical }

  /// How the first part of a rule relates to the second.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// A part of a view that a rule is about.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case notAnAttribute = 0
  }

  let first: LayoutPart
  let second: LayoutPart?
  /// How the parts relate.
  open private(set) var relation: Relation
  /// The factor of the second part.
  open private(set) var multiplier: CGFloat
  /// The distance that is added to the second part.
  open var constant: CGFloat { didSet { if constant != oldValue { holder?.changed() } } }
  /// How much the rule counts.
  open var priority = UILayoutPriority.required { didSet { holder?.changed() } }
  /// A name for the app.
  open var identifier: String?
  /// The view that holds the rule while it is active.
  private weak var holder: UIView?

  init(
    _ first: LayoutPart, _ relation: Relation, _ second: LayoutPart?, multiplier: CGFloat = 1,
    constant: CGFloat
  ) {
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
  }

  /// A rule: the first part relates to the second one times the multiplier plus the constant.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let first = LayoutPart(view1, attr1) else {
      preconditionFailure("A constraint is about a UIView or a UILayoutGuide, not \(view1).")
    }
    self.init(
      first, relation, view2.flatMap { LayoutPart($0, attr2) }, multiplier: multiplier, constant: c)
  }

  /// The view of the first part.
  open var firstItem: AnyObject? { first.view }
  /// The view of the second part.
  open var secondItem: AnyObject? { second?.view }
  /// The first part.
  open var firstAttribute: Attribute { first.attribute }
  /// The second part.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// Whether the rule holds. The views must be in one tree.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Makes rules hold.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes rules hold no more.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard holder == nil, let one = first.view else { return }
    guard let second else { return hold(in: one) }
    guard let other = second.view else { return }
    let around = sequence(first: other, next: \.superview).map(ObjectIdentifier.init)
    guard
      let common = sequence(first: one, next: \.superview)
        .first(where: { around.contains(ObjectIdentifier($0)) })
    else {
      return reportOnce(
        "A constraint between \(one) and \(other) holds nothing: they are in no common view.")
    }
    hold(in: common)
  }

  private func hold(in view: UIView) {
    holder = view
    view.constraints.append(self)
  }

  private func deactivate() {
    holder?.constraints.removeAll { $0 === self }
    holder = nil
  }

  func concerns(_ view: UIView) -> Bool {
    first.view === view && second != nil || second?.view === view
  }
}

/// An edge, a centre line or a length of a view or a guide.
@MainActor
struct LayoutPart {
  weak var view: UIView?
  let attribute: NSLayoutConstraint.Attribute
  /// How far the guide is inside of the view.
  var inset: CGFloat = 0

  init(_ view: UIView?, _ attribute: NSLayoutConstraint.Attribute, inset: CGFloat = 0) {
    self.view = view
    self.attribute = attribute
    self.inset = inset
  }

  init?(_ item: Any, _ attribute: NSLayoutConstraint.Attribute) {
    guard attribute != .notAnAttribute else { return nil }
    if let view = item as? UIView {
      self.init(view, attribute)
    } else if let guide = item as? UILayoutGuide {
      self.init(guide.owningView, attribute, inset: guide.inset)
    } else {
      return nil
    }
  }
}

extension UIView {
  /// Makes a rule hold in this view.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Makes rules hold in this view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  /// Makes a rule hold no more.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Makes rules hold no more.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
}
