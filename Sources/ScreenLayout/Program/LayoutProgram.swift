import LayoutSolver
import ViewGraph

/// The layout rules of an element, in order and with their parameters.
///
/// No other type reads them from attributes. The headless host makes nodes of them; a page gets them
/// as text, and makes its own nodes of that.
package enum LayoutProgram {
  /// The attributes that ``arrangement(of:_:)``, ``treatment(of:_:)``, ``facts(_:_:_:)`` and ``place(of:_:)`` read in
  /// elements of a role, without those in ``keysAround``.
  package static func ownKeys(of role: Role) -> [AttributeKey] {
    switch role {
    case .stack: [.axis, .alignment, .spacing]
    case .zstack, .gridRow: [.alignment]
    case .grid: [.axis, .alignment, .spacing, .spacingAcross, .columns]
    case .scroll: [.scrollAxes, .contentAnchor]
    case .divider: [.axis]
    case .shape: [.shape]
    case .box:
      [
        .axis, .alignment, .spacing, .layering, .isLayer, .edge, .position, .fitting, .arrangement,
        .arranged, .onGeometry, .measuresContent,
      ]
    case .button: [.look, .controlSize, .borderShape, .address, .traits]
    case .link, .menu, .filePicker: [.look, .controlSize, .borderShape]
    case .toggle: [.look, .controlSize, .borderShape, .hidesLabel]
    case .row, .tableHeader, .tableRow: [.rowInsets]
    case .picker: [.look, .hidesLabel]
    case .datePicker: [.look, .components, .hidesLabel]
    case .stepper, .colorPicker: [.hidesLabel]
    case .image: [.isResizable]
    case .textField: [.axis]
    case .progress: [.number]
    case .barItems: [.barArea]
    case .list, .label: [.look]
    case .section: [.axis, .alignment, .spacing]
    default: []
    }
  }

  /// The attributes that ``around(_:_:_:)`` reads.
  package static let keysAround: [AttributeKey] = [
    .padding, .contentMode, .aspectRatio, .fixedSize, .width, .height, .minimumWidth,
    .idealWidth, .maximumWidth, .minimumHeight, .idealHeight, .maximumHeight, .frameAlignment,
    .containerFrame, .ignoresSafeArea, .guides, .offset, .layoutPriority, .columnSpan,
    .columnAlignment, .unsizedAxes, .isSpokenOnly, .matched,
  ]

  /// Whether elements of a role have a step even without an attribute.
  package static func isConstant(_ role: Role) -> Bool { role != .text && role != .textRun }

  /// How an element lays out its children, or its own room; nil: its kind of control or its content says so.
  package static func arrangement(
    of role: Role, _ element: some AttributeReading
  ) -> LayoutStep? {
    switch role {
    case .stack:
      let axis = element[.axis]?.layout ?? .vertical
      let alignment = element[.alignment] ?? .center
      return .stack(axis, alignment.guide(across: axis), spacing: element[.spacing])
    case .zstack: return .layers(element[.alignment] ?? .center)
    case .grid:
      let alignment = element[.alignment] ?? .center
      guard let columns = element[.columns] else {
        return .grid(alignment, across: element[.spacingAcross], down: element[.spacing])
      }
      let axis = element[.axis]?.layout ?? .vertical
      return .lazyGrid(
        axis, columns, alignment, spacing: element[axis == .vertical ? .spacing : .spacingAcross])
    case .gridRow: return .gridRow(element[.alignment]?.vertical.guide)
    case .scroll:
      let anchor = element[.contentAnchor]
      return .scroll(element[.scrollAxes]?.layout ?? .vertical, x: anchor?.first, y: anchor?.last)
    case .spacer:
      return .spacer(width: element[.minimumWidth], height: element[.minimumHeight])
    case .divider: return .divider(element[.axis]?.layout ?? .horizontal)
    case .shape:
      let isCircle = element[.shape]?.first == Double(ShapeKind.circle.rawValue)
      return isCircle ? .square : .flexible
    case .media, .frame, .site: return .flexible
    case .box: return box(element)
    case .button, .link, .menu, .filePicker:
      let isBordered = element[.look] == .bordered || element[.look] == .borderedProminent
      return isBordered ? borderedButton(element) : nil
    case .toggle: return element[.look] == .toggleButton ? borderedButton(element) : nil
    case .row, .tableHeader, .tableRow:
      return .row(least: element[.minimumHeight], LayoutInsets(element[.rowInsets]))
    case .picker:
      switch element[.look] {
      case .segmented: return .band(height: ControlFigures.segmentedHeight, hugs: true)
      case .wheel: return .band(height: ControlFigures.wheelHeight)
      default: return nil
      }
    case .datePicker: return datePicker(element)
    case .barItems where element[.barArea] == .bottom:
      // Fingers reach beside an item.
      return .toolbar(
        least: BarFigures.item - 2 * TouchFigures.barMargin, spacing: BarFigures.gap)
    default: return nil
    }
  }

  private static func box(_ element: some AttributeReading) -> LayoutStep? {
    if let position = element[.position], position.count == 2 {
      return .position(x: position[0], y: position[1])
    }
    if element.has(.layering) { return .overlay }
    if let axes = element[.fitting]?.layout { return .fitting(axes) }
    if element.has(.arrangement) {
      return .arrangement(element[.axis]?.layout, answers: element[.arranged])
    }
    if element.has(.onGeometry), !element.flag(.measuresContent) { return .geometry }
    return nil
  }

  private static func borderedButton(_ element: some AttributeReading) -> LayoutStep {
    var insets = ControlFigures.buttonInsets(element[.controlSize] ?? .regular)
    if element[.borderShape] == .circle {
      (insets.leading, insets.trailing) = (insets.top, insets.top)
    }
    return .button(insets)
  }

  private static func datePicker(_ element: some AttributeReading) -> LayoutStep? {
    let parts = element[.components] ?? [.date, .time]
    switch element[.look] {
    case .graphical where parts == .date:
      return .band(height: ControlFigures.calendarHeight)
    case .graphical where parts.contains(.date):
      return .band(height: ControlFigures.calendarHeight + ControlFigures.timeBelowCalendar)
    case .dateWheel: return .band(height: ControlFigures.wheelHeight)
    default: return nil
    }
  }

  /// The place of a layer or a bar in its overlay; nil: the element is neither.
  package static func place(of role: Role, _ element: some AttributeReading) -> LayoutStep? {
    guard role == .box, element.flag(.isLayer) || element.has(.edge) else { return nil }
    let alignment = element[.alignment] ?? .center
    guard let edge = element[.edge] else { return .layer(alignment) }
    return .bar(
      edge.layout,
      alignment.guide(across: edge == .top || edge == .bottom ? .vertical : .horizontal),
      spacing: element[.spacing])
  }

  /// Calls `add` with the steps of an element's modifiers, from inside to outside: see ``ModifierStage``.
  package static func around(
    _ role: Role, _ element: some AttributeReading, _ add: (LayoutStep) -> Void
  ) {
    if role == .barItems, element[.barArea] == .bottom {
      add(.padding(LayoutInsets(leading: BarFigures.margin, trailing: BarFigures.margin)))
      let height = LengthLimits(minimum: BarFigures.toolbar, maximum: BarFigures.toolbar)
      add(.limits(width: LengthLimits(maximum: .infinity), height: height, .center))
    }
    if let insets = LayoutInsets(element[.padding]) { add(.padding(insets)) }
    if let mode = element[.contentMode] {
      add(.ratio(element[.aspectRatio], fills: mode == .fill))
    }
    if let axes = element[.fixedSize]?.layout, !axes.isEmpty { add(.fixedSize(axes)) }
    if let frame = frame(role, element) { add(frame) }
    if let edges = element[.ignoresSafeArea], !edges.isEmpty {
      add(.safeArea(SafeEdges(rawValue: edges.rawValue)))
    }
    // Of several guides the outermost comes first.
    for guide in element[.guides]?.guides.reversed() ?? [] { add(.guide(guide)) }
    if let offset = element[.offset], offset.count == 2 {
      add(.offset(x: offset[0], y: offset[1]))
    }
    if let priority = element[.layoutPriority] { add(.priority(priority)) }
    let unsized = element[.unsizedAxes]?.layout ?? []
    if element.has(.columnSpan) || element.has(.columnAlignment) || !unsized.isEmpty {
      add(
        .gridCell(
          span: element[.columnSpan] ?? 1, unsized: unsized, element[.columnAlignment]?.guide))
    }
    if let matching = Matching(element[.matched]), !matching.isSource { add(.follow(matching)) }
  }

  private static func frame(_ role: Role, _ element: some AttributeReading) -> LayoutStep? {
    // The least lengths of rows and spacers are their own. A frame around a spacer always says its alignment.
    if role.isRow || role == .spacer && !element.has(.frameAlignment) { return nil }
    func finite(_ attribute: Attribute<Double>) -> Double? {
      element[attribute].flatMap { $0.isFinite ? $0 : nil }
    }
    let alignment = element[.frameAlignment] ?? .center
    if let container = element[.containerFrame] { return .containerFrame(container, alignment) }
    let (width, height) = (finite(.width), finite(.height))
    if width != nil || height != nil {
      return .frame(width: width, height: height, alignment)
    }
    let widths = LengthLimits(
      minimum: finite(.minimumWidth), ideal: finite(.idealWidth),
      maximum: element[.maximumWidth])
    let heights = LengthLimits(
      minimum: finite(.minimumHeight), ideal: finite(.idealHeight),
      maximum: element[.maximumHeight])
    if widths == LengthLimits(), heights == LengthLimits() { return nil }
    return .limits(width: widths, height: heights, alignment)
  }
}

extension ElementAlignment {
  package static let center = ElementAlignment(.center, .center)

  /// The guide that aligns views beside each other along an axis.
  func guide(across axis: LayoutAxis) -> GuideNumber {
    axis == .vertical ? horizontal.guide : vertical.guide
  }
}
