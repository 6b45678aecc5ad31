import Foundation

extension UIView {
  /// Puts a view into this one, above the others.
  public func addSubview(_ view: UIView) {
    precondition(view !== self, "A view cannot be in itself.")
    insertSubview(view, at: subviews.count)
  }

  /// Puts a view into this one, at a place among the others.
  public func insertSubview(_ view: UIView, at index: Int) {
    view.willMove(toSuperview: self)
    view.takeOut()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.containerSize = frame.size
    didAddSubview(view)
    view.didMoveToSuperview()
    changed()
  }

  /// Puts a view into this one, below another.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertSubview(view, at: subviews.firstIndex(of: siblingSubview) ?? 0)
  }

  /// Puts a view into this one, above another.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insertSubview(
      view, at: subviews.firstIndex(of: siblingSubview).map { $0 + 1 } ?? subviews.count)
  }

  /// Removes the view from its parent, with the constraints between them.
  public func removeFromSuperview() {
    guard superview != nil else { return }
    willMove(toSuperview: nil)
    takeOut()
    didMoveToSuperview()
  }

  private func takeOut() {
    guard let outer = superview else { return }
    outer.willRemoveSubview(self)
    var view: UIView? = outer
    while let holder = view {
      if holder.constraints.contains(where: { $0.concerns(self) }) {
        holder.constraints.removeAll { $0.concerns(self) }
      }
      view = holder.superview
    }
    superview = nil
    outer.subviews.removeAll { $0 === self }
    outer.forget(self)
  }

  /// Puts a view above the others.
  public func bringSubviewToFront(_ view: UIView) { reorder(view) { $0.append(view) } }

  /// Puts a view below the others.
  public func sendSubviewToBack(_ view: UIView) { reorder(view) { $0.insert(view, at: 0) } }

  private func reorder(_ view: UIView, _ put: (inout [UIView]) -> Void) {
    guard view.superview === self else { return }
    var all = subviews.filter { $0 !== view }
    put(&all)
    subviews = all
  }

  /// Whether the view is another, or in it.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// The view with a number: this view or a descendant.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// How strongly the view keeps from being larger than its content. A page looks whether it is at least
  /// `defaultHigh`: a view that is less than that takes the space that it is offered.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis] = priority
    changed()
  }

  /// How strongly the view keeps from being larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis]
  }

  /// How strongly the view keeps from being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    resistance[axis] = priority
    changed()
  }

  /// How strongly the view keeps from being smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { resistance[axis] }

  /// Hears what a person does with the view.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Hears it no more.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// Takes the keyboard away from the field in this view that has it.
  ///
  /// - Parameter force: Whether the field is not asked.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    // The window holds all fields of the page.
    if self is UIWindow { return UIApplication.endEditing() }
    if isFirstResponder { return resignFirstResponder() || force }
    return subviews.contains { $0.endEditing(force) }
  }

  /// Makes changes. A page shows them at once, with the animation of the screen around.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    withAnimation(.easeInOut(duration: duration), completionCriteria: .logicallyComplete) {
      animations()
    } completion: {
      completion?(true)
    }
  }

  /// How changes move.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

    /// The animation of a duration.
    func animation(_ duration: TimeInterval) -> Animation {
      let curve: Animation =
        switch (rawValue >> 16) & 3 {
        case 1: .easeIn(duration: duration)
        case 2: .easeOut(duration: duration)
        case 3: .linear(duration: duration)
        default: .easeInOut(duration: duration)
        }
      guard contains(.repeat) else { return curve }
      return curve.repeatForever(autoreverses: contains(.autoreverse))
    }
  }

  /// Makes changes, which move as the options say.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    move(options.animation(duration).delay(delay), animations, completion)
  }

  /// Makes changes, which move as on a spring. The spring alone says how, whatever the velocity and the options.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Animation.spring(response: duration, dampingFraction: dampingRatio)
    move(spring.delay(delay), animations, completion)
  }

  /// Makes changes in a view, which move as the options say. A page shows no other transition.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    move(options.animation(duration), animations ?? {}, completion)
  }

  /// Makes changes at once.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    withAnimation(nil) { actionsWithoutAnimation() }
  }

  private class func move(
    _ animation: Animation, _ changes: @escaping () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    withAnimation(animation, completionCriteria: .logicallyComplete) {
      changes()
    } completion: {
      completion?(true)
    }
  }

  /// How a view's size follows that of the view around.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance from the left edge grows.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width grows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right edge grows.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the upper edge grows.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height grows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the lower edge grows.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How content is put into a view of another size.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
}
