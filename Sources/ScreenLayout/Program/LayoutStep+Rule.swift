import LayoutSolver
import ViewGraph

extension LayoutStep {
  /// The rule of a modifier around one view; nil: the step is none.
  /// - Parameter axis: The direction of a stack around, along which the least length is the view's own.
  func rule(own axis: LayoutAxis?) -> (any LayoutRule)? {
    switch self {
    case .padding(let insets): return PaddingRule(insets)
    case .ratio(let ratio, let fills): return AspectRatioRule(ratio, fills: fills)
    case .fixedSize(let axes): return FixedSizeRule(axes)
    case .frame(let width, let height, let alignment):
      return FrameRule(width: width, height: height, alignment: alignment.layout)
    case .limits(var width, var height, let alignment):
      if axis == .horizontal { width.minimum = nil }
      if axis == .vertical { height.minimum = nil }
      if width == LengthLimits(), height == LengthLimits() { return nil }
      return FlexibleFrameRule(width: width, height: height, alignment: alignment.layout)
    case .containerFrame(let frame, let alignment):
      return ContainerFrameRule(
        width: frame.width?.layout, height: frame.height?.layout, alignment: alignment.layout)
    case .safeArea(let edges): return SafeAreaRule(ignoring: edges)
    case .guide(let guide): return GuideRule(guide.guide.layout, guide.layout)
    case .offset(let x, let y): return OffsetRule(x: x, y: y)
    case .priority(let priority): return PriorityRule(priority)
    case .gridCell(let span, let unsized, let column):
      return GridCellRule(span: span, columnAlignment: column?.layout, unsized: unsized)
    case .follow(let matching): return matching.rule
    case .stack, .layers, .overlay, .grid, .gridRow, .lazyGrid, .scroll, .spacer, .divider, .fixed,
      .band, .flexible, .square, .geometry, .position, .fitting, .arrangement, .button, .row,
      .content, .labelled, .label, .disclosureLabel, .tools, .leaf, .pane, .flow, .holder,
      .controlLabel, .away, .rowInset, .leads, .hugs, .layer, .bar, .toolbar:
      return nil
    }
  }
}
