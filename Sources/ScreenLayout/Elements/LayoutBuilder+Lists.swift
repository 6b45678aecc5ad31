import LayoutSolver
import ViewGraph

/// Apple's sizes of rows and sections, in points: measured in pictures of iOS 15 to 18.
enum RowFigures {
  static let height = 44.0
  /// Around a row's content.
  static let insets = LayoutInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
  /// Above and below a control that is higher than a line of text.
  static let controlInset = 6.0
  /// From the list's edge to a card.
  static let cardMargin = 20.0
  /// Between cards, and above the first.
  static let sectionGap = 35.0
  static let header = LayoutInsets(top: 23, leading: 20, bottom: 10, trailing: 20)
  static let footer = LayoutInsets(top: 10, leading: 20, bottom: 0, trailing: 20)
  static let plainHeader = LayoutInsets(top: 6, leading: 20, bottom: 6, trailing: 20)
  /// Whether headers of sections are in capital letters, as in Apple's grouped lists before iOS 26.
  static func hasCapitalHeaders(_ look: ControlLook?) -> Bool {
    switch look {
    case .inset, .sidebar, .plainList: false
    default: true
    }
  }
  /// The sign at the end of a row that leads to a page.
  static let chevron = LayoutSize(7, 12)
}

extension LayoutBuilder {
  /// A list or form: it scrolls, its rows are as wide as it is.
  func list(_ element: Element, _ context: LayoutContext) -> LayoutNode {
    var inner = context
    inner.axis = .vertical
    inner.isInRow = true
    inner.listLook = element[.look]
    let isPlain = element.isPlainList
    var parts: [LayoutNode] = []
    var isAfterRow = false
    for child in element.children {
      guard let node = node(child, inner) else { continue }
      let isCard = child.role == .section || child.role.isRow || child.role == .window
      // Rows without a section share a card.
      let follows = child.role != .section && isAfterRow
      isAfterRow = child.role != .section
      let top = isPlain || follows ? 0 : child.startsWithHeader ? 0 : RowFigures.sectionGap
      let reachesSides = isPlain || element.role == .list && element[.look] == .grouped
      let side = reachesSides || !isCard ? 0 : RowFigures.cardMargin
      parts.append(
        LayoutNode(
          PaddingRule(LayoutInsets(top: top, leading: side, bottom: 0, trailing: side)), [node]))
    }
    // Each row has the height that it asks for, whatever the others would take.
    let rows = LayoutNode(LazyStackRule(axis: .vertical, alignment: .leading, spacing: 0), parts)
    return LayoutNode(ScrollRule(.vertical), [rows])
  }

  func section(_ element: Element, _ context: LayoutContext) -> LayoutNode {
    guard context.isInRow else {
      // Outside of a list its parts are views like others.
      return LayoutNode(
        StackRule(axis: .vertical, alignment: .leading, spacing: nil),
        inside(element, context, axis: .vertical))
    }
    let parts = element.children.compactMap { child -> LayoutNode? in
      var inner = context
      if child.role == .sectionHeader || child.role == .sectionFooter {
        inner.font = FontMetrics(.footnote)
      }
      if child.role == .sectionHeader, RowFigures.hasCapitalHeaders(context.listLook) {
        inner.textCase = .uppercase
        inner.font.tracking = inner.font.size / 100
      }
      guard let node = node(child, inner) else { return nil }
      let insets: LayoutInsets
      switch child.role {
      case .sectionHeader where context.listLook == .plainList,
        .sectionFooter where context.listLook == .plainList:
        insets = RowFigures.plainHeader
      case .sectionHeader: insets = RowFigures.header
      case .sectionFooter: insets = RowFigures.footer
      default: return node
      }
      return LayoutNode(
        // The minimum makes the header fill the height that it gets.
        FlexibleFrameRule(
          width: LengthLimits(maximum: .infinity), height: LengthLimits(minimum: 0),
          alignment: LayoutAlignment(.leading)),
        [LayoutNode(PaddingRule(LayoutInsets(child[.rowInsets]) ?? insets), [node])])
    }
    return LayoutNode(LazyStackRule(axis: .vertical, alignment: .leading, spacing: 0), parts)
  }

  /// A row: its content at the leading edge, with the tools of the row behind it. What a swipe uncovers
  /// lies over the content.
  func row(_ element: Element, _ context: LayoutContext) -> LayoutNode {
    var inner = context
    inner.isInRow = true
    inner.axis = .vertical
    let contents = element.children.filter { $0.role != .barItems }
    // A mark belongs to the content, tools stand beside it.
    let marks = element.children.filter { $0.role == .barItems && $0[.barArea] == nil }
    let tools = element.children.filter { $0.role == .barItems && $0[.barArea] != nil }
    var content = column(nodes(contents, inner), inner)
    // The sign at the end of what leads on; a mark stands before it.
    let signs =
      contents.contains(where: \.leadsToAPage) ? [LayoutNode(FixedRule(RowFigures.chevron))] : []
    if !signs.isEmpty, marks.isEmpty {
      content = line(
        [content, LayoutNode(SpacerRule(axis: .horizontal, minimum: nil))] + signs, inner)
    }
    let wide = LayoutNode(
      FlexibleFrameRule(
        width: LengthLimits(maximum: .infinity), alignment: LayoutAlignment(.leading)), [content])
    var insets = RowFigures.insets
    if contents.contains(where: \.isHighControl) {
      insets.top = RowFigures.controlInset
      insets.bottom = RowFigures.controlInset
    }
    if let own = LayoutInsets(element[.rowInsets]) { insets = own }
    inner.axis = .horizontal
    let inside = line([wide] + self.nodes(marks, inner) + (marks.isEmpty ? [] : signs), inner)
    var nodes = [LayoutNode(PaddingRule(insets), [inside])]
    let over = self.nodes(tools.filter { $0[.barArea] == .over }, inner)
    if !over.isEmpty {
      nodes = [LayoutNode(OverlayRule(LayoutAlignment(.trailing)), nodes + over)]
    }
    for tool in tools where tool[.barArea] != .over {
      guard let node = node(tool, inner) else { continue }
      if tool[.barArea] == .leading { nodes.insert(node, at: 0) } else { nodes.append(node) }
    }
    return LayoutNode(
      FlexibleFrameRule(
        width: LengthLimits(maximum: .infinity),
        height: LengthLimits(minimum: element[.minimumHeight] ?? RowFigures.height),
        alignment: LayoutAlignment(.leading)),
      [line(nodes, inner, spacing: 0)])
  }
}

extension LayoutElement {
  var isPlainList: Bool {
    role == .list && self[.look] == .plainList || role == .table
  }

  /// Whether it is a section with a header, which has the distance above it in itself.
  var startsWithHeader: Bool {
    role == .section && children.contains { $0.role == .sectionHeader }
  }

  var leadsToAPage: Bool { role == .button && self[.look] == .link }

  /// Whether it is a control that leaves less room above and below in its row.
  var isHighControl: Bool {
    switch role {
    case .toggle, .stepper, .datePicker, .slider, .colorPicker: true
    default: false
    }
  }
}
