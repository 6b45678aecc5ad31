import Foundation
import ViewGraph

extension UIView {
  /// The opacity, with the transform on the same element, so that a browser moves between two of them.
  var effects: _AttributeModifier {
    let opacity = isHidden ? 0 : max(0, min(1, Double(alpha)))
    guard !transform.isIdentity else { return _AttributeModifier(.opacity, opacity, .effect) }
    return _AttributeModifier(
      .effect, [StoredAttribute(.opacity, opacity)] + transform.attributes)
  }
}

extension CGAffineTransform {
  /// The stretch, the turn and the move, which a page makes in this order.
  fileprivate var attributes: [StoredAttribute] {
    let parts = parts
    return [
      StoredAttribute(.scale, [Double(parts.scale.width), Double(parts.scale.height)]),
      StoredAttribute(.rotation, parts.last.degrees),
      StoredAttribute(.offset, [Double(tx), Double(ty)]),
    ]
  }
}

// Points of a view in other views, by their frames and transforms. A view that constraints place has the frame that the app
// gave it.
extension UIView {
  /// The map from this view into the view around.
  private var outward: CGAffineTransform {
    let size = bounds.size
    let origin = CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
    let middle = CGAffineTransform(
      translationX: frame.minX + size.width / 2, y: frame.minY + size.height / 2)
    return origin.concatenating(transform).concatenating(middle)
  }

  /// The map into the outermost view.
  private var outermost: CGAffineTransform {
    var map = CGAffineTransform.identity
    for view in sequence(first: self, next: \.superview) where view.superview != nil {
      map = map.concatenating(view.outward)
    }
    return map
  }

  private func map(to view: UIView?) -> CGAffineTransform {
    view.map { outermost.concatenating($0.outermost.inverted()) } ?? outermost
  }

  /// A point of this view, in another view; nil: the outermost view.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(map(to: view))
  }

  /// A point of another view, in this view; nil: the outermost view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(map(to: view).inverted())
  }

  /// A rectangle of this view, in another view; nil: the outermost view.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(map(to: view))
  }

  /// A rectangle of another view, in this view; nil: the outermost view.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(map(to: view).inverted())
  }

  /// The uppermost view that can be used, at a point of this one.
  func viewHit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }
}
