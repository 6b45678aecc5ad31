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

  mutating func children(_ depth: Int, _ count: Int) -> [Tree] {
    (0..<count).map { _ in tree(depth - 1) }
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

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
  mutating func chance(_ part: Int, of whole: Int) -> Bool { below(whole) < part }
  mutating func length(_ bound: Int = 200) -> Double { Double(below(bound * 4)) / 4 }
  mutating func maybe(_ bound: Int = 200) -> Double? {
    chance(1, of: 2) ? length(bound) : nil
  }

  // MARK: Guides

  /// Those of SwiftUI, and one as an app defines it.
  static let across: [AlignmentKey] = [
    .leading, .centerX, .trailing,
    AlignmentKey(
      axis: .horizontal, id: AlignmentKey.customIDs,
      standard: LinearGuide(constant: 3, perWidth: 0.25)),
  ]
  static let down: [AlignmentKey] = [
    .top, .centerY, .bottom, .firstTextBaseline, .lastTextBaseline,
    AlignmentKey(
      axis: .vertical, id: AlignmentKey.customIDs + 1,
      standard: LinearGuide(constant: -2, perWidth: 0.125, perHeight: 0.75)),
  ]

  /// The second solver's table of guides goes on with these.
  static var customGuides: String {
    [across, down].map { $0.last! }.map { key in
      let value = key.standard
      return "[\(value.constant),\(value.perWidth),\(value.perHeight),\(key.axis.rawValue)]"
    }.joined(separator: ",")
  }

  mutating func horizontal() -> AlignmentKey { Self.across[below(Self.across.count)] }
  mutating func vertical() -> AlignmentKey { Self.down[below(Self.down.count)] }
  mutating func alignment() -> LayoutAlignment { LayoutAlignment(horizontal(), vertical()) }

  // MARK: Leaves

  private mutating func leaf() -> Tree {
    switch below(9) {
    case 0, 1:
      let (width, height) = (length(120), length(120))
      return leaf(FixedRule(LayoutSize(width, height)), "fixed", #""own":[\#(width),\#(height)]"#)
    case 2: return leaf(SquareRule(), "square", #""own":null"#)
    case 3:
      let (width, height) = (length(40), length(40))
      return leaf(
        FlexibleRule(ideal: LayoutSize(width, height)), "flexible",
        #""ideal":[\#(width),\#(height)]"#)
    case 4:
      let axis = axis()
      return leaf(
        DividerRule(axis: axis, thickness: 0.25), "divider",
        #""axis":\#(axis.rawValue),"thickness":0.25"#)
    case 5...7: return words()
    default: return leaf(FlexibleRule(), "flexible", #""own":null"#)
    }
  }

  private mutating func words() -> Tree {
    let count = below(12)
    let text = Words(
      widths: (0..<count).map { _ in length(60) }, line: 10 + length(15), ascent: length(10),
      hasBaselines: chance(4, of: 5))
    return leaf(
      MeasuredRule { text.measure($0) }, "leaf",
      #""words":\#(text.widths),"line":\#(text.line),"ascent":\#(text.ascent),"#
        + #""hasBaselines":\#(text.hasBaselines)"#)
  }

  func leaf(_ rule: any LayoutRule, _ kind: String, _ parameters: String) -> Tree {
    Tree(node: LayoutNode(rule), json: #"{"kind":"\#(kind)",\#(parameters)}"#)
  }

  mutating func axis() -> LayoutAxis { chance(1, of: 2) ? .horizontal : .vertical }

  /// A node of which one in some is read from right to left.
  mutating func made(
    _ rule: any LayoutRule, _ kind: String, _ parameters: [(String, String)], _ children: [Tree]
  ) -> Tree {
    let node = LayoutNode(rule, children.map(\.node))
    node.isRightToLeft = chance(1, of: 8)
    let inside = children.map(\.json).joined(separator: ",")
    let words = (parameters + [("isRightToLeft", "\(node.isRightToLeft)")])
      .map { #","\#($0.0)":\#($0.1)"# }.joined()
    return Tree(node: node, json: #"{"kind":"\#(kind)"\#(words),"children":[\#(inside)]}"#)
  }
}

extension Double? {
  /// JSON has no infinity; the second solver reads a word.
  var json: String { map { $0.isInfinite ? #""inf""# : "\($0)" } ?? "null" }
}

extension AlignmentKey? {
  var json: String { map { "\($0.id)" } ?? "null" }
}

extension LayoutAlignment {
  var json: String { "[\(horizontal.id),\(vertical.id)]" }
}

extension LayoutAxes {
  var json: String { "[\(contains(.horizontal)),\(contains(.vertical))]" }
}

extension LengthLimits {
  var json: String { "[\(minimum.json),\(ideal.json),\(maximum.json)]" }
}
