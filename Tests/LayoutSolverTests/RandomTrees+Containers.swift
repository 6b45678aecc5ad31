import LayoutSolver

extension RandomTrees {
  mutating func container(_ depth: Int) -> Tree {
    switch below(13) {
    case 0...4: return stack(depth)
    case 12: return made(LabelledRule(), "labelled", [], children(depth, 2))
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
    case 7: return lazyGrid(depth)
    case 8, 9: return grid(depth)
    case 10: return bar(depth)
    default: return made(GeometryRule(), "geometry", [], children(depth, below(3)))
    }
  }

  private mutating func stack(_ depth: Int) -> Tree {
    let axis = axis()
    let alignment = axis == .horizontal ? vertical() : horizontal()
    let spacing = maybe(20)
    var children = children(depth, 1 + below(4))
    for index in children.indices where chance(1, of: 6) {
      let minimum = length(20)
      let own: LayoutAxis? = chance(9, of: 10) ? axis : nil
      children[index] = leaf(
        SpacerRule(axis: own, minimum: minimum), "spacer",
        #""axis":\#(own.map { "\($0.rawValue)" } ?? "null"),"minimum":\#(minimum)"#)
    }
    let parameters = [
      ("axis", "\(axis.rawValue)"), ("alignment", "\(alignment.id)"), ("spacing", spacing.json),
    ]
    if chance(1, of: 8) {
      return made(
        LazyStackRule(axis: axis, alignment: alignment, spacing: spacing), "lazyStack", parameters,
        children)
    }
    return made(
      StackRule(axis: axis, alignment: alignment, spacing: spacing), "stack", parameters, children)
  }

  private mutating func bar(_ depth: Int) -> Tree {
    let edge = below(4)
    let alignment = edge % 2 == 0 ? horizontal() : vertical()
    let spacing = maybe(20)
    let edges: [SafeEdges] = [.top, .leading, .bottom, .trailing]
    return made(
      InsetBarRule(edge: edges[edge], alignment: alignment, spacing: spacing), "insetBar",
      [("edge", "\(edge)"), ("alignment", "\(alignment.id)"), ("spacing", spacing.json)],
      children(depth, 2))
  }

  // MARK: Grids

  private mutating func lazyGrid(_ depth: Int) -> Tree {
    var items: [TrackItem] = []
    var json: [String] = []
    // The columns of a table, or tracks of any kinds.
    let areColumns = chance(1, of: 3)
    for _ in 0..<below(4) {
      let (spacing, minimum) = (maybe(20), length(60))
      let maximum = maybe(200).map { $0 + minimum }
      let alignment = chance(1, of: 3) ? alignment() : nil
      let rest =
        #""spacing":\#(spacing.json),"alignment":\#(alignment?.json ?? "null")}"#
      if areColumns {
        let ideal = minimum + (maybe(100) ?? 0)
        let most = maximum.map { max($0, ideal) }
        items.append(
          TrackItem(.column(minimum: minimum, ideal: ideal, maximum: most ?? .infinity)))
        json.append(#"{"minimum":\#(minimum),"ideal":\#(ideal),"maximum":\#(most.json)}"#)
        continue
      }
      switch below(3) {
      case 0:
        items.append(TrackItem(.fixed(minimum), spacing: spacing, alignment: alignment))
        json.append(#"{"fixed":\#(minimum),\#(rest)"#)
      case 1:
        items.append(
          TrackItem(
            .flexible(minimum: minimum, maximum: maximum ?? .infinity), spacing: spacing,
            alignment: alignment))
        json.append(#"{"minimum":\#(minimum),"maximum":\#(maximum.json),\#(rest)"#)
      default:
        // Thin tracks would be thousands.
        let (least, most) = (minimum + 30, maximum.map { $0 + 30 })
        items.append(
          TrackItem(
            .adaptive(minimum: least, maximum: most ?? .infinity), spacing: spacing,
            alignment: alignment))
        json.append(
          #"{"isAdaptive":true,"minimum":\#(least),"maximum":\#(most.json),\#(rest)"#)
      }
    }
    let (axis, alignment, spacing) = (axis(), alignment(), maybe(20))
    return made(
      LazyGridRule(axis: axis, items: items, alignment: alignment, spacing: spacing), "lazyGrid",
      [
        ("axis", "\(axis.rawValue)"), ("alignment", alignment.json), ("spacing", spacing.json),
        ("items", "[\(json.joined(separator: ","))]"),
      ], children(depth, below(6)))
  }

  private mutating func grid(_ depth: Int) -> Tree {
    let rows = (0..<below(4)).map { _ in chance(4, of: 5) ? row(depth) : cell(depth) }
    let (alignment, spacingX, spacingY) = (alignment(), maybe(20), maybe(20))
    return made(
      GridRule(alignment, spacingX: spacingX, spacingY: spacingY), "grid",
      [("alignment", alignment.json), ("spacing", "[\(spacingX.json),\(spacingY.json)]")], rows)
  }

  private mutating func row(_ depth: Int) -> Tree {
    let alignment = chance(1, of: 3) ? vertical() : nil
    let cells = (0..<below(4)).map { _ in cell(depth - 1) }
    return made(
      GridRowRule(alignment: alignment), "gridRow", [("alignment", alignment.json)], cells)
  }

  /// A view that may say something of itself as a cell, also through what wraps it.
  private mutating func cell(_ depth: Int) -> Tree {
    let child = tree(depth - 1)
    guard chance(1, of: 2) else { return child }
    let span = 1 + (chance(1, of: 2) ? below(3) : 0)
    let alignment = chance(1, of: 3) ? horizontal() : nil
    let unsized = LayoutAxes(rawValue: UInt8(chance(1, of: 2) ? below(4) : 0))
    let cell = made(
      GridCellRule(span: span, columnAlignment: alignment, unsized: unsized), "gridCell",
      [("span", "\(span)"), ("column", alignment.json), ("unsized", unsized.json)], [child])
    return chance(1, of: 3) ? wrapped(cell, depth) : cell
  }
}
