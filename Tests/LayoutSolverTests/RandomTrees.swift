import LayoutSolver

/// Random layout trees, each as nodes and as JSON for a second solver.
struct RandomTrees {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  struct Tree {
    let node: LayoutNode
    let json: String
  }

  /// A tree at most so deep.
  mutating func tree(_ depth: Int) -> Tree {
    guard depth > 0, chance(9, of: 10) else { return leaf() }
    return chance(1, of: 2) ? container(depth) : wrapped(depth)
  }

  // MARK: Numbers

  /// SplitMix64.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  private mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
  private mutating func chance(_ part: Int, of whole: Int) -> Bool { below(whole) < part }
  private mutating func length(_ bound: Int = 200) -> Double { Double(below(bound * 4)) / 4 }
  private mutating func maybe(_ bound: Int = 200) -> Double? {
    chance(1, of: 2) ? length(bound) : nil
  }

  // MARK: Leaves

  private mutating func leaf() -> Tree {
    switch below(4) {
    case 0:
      let (width, height) = (length(120), length(120))
      return Tree(
        node: LayoutNode(FixedRule(LayoutSize(width, height))),
        json: #"{"kind":"fixed","own":[\#(width),\#(height)]}"#)
    case 1: return Tree(node: LayoutNode(SquareRule()), json: #"{"kind":"square"}"#)
    default: return Tree(node: LayoutNode(FlexibleRule()), json: #"{"kind":"flexible"}"#)
    }
  }

  // MARK: Containers

  private static let across: [AlignmentKey] = [.leading, .centerX, .trailing]
  private static let down: [AlignmentKey] = [
    .top, .centerY, .bottom, .firstTextBaseline, .lastTextBaseline,
  ]

  private mutating func alignment() -> LayoutAlignment {
    LayoutAlignment(Self.across[below(3)], Self.down[below(5)])
  }

  private mutating func children(_ depth: Int, _ count: Int) -> [Tree] {
    (0..<count).map { _ in tree(depth - 1) }
  }

  private mutating func container(_ depth: Int) -> Tree {
    switch below(9) {
    case 0...4: return stack(depth)
    case 5:
      let alignment = alignment()
      return made(
        LayersRule(alignment), "layers", [("alignment", alignment.json)],
        children(depth, below(4)))
    case 6:
      let alignment = alignment()
      return made(
        OverlayRule(alignment), "overlay", [("alignment", alignment.json)],
        children(depth, 1 + below(3)))
    case 7: return grid(depth)
    default: return made(GeometryRule(), "geometry", [], children(depth, below(3)))
    }
  }

  private mutating func stack(_ depth: Int) -> Tree {
    let axis: LayoutAxis = chance(1, of: 2) ? .horizontal : .vertical
    let alignment = axis == .horizontal ? Self.down[below(5)] : Self.across[below(3)]
    let spacing = maybe(20)
    var children = children(depth, 1 + below(4))
    for index in children.indices where chance(1, of: 6) {
      let minimum = length(20)
      children[index] = Tree(
        node: LayoutNode(SpacerRule(axis: axis, minimum: minimum)),
        json: #"{"kind":"spacer","axis":\#(axis.rawValue),"minimum":\#(minimum)}"#)
    }
    return made(
      StackRule(axis: axis, alignment: alignment, spacing: spacing), "stack",
      [
        ("axis", "\(axis.rawValue)"), ("alignment", "\(alignment.id)"), ("spacing", spacing.json),
      ], children)
  }

  private mutating func grid(_ depth: Int) -> Tree {
    var items: [TrackItem] = []
    var json: [String] = []
    for _ in 0...below(3) {
      let (spacing, minimum) = (maybe(20), length(60))
      let maximum = maybe(200).map { $0 + minimum }
      let limits = #""minimum":\#(minimum),"maximum":\#(maximum.json),"spacing":\#(spacing.json)"#
      switch below(3) {
      case 0:
        items.append(TrackItem(.fixed(minimum), spacing: spacing))
        json.append(#"{"fixed":\#(minimum),"spacing":\#(spacing.json)}"#)
      case 1:
        items.append(
          TrackItem(
            .flexible(minimum: minimum, maximum: maximum ?? .infinity), spacing: spacing))
        json.append("{\(limits)}")
      default:
        // Thin tracks would be thousands.
        let wide = minimum + 30
        items.append(
          TrackItem(
            .adaptive(minimum: wide, maximum: (maximum ?? .infinity) + 30), spacing: spacing))
        json.append(
          #"{"isAdaptive":true,"minimum":\#(wide),"maximum":\#(maximum.map { $0 + 30 }.json),"spacing":\#(spacing.json)}"#
        )
      }
    }
    let spacing = maybe(20)
    return made(
      LazyGridRule(axis: .vertical, items: items, spacing: spacing), "lazyGrid",
      [("items", "[\(json.joined(separator: ","))]"), ("spacing", spacing.json)],
      children(depth, below(6)))
  }

  // MARK: Modifiers

  private mutating func wrapped(_ depth: Int) -> Tree {
    let child = tree(depth - 1)
    switch below(11) {
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
      let key = chance(1, of: 2) ? Self.across[below(3)] : Self.down[below(5)]
      let guide = LinearGuide(
        constant: length(40) - 20, perWidth: Double(below(3)) / 2, perHeight: Double(below(3)) / 2)
      return made(
        GuideRule(key, guide), "guide",
        [
          ("guide", "\(key.id)"),
          ("value", "[\(guide.constant),\(guide.perWidth),\(guide.perHeight)]"),
        ], [child])
    default:
      let axes = LayoutAxes(rawValue: UInt8(1 + below(3)))
      if chance(1, of: 2) {
        return made(ScrollRule(axes), "scroll", [("axes", axes.json)], [child])
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

  private func made(
    _ rule: any LayoutRule, _ kind: String, _ parameters: [(String, String)], _ children: [Tree]
  ) -> Tree {
    let inside = children.map(\.json).joined(separator: ",")
    let words = parameters.map { #","\#($0.0)":\#($0.1)"# }.joined()
    return Tree(
      node: LayoutNode(rule, children.map(\.node)),
      json: #"{"kind":"\#(kind)"\#(words),"children":[\#(inside)]}"#)
  }
}

extension Double? {
  /// JSON has no infinity; the second solver reads a word.
  fileprivate var json: String { map { $0.isInfinite ? #""inf""# : "\($0)" } ?? "null" }
}

extension LayoutAlignment {
  fileprivate var json: String { "[\(horizontal.id),\(vertical.id)]" }
}

extension LayoutAxes {
  fileprivate var json: String { "[\(contains(.horizontal)),\(contains(.vertical))]" }
}

extension LengthLimits {
  fileprivate var json: String { "[\(minimum.json),\(ideal.json),\(maximum.json)]" }
}
