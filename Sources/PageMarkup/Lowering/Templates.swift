import ViewGraph

/// Chooses the template of an element by its role and its context.
///
/// A few attributes choose between templates (see ``shapeKeys``). An element that gets another
/// template cannot be patched: it is removed and inserted again (see ``Graph/isReshaping``).
package enum Templates {
  /// Attributes that choose an element's template.
  static func shapeKeys(_ role: Role) -> Set<AttributeKey> {
    switch role {
    case .box, .stack, .zstack, .grid, .section, .form: [.isDisabled]
    case .text: [.headingLevel, .label]
    case .textField: [.axis]
    case .picker: [.look]
    case .textRun: [.address, .label]
    case .toggle: [.look]
    case .button: [.address, .barArea]
    case .tab: [.address]
    case .modal: [.modality]
    default: []
    }
  }

  /// Whether an element has another template because its attributes changed.
  package static func isReshaped(_ role: Role, _ was: Attributes, _ now: Attributes) -> Bool {
    guard RuleTable.shared[role].hasShapeKeys else { return false }
    // Where the surroundings leave no choice, this says yes too often; that costs a few bytes.
    return template(role, was, in: Surroundings()) !== template(role, now, in: Surroundings())
  }

  static func template(
    _ role: Role, _ attributes: some AttributeReading, in around: Surroundings
  ) -> Template {
    if around.kind == .choices { return choice }
    if around.kind == .commands, let item = command(role, attributes) { return item }
    switch role {
    case .box, .stack, .zstack, .grid, .form:
      // `disabled` of a fieldset reaches all controls in it.
      if attributes.has(.isDisabled) { return disabledContainers[role]! }
      return around.kind == .items ? containerItems[role]! : containers[role]!
    case .picker: return picker(attributes)
    case .datePicker: return datePicker(attributes)
    case .option: return radio
    case .text: return text(attributes, around)
    case .textField:
      return attributes[.axis] == .vertical ? Self.growingField : Self.textField
    case .toggle:
      return switch attributes[.look] {
      case .toggleButton: toggleButton(around)
      case .toggleCheckbox: checkbox
      default: Self.toggle
      }
    case .shape: return Self.shape
    case .textRun:
      let isLink = attributes.has(.address) && around.kind != .control
      if isLink { return Self.linkedRun }
      return hasLabel(attributes) ? Self.labelledRun : Self.textRun
    case .modal: return attributes[.modality] == .window ? Self.layer : Self.modal
    case .row: return around.kind == .items ? Self.item : Self.row
    case .window: return around.kind == .items ? Self.windowItem : Self.window
    case .section:
      if around.kind == .items { return Self.listSection }
      return attributes.has(.isDisabled) ? Self.disabledSection : Self.section
    case .button:
      if around.kind == .control { return Self.nestedButton }
      if attributes[.barArea] == .back { return Self.backButton }
      return attributes.has(.address) ? Self.linkButton : Self.button
    case .tab: return attributes.has(.address) ? Self.linkTab : Self.tab
    case .link:
      return around.kind == .control ? Self.nestedLink : Self.link
    default: return fixed[role] ?? controls[role] ?? Self.fallback
    }
  }

  private static let containers = containerTemplates(.div)
  private static let containerItems = containerTemplates(.li)
  private static let disabledContainers = containerTemplates(.fieldset)

  private static func containerTemplates(_ tag: Tag) -> [Role: Template] {
    let names: [Role: String] = [
      .box: "box", .stack: "stack", .zstack: "zstack", .grid: "grid", .form: "form",
    ]
    return names.mapValues { Template(.init(tag, $0, isSlot: true)) }
  }

  /// A role that stands nowhere: a test looks for it.
  static let fallback = Template(.init(.div, "box", isSlot: true))

  private static let fixed: [Role: Template] = {
    typealias Frame = Template.Frame
    return [
      .gridRow: Template(Frame(.div, "grid-row", isSlot: true)),
      .spacer: Template(Frame(.div, "spacer", isSlot: true)),
      .divider: Template(Frame(.hr, "divider")),
      .scroll: Template(Frame(.div, "scroll", isSlot: true)),
      .list: Template(Frame(.ul, "list", [(.role, "list")], isSlot: true)),
      .table: Template(Frame(.div, "list table", [(.role, "grid")], isSlot: true)),
      .tableRow: tableRow,
      .tableHeader: tableHeader,
      .columnHeader: Template(Frame(.div, "box", [(.role, "columnheader")], isSlot: true)),
      .cell: Template(Frame(.div, "box", [(.role, "gridcell")], isSlot: true)),
      .sectionHeader: Template(Frame(.h2, "section-header", isSlot: true)),
      .sectionFooter: Template(Frame(.div, "section-footer", isSlot: true)),
      .image: Template(Frame(.span, "image", isSlot: true)),
      .label: Template(Frame(.span, "label", isSlot: true)),
      .menu: menu,
      .menuLabel: Template(
        Frame(.summary, "menu-label", [(.role, "button"), (.ariaHasPopup, "true")], isSlot: true)),
      .disclosure: Template(
        Frame(
          .details, "disclosure", isSlot: true,
          [Frame(.div, part: 1, "disclosure-content", [holder], isSlot: true)]),
        slots: [.disclosureLabel: 0], content: 1),
      .disclosureLabel: Template(Frame(.summary, "disclosure-label", isSlot: true)),
      .navigation: Template(Frame(.div, "navigation", isSlot: true)),
      .split: Template(Frame(.div, "split", isSlot: true)),
      .column: Template(
        Frame(.div, "column", [Frame(.div, part: 1, "page-content", isSlot: true)]), content: 1),
      .page: page,
      .bar: bar,
      .barTitle: Template(Frame(.h1, "bar-title", [(.tabindex, "-1")], isSlot: true)),
      .barItems: Template(Frame(.div, "bar-items", isSlot: true)),
      .keyboardBar: Template(
        Frame(
          .div, "keyboard-bar bar-items", [(.popover, "manual"), (.role, "toolbar")], isSlot: true)),
      .tabs: tabs,
      .tabContent: Template(Frame(.div, "tab-content", [(.role, "tabpanel")], isSlot: true)),
      .modalTitle: Template(Frame(.h2, "modal-title", isSlot: true)),
      .modalMessage: Template(Frame(.div, "modal-message", isSlot: true)),
      .modalActions: Template(Frame(.div, "modal-actions", isSlot: true)),
      .search: search,
      .menuScreen: menuScreen,
      .menuBar: menuBar,
    ]
  }()
}
