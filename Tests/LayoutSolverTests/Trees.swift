import LayoutSolver

/// Layout trees as short as the screens that they stand for.
enum Tree {
  static func color() -> LayoutNode { LayoutNode(FlexibleRule()) }
  static func fixed(_ width: Double, _ height: Double) -> LayoutNode {
    LayoutNode(FixedRule(LayoutSize(width, height)))
  }
  static func spacer(_ axis: LayoutAxis, minimum: Double? = nil) -> LayoutNode {
    LayoutNode(SpacerRule(axis: axis, minimum: minimum))
  }
  static func row(
    spacing: Double? = nil, alignment: AlignmentKey = .centerY, _ children: LayoutNode...
  ) -> LayoutNode {
    LayoutNode(
      StackRule(axis: .horizontal, alignment: alignment, spacing: spacing), children)
  }
  static func column(
    spacing: Double? = nil, alignment: AlignmentKey = .centerX, _ children: LayoutNode...
  ) -> LayoutNode {
    LayoutNode(StackRule(axis: .vertical, alignment: alignment, spacing: spacing), children)
  }
  static func layers(
    _ alignment: LayoutAlignment = .center, _ children: LayoutNode...
  ) -> LayoutNode {
    LayoutNode(LayersRule(alignment), children)
  }
}

extension LayoutNode {
  func frame(
    width: Double? = nil, height: Double? = nil, _ alignment: LayoutAlignment = .center
  ) -> LayoutNode {
    LayoutNode(FrameRule(width: width, height: height, alignment: alignment), [self])
  }
  func flexible(
    width: LengthLimits = LengthLimits(), height: LengthLimits = LengthLimits(),
    _ alignment: LayoutAlignment = .center
  ) -> LayoutNode {
    LayoutNode(FlexibleFrameRule(width: width, height: height, alignment: alignment), [self])
  }
  func padding(_ length: Double) -> LayoutNode {
    LayoutNode(
      PaddingRule(
        LayoutInsets(top: length, leading: length, bottom: length, trailing: length)), [self])
  }
  func priority(_ value: Double) -> LayoutNode { LayoutNode(PriorityRule(value), [self]) }
  func overlay(_ alignment: LayoutAlignment = .center, _ layer: LayoutNode) -> LayoutNode {
    LayoutNode(OverlayRule(alignment), [self, layer])
  }
  func ratio(_ ratio: Double?, fills: Bool = false) -> LayoutNode {
    LayoutNode(AspectRatioRule(ratio, fills: fills), [self])
  }
  func fixedSize(_ axes: LayoutAxes = .both) -> LayoutNode {
    LayoutNode(FixedSizeRule(axes), [self])
  }

  /// Lays out a screen of this size without bars.
  @discardableResult
  func show(_ width: Double = 390, _ height: Double = 844) -> LayoutNode {
    let screen = LayoutFrame(width: width, height: height)
    layOut(in: screen, safe: screen)
    return self
  }

  var box: [Double] { [frame.x, frame.y, frame.width, frame.height] }
}
