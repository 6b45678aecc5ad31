import LayoutSolver

extension RandomTrees {
  mutating func wrapped(_ depth: Int) -> Tree { wrapped(tree(depth - 1), depth) }

  mutating func wrapped(_ child: Tree, _ depth: Int) -> Tree {
    switch below(13) {
    case 0, 1:
      let (width, height, alignment) = (maybe(), maybe(), alignment())
      return made(
        FrameRule(width: width, height: height, alignment: alignment), "frame",
        [("width", width.json), ("height", height.json), ("alignment", alignment.json)], [child])
    case 2, 3:
      let (width, height, alignment) = (limits(), limits(), alignment())
      return made(
        FlexibleFrameRule(width: width, height: height, alignment: alignment), "flexibleFrame",
        [("limits", "[\(width.json),\(height.json)]"), ("alignment", alignment.json)], [child])
    case 4:
      let insets = LayoutInsets(
        top: length(30), leading: length(30), bottom: length(30), trailing: length(30))
      return made(
        PaddingRule(insets), "padding",
        [("insets", "[\(insets.top),\(insets.leading),\(insets.bottom),\(insets.trailing)]")],
        [child])
    case 5:
      let axes = LayoutAxes(rawValue: UInt8(1 + below(3)))
      return made(FixedSizeRule(axes), "fixedSize", [("axes", axes.json)], [child])
    case 6:
      let ratio: Double? = chance(1, of: 4) ? nil : 0.25 + length(3)
      let fills = chance(1, of: 2)
      return made(
        AspectRatioRule(ratio, fills: fills), "ratio",
        [("ratio", ratio.json), ("fills", "\(fills)")], [child])
    case 7:
      let (x, y) = (length(60) - 30, length(60) - 30)
      return made(OffsetRule(x: x, y: y), "offset", [("by", "[\(x),\(y)]")], [child])
    case 8:
      let value = Double(below(3))
      return made(PriorityRule(value), "priority", [("value", "\(value)")], [child])
    case 9:
      let key = chance(1, of: 2) ? horizontal() : vertical()
      let guide = LinearGuide(
        constant: length(40) - 20, perWidth: Double(below(3)) / 2, perHeight: Double(below(3)) / 2)
      return made(
        GuideRule(key, guide), "guide",
        [
          ("guide", "\(key.id)"),
          ("value", "[\(guide.constant),\(guide.perWidth),\(guide.perHeight)]"),
        ], [child])
    case 10:
      let (x, y) = (length(), length())
      return made(PositionRule(x: x, y: y), "position", [("at", "[\(x),\(y)]")], [child])
    case 11:
      let edges = SafeEdges(rawValue: UInt8(below(16)))
      return made(SafeAreaRule(ignoring: edges), "safeArea", [("edges", edges.json)], [child])
    default:
      let axes = LayoutAxes(rawValue: UInt8(1 + below(3)))
      if chance(1, of: 2) {
        let (x, y) = (Double(below(3)) / 2, Double(below(3)) / 2)
        return made(
          ScrollRule(axes, anchor: (x, y)), "scroll",
          [("axes", axes.json), ("anchor", "[\(x),\(y)]")], [child])
      }
      return made(
        FittingRule(axes), "fitting", [("axes", axes.json)], [child, tree(depth - 1)])
    }
  }

  private mutating func limits() -> LengthLimits {
    let minimum = maybe(100)
    let maximum: Double? = chance(1, of: 3) ? .infinity : maybe().map { $0 + (minimum ?? 0) }
    return LengthLimits(minimum: minimum, ideal: maybe(), maximum: maximum)
  }
}

extension SafeEdges {
  fileprivate var json: String {
    let sides: [SafeEdges] = [.top, .leading, .bottom, .trailing]
    return "[\(sides.map { "\(contains($0))" }.joined(separator: ","))]"
  }
}
