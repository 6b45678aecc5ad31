import LayoutSolver
import ViewGraph

// What an element itself draws, by its role.
extension LayoutBuilder {
  func core(_ element: Element, _ context: LayoutContext) -> LayoutNode {
    if let step = LayoutProgram.arrangement(of: element.role, AttributesOf(element)) {
      return arranged(step, element, context)
    }
    switch element.role {
    case .box: return box(element, context)
    case .window:
      return LayoutNode(
        FixedRule(
          LayoutSize(0, Double(element[.count] ?? 0) * (element[.estimate] ?? RowFigures.height))))
    case .form, .list, .table: return list(element, context)
    case .section: return section(element, context)
    case .cell, .columnHeader: return column(inside(element, context, axis: .vertical), context)
    case .text: return text(element, context)
    case .textRun: return LayoutNode(FixedRule(.zero))
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

  /// The node of an element whose program says how it lays out its children, or its own room.
  private func arranged(
    _ step: LayoutStep, _ element: Element, _ context: LayoutContext
  ) -> LayoutNode {
    func children(_ axis: LayoutAxis?) -> [LayoutNode] { inside(element, context, axis: axis) }
    switch step {
    case .stack(let axis, let guide, let spacing):
      return LayoutNode(
        StackRule(axis: axis, alignment: guide.layout, spacing: spacing), children(axis))
    case .layers(let alignment): return LayoutNode(LayersRule(alignment.layout), children(nil))
    case .overlay: return layers(element, context)
    case .grid(let alignment, let across, let down):
      forgetColumns(of: element)
      return LayoutNode(
        GridRule(alignment.layout, spacingX: across, spacingY: down), children(nil))
    case .gridRow(let guide):
      return LayoutNode(GridRowRule(alignment: guide?.layout), children(.horizontal))
    case .lazyGrid(let axis, let tracks, _, let spacing):
      forgetColumns(of: element)
      let (nodes, wholes) = cells(element, context)
      return LayoutNode(
        LazyGridRule(axis: axis, items: tracks.layout, spacing: spacing, wholes: wholes), nodes)
    case .scroll(let axes, let x, let y):
      return scroll(element, ScrollRule(axes, anchor: (x ?? 0, y ?? 0)), axes, context)
    case .spacer(let width, let height):
      let isHorizontal = context.axis == .horizontal
      return LayoutNode(
        SpacerRule(axis: context.axis, minimum: isHorizontal ? width : height))
    case .divider(let axis):
      return LayoutNode(DividerRule(axis: axis, thickness: screen.hairline))
    case .fixed(let size): return LayoutNode(FixedRule(size))
    case .band(let height, _):
      let content = FlexibleRule(ideal: LayoutSize(idealWidth(ofBand: element, context), height))
      return LayoutNode(FrameRule(width: nil, height: height), [LayoutNode(content)])
    case .flexible: return LayoutNode(FlexibleRule())
    case .square: return LayoutNode(SquareRule())
    case .geometry: return LayoutNode(GeometryRule(), children(.vertical))
    case .position(let x, let y):
      return LayoutNode(PositionRule(x: x, y: y), [column(children(context.axis), context)])
    case .fitting(let axes): return LayoutNode(FittingRule(axes), children(context.axis))
    case .arrangement:
      guard let number = element[.arrangement]?.first, let layout = layouts.layout(Int(number))
      else { return box(element, context) }
      return arrangement(element, layout, context)
    case .button(let insets): return button(element, insets, context)
    case .row(let least, let insets): return row(element, least, insets, context)
    case .toolbar(let least, let spacing): return toolbar(element, least, spacing, context)
    case .content, .labelled, .label, .disclosureLabel, .tools, .leaf, .pane, .flow, .holder,
      .controlLabel, .away, .rowInset, .leads, .hugs, .layer, .bar, .padding, .ratio, .fixedSize,
      .frame,
      .limits, .containerFrame, .safeArea, .guide, .offset, .priority, .gridCell, .follow:
      preconditionFailure("A step around an element is no arrangement of its children.")
    }
  }

  /// A row remembers the columns of its last grid.
  private func forgetColumns(of grid: Element) {
    for row in grid.children where row.role == .gridRow { row.isLayoutOutdated = true }
  }

  /// The cells of a lazy grid, and the indices of headers and footers, which are as long as all tracks. Views of a
  /// section stand in the tracks of the grid.
  private func cells(
    _ element: Element, _ context: LayoutContext
  ) -> (nodes: [LayoutNode], wholes: Set<Int>) {
    var inner = context
    inner.axis = nil
    var nodes: [LayoutNode] = []
    var wholes: Set<Int> = []
    for child in element.children.flatMap({ $0.role == .section ? $0.children : [$0] }) {
      guard let node = node(child, inner) else { continue }
      if child.role == .sectionHeader || child.role == .sectionFooter {
        wholes.insert(nodes.count)
      }
      nodes.append(node)
    }
    return (nodes, wholes)
  }

  /// A box without a layout of its own.
  private func box(_ element: Element, _ context: LayoutContext) -> LayoutNode {
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

  /// The last child lies on the others, or beside them: see ``LayoutProgram/place(of:_:)``.
  private func layers(_ element: Element, _ context: LayoutContext) -> LayoutNode {
    guard let last = element.children.last else { return LayoutNode(FixedRule(.zero)) }
    let base = column(nodes(Array(element.children.dropLast()), context), context)
    let place = LayoutProgram.place(of: last.role, AttributesOf(last))
    if case .bar(let edge, let guide, let spacing)? = place {
      let bar = column(inside(last, context, axis: .vertical), context)
      last.take(bar)
      // The bar of tabs stays at the edge of the screen, and the view lies over it.
      if edge == .bottom, holdsTabs(element.children.dropLast()) {
        return LayoutNode(OverlayRule(LayoutAlignment(guide.layout, .bottom)), [base, bar])
      }
      return LayoutNode(
        InsetBarRule(edge: edge, alignment: guide.layout, spacing: spacing), [base, bar])
    }
    let layers = inside(last, context, axis: nil)
    if let first = layers.first { last.take(first) }
    let alignment = last[.alignment]?.layout ?? .center
    return LayoutNode(OverlayRule(alignment), [base] + layers)
  }

  /// Whether tabs with a bar are all of some elements.
  private func holdsTabs(_ elements: some Collection<Element>) -> Bool {
    guard elements.count == 1, let only = elements.first else { return false }
    if only.role == .tabs { return only[.look] != .page }
    return only.role == .box && holdsTabs(only.children)
  }

  func scroll(
    _ element: Element, _ rule: ScrollRule, _ axes: LayoutAxes, _ context: LayoutContext
  ) -> LayoutNode {
    let content = column(
      inside(element, context, axis: axes == .horizontal ? .horizontal : .vertical), context)
    return LayoutNode(rule, [content])
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
    if element.flag(.isResizable) { return LayoutNode(FlexibleRule(ideal: natural)) }
    // A label has the baseline of its title.
    guard element.has(.symbol), element.parent?.role != .label else {
      return LayoutNode(FixedRule(natural))
    }
    let line = ImageFigures.baseline(ofHeight: natural.height, besideSize: context.font.size)
    return LayoutNode(
      MeasuredRule { _ in
        MeasuredRule.Measurement(natural, firstBaseline: line, lastBaseline: line)
      })
  }
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
