import LayoutSolver
import ViewGraph

// What an element itself draws, by its role.
extension LayoutBuilder {
  func core(_ element: Element, _ context: LayoutContext) -> LayoutNode {
    switch element.role {
    case .box: return box(element, context)
    case .stack:
      return stack(element, axis: element[.axis]?.layout ?? .vertical, context)
    case .zstack:
      return LayoutNode(
        LayersRule(element[.alignment]?.layout ?? .center), inside(element, context, axis: nil))
    case .grid: return grid(element, context)
    case .gridRow:
      return LayoutNode(
        GridRowRule(alignment: element[.alignment]?.vertical.layout),
        inside(element, context, axis: .horizontal))
    case .spacer:
      let axis = context.axis
      return LayoutNode(
        SpacerRule(
          axis: axis, minimum: element[axis == .horizontal ? .minimumWidth : .minimumHeight]))
    case .divider:
      return LayoutNode(
        DividerRule(axis: element[.axis]?.layout ?? .horizontal, thickness: screen.hairline))
    case .scroll: return scroll(element, element[.scrollAxes]?.layout ?? .vertical, context)
    case .window:
      return LayoutNode(
        FixedRule(
          LayoutSize(0, Double(element[.count] ?? 0) * (element[.estimate] ?? RowFigures.height))))
    case .form, .list, .table: return list(element, context)
    case .section: return section(element, context)
    case .row, .tableHeader, .tableRow: return row(element, context)
    case .cell, .columnHeader: return column(inside(element, context, axis: .vertical), context)
    case .text: return text(element, context)
    case .textRun: return LayoutNode(FixedRule(.zero))
    case .shape: return LayoutNode(element.isCircle ? SquareRule() : FlexibleRule())
    case .media, .frame, .site: return LayoutNode(FlexibleRule())
    case .image: return image(element, context)
    case .navigation, .page, .split, .column, .bar, .tabs, .tabContent, .search, .modal, .barTitle,
      .barItems,
      .tab, .modalTitle, .modalMessage, .modalActions, .menuScreen, .menuBar, .keyboardBar:
      return structure(element, context)
    default: return control(element, context)
    }
  }

  // MARK: Containers

  /// The children of a container in a stack of this direction.
  func inside(
    _ element: Element, _ context: LayoutContext, axis: LayoutAxis?
  ) -> [LayoutNode] {
    var context = context
    context.axis = axis
    return nodes(element.children, context)
  }

  /// One node for any number: several are below each other, as in a window or a scroll view.
  func column(_ nodes: [LayoutNode], _ context: LayoutContext) -> LayoutNode {
    if nodes.count == 1 { return nodes[0] }
    let node = LayoutNode(StackRule(axis: .vertical, alignment: .centerX, spacing: nil), nodes)
    node.isRightToLeft = context.isRightToLeft
    return node
  }

  /// Views beside each other with the default distance, as in a button's label.
  func line(
    _ nodes: [LayoutNode], _ context: LayoutContext, spacing: Double? = nil,
    alignment: AlignmentKey = .centerY
  ) -> LayoutNode {
    if nodes.count == 1 { return nodes[0] }
    let node = LayoutNode(
      StackRule(axis: .horizontal, alignment: alignment, spacing: spacing), nodes)
    node.isRightToLeft = context.isRightToLeft
    return node
  }

  private func stack(
    _ element: Element, axis: LayoutAxis, _ context: LayoutContext
  ) -> LayoutNode {
    let alignment = element[.alignment]?.layout ?? .center
    return LayoutNode(
      StackRule(axis: axis, alignment: alignment[axis.other], spacing: element[.spacing]),
      inside(element, context, axis: axis))
  }

  private func grid(_ element: Element, _ context: LayoutContext) -> LayoutNode {
    let alignment = element[.alignment]?.layout ?? .center
    // A row remembers the columns of its last grid.
    for row in element.children where row.role == .gridRow { row.isLayoutOutdated = true }
    guard let columns = element[.columns] else {
      return LayoutNode(
        GridRule(alignment, spacingX: element[.spacingAcross], spacingY: element[.spacing]),
        inside(element, context, axis: nil))
    }
    let axis = element[.axis]?.layout ?? .vertical
    var inner = context
    inner.axis = nil
    var nodes: [LayoutNode] = []
    var wholes: Set<Int> = []
    // Views of a section stand in the tracks of the grid.
    for child in element.children.flatMap({ $0.role == .section ? $0.children : [$0] }) {
      guard let node = node(child, inner) else { continue }
      if child.role == .sectionHeader || child.role == .sectionFooter {
        wholes.insert(nodes.count)
      }
      nodes.append(node)
    }
    return LayoutNode(
      LazyGridRule(
        axis: axis, items: columns.layout,
        spacing: element[axis == .vertical ? .spacing : .spacingAcross], wholes: wholes), nodes)
  }

  private func box(_ element: Element, _ context: LayoutContext) -> LayoutNode {
    if let position = element[.position], position.count == 2 {
      let content = column(inside(element, context, axis: context.axis), context)
      return LayoutNode(PositionRule(x: position[0], y: position[1]), [content])
    }
    if let layering = element[.layering] { return layers(element, layering, context) }
    if let axes = element[.fitting]?.layout {
      return LayoutNode(FittingRule(axes), inside(element, context, axis: context.axis))
    }
    if let numbers = element[.arrangement], let number = numbers.first,
      let layout = layouts.layout(Int(number))
    {
      return arrangement(element, layout, context)
    }
    if element.has(.onGeometry), !element.flag(.measuresContent) {
      return LayoutNode(GeometryRule(), inside(element, context, axis: .vertical))
    }
    let nodes = inside(element, context, axis: context.axis)
    guard nodes.count == 1 else { return column(nodes, context) }
    // The element's own node, so that it is not its child's.
    return LayoutNode(PriorityRule(nodes[0].priority), nodes)
  }

  private func arrangement(
    _ element: Element, _ layout: CustomLayout, _ context: LayoutContext
  ) -> LayoutNode {
    var inner = context
    inner.axis = element[.axis]?.layout
    var nodes: [LayoutNode] = []
    var numbers: [NodeID] = []
    for child in element.children {
      guard let node = node(child, inner) else { continue }
      nodes.append(node)
      numbers.append(child.id)
    }
    return LayoutNode(
      ArrangementRule(
        layout.arrangement, layout.memory, numbers, isRightToLeft: context.isRightToLeft), nodes)
  }

  private func layers(
    _ element: Element, _ layering: Layering, _ context: LayoutContext
  ) -> LayoutNode {
    guard let last = element.children.last else { return LayoutNode(FixedRule(.zero)) }
    let base = column(nodes(Array(element.children.dropLast()), context), context)
    let alignment = last[.alignment]?.layout ?? .center
    if layering == .bar {
      let bar = column(inside(last, context, axis: .vertical), context)
      last.take(bar)
      let edge = last[.edge] ?? .bottom
      return LayoutNode(
        InsetBarRule(
          edge: edge.layout,
          alignment: edge == .top || edge == .bottom ? alignment.horizontal : alignment.vertical,
          spacing: last[.spacing]), [base, bar])
    }
    let layers = inside(last, context, axis: nil)
    if let first = layers.first { last.take(first) }
    return LayoutNode(OverlayRule(alignment), [base] + layers)
  }

  func scroll(_ element: Element, _ axes: LayoutAxes, _ context: LayoutContext) -> LayoutNode {
    let content = column(
      inside(element, context, axis: axes == .horizontal ? .horizontal : .vertical), context)
    return LayoutNode(ScrollRule(axes), [content])
  }

  // MARK: Content

  func text(_ element: Element, _ context: LayoutContext) -> LayoutNode {
    Self.measure(element, context).map { LayoutNode($0.rule) } ?? LayoutNode(FixedRule(.zero))
  }

  /// The measure of a text; nil for a text without words, which takes no room.
  static func measure(_ element: Element, _ context: LayoutContext) -> TextMeasure? {
    var runs: [MeasuredRun] = []
    if let words = element[.text] {
      runs.append(MeasuredRun(context.textCase.applied(to: words), context.font))
    }
    for child in element.children {
      var inner = context
      inner.inherit(from: child)
      if let words = child[.text] {
        runs.append(MeasuredRun(inner.textCase.applied(to: words), inner.font))
      } else if child.role == .image {
        runs.append(MeasuredRun("\u{25A0}", inner.font))
      }
    }
    let isEmpty = runs.allSatisfy(\.text.isEmpty)
    let measure = TextMeasure(
      runs.isEmpty ? [MeasuredRun("", context.font)] : runs, lineLimit: context.lineLimit,
      reservedLines: context.reservedLines, lineSpacing: context.lineSpacing,
      minimumScale: context.minimumScale)
    // A text without words takes no room, unless it keeps some.
    return isEmpty && (context.reservedLines == 0 || element.role == .textRun) ? nil : measure
  }

  /// A text that a control shows of itself.
  func words(_ text: String, _ context: LayoutContext) -> LayoutNode {
    LayoutNode(TextMeasure([MeasuredRun(text, context.font)], lineLimit: 1).rule)
  }

  private func image(_ element: Element, _ context: LayoutContext) -> LayoutNode {
    let side = context.font.size * ImageFigures.side(of: element[.controlSize])
    let natural =
      if let size = element[.naturalSize], size.count == 2 {
        LayoutSize(size[0], size[1])
      } else {
        element[.symbol].map {
          LayoutSize(ImageFigures.narrowSymbols.contains($0) ? side / 2 : side, side)
        } ?? ImageFigures.unknown
      }
    return LayoutNode(
      element.flag(.isResizable) ? FlexibleRule(ideal: natural) : FixedRule(natural))
  }
}

/// What a picture's size is taken for while nobody has loaded it.
enum ImageFigures {
  /// Symbols that are half as wide as high.
  static let narrowSymbols: Set = [
    "chevron.left", "chevron.right", "chevron.backward", "chevron.forward",
  ]
  static let unknown = LayoutSize(100, 100)
  /// A symbol's side by the font's size. Symbols are a little larger than the capital letters beside them.
  static func side(of scale: ElementControlSize?) -> Double {
    switch scale {
    case .small, .mini: 1
    case .large, .extraLarge: 1.5
    default: 1.2
    }
  }
}

extension LayoutElement {
  var isCircle: Bool { self[.shape]?.first == Double(ShapeKind.circle.rawValue) }
}

extension BarEdge {
  var layout: SafeEdges {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }
}

extension GridTracks {
  var layout: [TrackItem] {
    tracks.map { track in
      let length: TrackItem.Length =
        switch track.length {
        case .fixed(let length): .fixed(length)
        case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
        case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
        case .column(let minimum, let ideal, let maximum):
          .column(minimum: minimum, ideal: ideal, maximum: maximum)
        }
      return TrackItem(length, spacing: track.spacing, alignment: track.alignment?.layout)
    }
  }
}
