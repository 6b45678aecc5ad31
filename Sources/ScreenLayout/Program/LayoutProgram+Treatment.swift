import LayoutSolver
import ViewGraph

extension LayoutProgram {
  /// How a page treats an element without an arrangement. A text says nothing of itself.
  static func treatment(of role: Role, _ element: some AttributeReading) -> LayoutStep? {
    switch role {
    case .text, .textRun: nil
    case .button, .link, .menuLabel: .content(.horizontal)
    case .section:
      {
        let (axis, guide, spacing) = section(element)
        return .stack(axis, guide, spacing: spacing)
      }()
    case .disclosure:
      .stack(.vertical, ElementAlignment(.leading, .center).guide(across: .vertical), spacing: nil)
    case .disclosureLabel: .disclosureLabel
    case .toggle, .stepper, .colorPicker, .datePicker:
      .labelled(hidesLabel: element.flag(.hidesLabel))
    case .slider: .labelled(hidesLabel: true)
    case .picker:
      element[.look] == .inline || element[.look] == .radioGroup
        ? .leaf(.wide) : .labelled(hidesLabel: element.flag(.hidesLabel))
    case .barItems: .tools(element[.barArea])
    case .textField, .secureField: .leaf(element[.axis] == .vertical ? .growing : .field)
    case .textEditor: .leaf(.editor)
    // A wheel that turns hugs its words.
    case .progress: .leaf(element.has(.number) ? .wide : .words)
    case .image: .leaf(element.flag(.isResizable) ? .resizable : .rigid)
    case .label:
      element[.look] == .titleOnly
        ? .leaf(.titled) : .label(isSign: element[.look] == .iconOnly)
    case .filePicker: .leaf(.words)
    case .list: .pane(rowInset: element[.look] == .sidebar ? RowFigures.sidebarInset : nil)
    case .form, .table, .navigation, .tabs, .search, .split, .menuScreen: .pane(rowInset: nil)
    case .row, .tableHeader, .tableRow, .window, .sectionHeader, .sectionFooter, .option, .page,
      .column, .bar, .barTitle, .tab, .tabContent, .modal, .modalTitle, .modalMessage,
      .modalActions, .menuBar:
      .flow
    case .keyboardBar: .away
    case .box, .gauge, .columnHeader, .cell, .menu: .content(.vertical)
    // These have an arrangement.
    case .stack, .zstack, .grid, .gridRow, .scroll, .spacer, .divider, .shape, .media, .frame,
      .site:
      nil
    }
  }

  /// Calls `add` with what an element says of itself to the row or the bar around it.
  static func facts(
    _ role: Role, _ element: some AttributeReading, _ add: (LayoutStep) -> Void
  ) {
    if let inset = rowInset(role, element) { add(.rowInset(inset)) }
    if leads(role, element) { add(.leads) }
    if hugs(role) { add(.hugs) }
  }

  /// Whether an element has its ideal width in a bar, where others take the room that is left.
  static func hugs(_ role: Role) -> Bool { role == .picker }

  /// Whether an element leads to a page.
  static func leads(_ role: Role, _ element: some AttributeReading) -> Bool {
    guard role == .button else { return false }
    return element[.look] == .link
      || element.has(.address) && (element[.traits] ?? []).contains(.link)
  }

  /// The room above and below an element in its row; nil: the usual one.
  static func rowInset(_ role: Role, _ element: some AttributeReading) -> Double? {
    switch role {
    case .toggle, .stepper, .datePicker, .slider, .colorPicker: RowFigures.controlInset
    // Choices are as high as rows.
    case .picker where element[.look] == .inline || element[.look] == .radioGroup: 0
    default: nil
    }
  }

  /// Outside of lists, a section's parts are views of the stack around it.
  static func section(
    _ element: some AttributeReading
  ) -> (axis: LayoutAxis, guide: GuideNumber, spacing: Double?) {
    let axis = element[.axis]?.layout ?? .vertical
    let alignment = element[.alignment] ?? ElementAlignment(.leading, .center)
    return (axis, alignment.guide(across: axis), element[.spacing])
  }
}
