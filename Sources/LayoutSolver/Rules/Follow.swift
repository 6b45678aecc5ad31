/// `matchedGeometryEffect(isSource: false)`: a view in the frame of another one.
///
/// It has no say in the size that views around it see. The frame of the other view is known once its root is laid out:
/// see ``LayoutNode/follow(_:)``.
package final class FollowRule: TransparentRule {
  private let takesPosition: Bool
  private let takesSize: Bool
  /// The point at which both views meet, in parts of their sizes.
  private let anchor: (x: Double, y: Double)
  /// The frame of the other view; nil: none is shown.
  fileprivate(set) var target: LayoutFrame?

  package init(takesPosition: Bool, takesSize: Bool, anchor: (x: Double, y: Double)) {
    self.takesPosition = takesPosition
    self.takesSize = takesSize
    self.anchor = anchor
  }

  package var contentAnchor: (x: Double, y: Double) { anchor }

  package func box(for frame: LayoutFrame, in area: SafeArea) -> LayoutFrame {
    guard let target else { return frame }
    let size = takesSize ? target : frame
    let place = takesPosition ? target : frame
    return LayoutFrame(
      x: place.x + anchor.x * (place.width - size.width),
      y: place.y + anchor.y * (place.height - size.height), width: size.width,
      height: size.height)
  }
}

extension LayoutNode {
  /// Puts a view with a ``FollowRule`` into the frame of another view on the screen; nil: into its own.
  package func follow(_ target: LayoutFrame?) {
    guard let rule = rule as? FollowRule, rule.target != target else { return }
    rule.target = target
    var root = self
    while let around = root.parent { root = around }
    guard let area = root.settled?.area else { return }
    for node in sequence(first: self, next: \.parent) { node.settled = nil }
    root.settle(area)
  }
}
