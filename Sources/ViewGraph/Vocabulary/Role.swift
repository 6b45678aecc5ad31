/// What an element is, by meaning. The vocabulary that the API writes and that hosts read.
///
/// A role says what a test or a renderer may do with the element; how it looks on a page is the
/// host's business.
package enum Role: UInt8, Sendable, CaseIterable {
  // MARK: Structure
  /// A plain container that carries layout and style.
  case box = 1
  /// Children in a line: `.axis` (0 horizontal, 1 vertical), `.spacing`, `.alignment`.
  case stack
  /// Children on top of each other, `.alignment` in both directions.
  case zstack
  /// Children in columns: `.columns`, `.spacing` (between rows), `.spacingAcross`.
  case grid
  /// A row of a `Grid`.
  case gridRow
  case spacer
  case divider
  /// Scrollable content: `.axis` as a bit set (1 horizontal, 2 vertical).
  case scroll
  /// A form: groups of labelled rows.
  case form
  /// A list of rows.
  case list
  /// A titled group of rows. Children: optional `sectionHeader`, rows, optional `sectionFooter`.
  case section
  case sectionHeader
  case sectionFooter
  /// One row of a form or list.
  case row
  /// Rows whose cells stand in common columns. Children: perhaps a `tableHeader`, then `tableRow`s.
  case table
  /// The line of `columnHeader`s above the rows of a table, in a `grid` with its columns.
  case tableHeader
  /// What a column is called: `.sortOrder`, if the rows are sorted by it.
  case columnHeader
  /// A row of a table: a `grid` with the table's columns, in which `cell`s are.
  case tableRow
  case cell
  /// Stands for rows that are not built: `.count` rows of about `.estimate` points each.
  case window

  // MARK: Content
  /// Text: `.text`; or runs as children with the role `textRun`.
  case text
  case textRun
  /// A symbol or a picture: `.symbol` or `.source`; `.label` is its spoken name.
  case image
  /// A shape: `.shape`, `.paint` fills it, `.strokePaint` outlines it.
  case shape
  /// A title beside an icon.
  case label

  // MARK: Controls
  /// `.onTap`; `.buttonRole` (1 cancel, 2 destructive).
  case button
  /// A link to an address outside of the screen: `.address`.
  case link
  /// One line of text: `.value`, `.prompt`, `.onEdit`, `.onSubmit`.
  case textField
  case secureField
  /// Lines of text.
  case textEditor
  /// One of several: `.value` is the selected option's index as text, options are children.
  case picker
  /// `.text` and children; `.isSelected`; `.index`.
  case option
  /// `.isOn`, `.onToggle`.
  case toggle
  /// `.value` ISO 8601 local (`2026-11-21`, `14:30`, `2026-11-21T14:30`), `.components` (1 date, 2 time),
  /// `.earliest`, `.latest`.
  case datePicker
  /// `.number`, `.minimum`, `.maximum`, `.step`, `.onNumber`.
  case slider
  /// `.canIncrement`, `.canDecrement`, `.onIncrement`, `.onDecrement`.
  case stepper
  /// `.number` of `.maximum`; without `.number` it only says that something is going on.
  case progress
  /// `.number` between `.minimum` and `.maximum`; its children draw it.
  case gauge
  /// Opens a list of buttons. Children: `menuLabel`, then items.
  case menu
  case menuLabel
  /// Opens and closes its content: `.isOn`, children `disclosureLabel`, then content.
  case disclosure
  case disclosureLabel
  /// Lets a person choose a file: `.accept`, `.maximum` bytes, `.onFile`.
  case filePicker

  // MARK: Navigation and presentation
  /// Pages on a stack; only the last is shown.
  case navigation
  /// One page: children `bar`, then content.
  case page
  /// Title and tools of a page.
  case bar
  case barTitle
  /// A group of tools: `.placement`.
  case barItems
  /// Tabs: children `tab` (buttons), then `tabContent` (hidden ones are not selected).
  case tabs
  case tab
  case tabContent
  /// Covers what is below. `.style` says which of `Modality`.
  case modal
  case modalTitle
  case modalMessage
  case modalActions
  /// A search field and what it filters.
  case search
  /// A colour: `.value` as `#rrggbb`, `.onEdit`.
  case colorPicker
  /// Columns: `.isSideBySide`, or only one of them is seen. Children: `column`.
  case split
  /// A column with its pages: `.width`, if it is not the last; `.isLayer`: it lies over the next.
  case column
  /// A screen with a bar of menus above it. Children: `menuBar`, then the screen.
  case menuScreen
  /// Menus with the commands of an app, which are there by their keys where the bar is not seen. Children:
  /// `menu`.
  case menuBar
  /// Tools that are seen while somebody types into a field of what it stands in.
  case keyboardBar
  /// A film: `.source`, `.index` is the number of its player, `.label`.
  case media
  /// Another site, or HTML of the app, in a frame: `.source`, `.label`, `.runsScripts`; `.onPicture` when it is there.
  case site
  /// Another page of the same server: `.source`, `.label`.
  case frame
}

/// What an element of a role means to who operates it or hears it. There is no default: the compiler asks
/// for it, so that no new role is without.
package struct RoleMeaning: Sendable {
  /// What names it, where it says no `.label`.
  package enum Name: Sendable {
    /// All words in it.
    case words
    /// The words of its label, which stand in it.
    case label
    /// The words beside it, which stand in it.
    case beside
    /// What it says while it is empty.
    case prompt
    /// Its symbol.
    case symbol
    /// Nothing: it is a container, or says what it is by what is in it.
    case none
  }

  /// What it is while it is disabled.
  package enum Disabling: Sendable {
    /// A control that takes nothing.
    case control
    /// All controls in it take nothing.
    case container
    /// Each of its two halves takes something or not, by itself.
    case halves
    /// It only fades: there is nothing in it to operate.
    case fades
    /// Nothing in it takes events.
    case inert
  }

  /// A value that a person enters or chooses, which can be invalid.
  package enum Entry: Sendable { case text, value }

  package let name: Name
  package let disabling: Disabling
  /// What is entered into it; nil: nothing.
  package var entry: Entry?
  /// Whether its name is its content, or stands where the role says, rather than on the control.
  package var hasOwnName = false
  /// Whether it means nothing by itself, and takes a meaning from traits.
  package var isPlain = false
  /// Whether it takes no room while it is hidden. What is hidden on a page keeps its room.
  package var leavesNoRoom = false
}

extension Role {
  package var meaning: RoleMeaning {
    switch self {
    case .box, .stack, .zstack, .grid:
      RoleMeaning(name: .none, disabling: .container, isPlain: true)
    case .form, .section: RoleMeaning(name: .none, disabling: .container)
    case .scroll: RoleMeaning(name: .none, disabling: .inert, isPlain: true)
    case .text: RoleMeaning(name: .words, disabling: .fades, hasOwnName: true, isPlain: true)
    case .textRun: RoleMeaning(name: .none, disabling: .fades, hasOwnName: true, isPlain: true)
    case .label: RoleMeaning(name: .words, disabling: .fades, isPlain: true)
    case .shape: RoleMeaning(name: .none, disabling: .fades, isPlain: true)
    case .image: RoleMeaning(name: .symbol, disabling: .fades, hasOwnName: true)
    case .progress, .gauge: RoleMeaning(name: .label, disabling: .fades, hasOwnName: true)
    case .media, .frame, .site: RoleMeaning(name: .label, disabling: .fades)
    case .spacer, .divider, .window: RoleMeaning(name: .none, disabling: .fades)
    case .button: RoleMeaning(name: .words, disabling: .control)
    case .tab: RoleMeaning(name: .words, disabling: .control, leavesNoRoom: true)
    case .option: RoleMeaning(name: .words, disabling: .control, hasOwnName: true)
    case .textField, .secureField, .textEditor:
      RoleMeaning(name: .prompt, disabling: .control, entry: .text)
    case .picker, .datePicker, .slider, .colorPicker:
      RoleMeaning(name: .beside, disabling: .control, entry: .value)
    case .toggle: RoleMeaning(name: .label, disabling: .control, entry: .value)
    case .filePicker: RoleMeaning(name: .none, disabling: .control, entry: .value)
    case .stepper: RoleMeaning(name: .label, disabling: .halves)
    case .menu, .disclosure: RoleMeaning(name: .label, disabling: .inert)
    case .columnHeader, .cell: RoleMeaning(name: .words, disabling: .inert)
    case .link, .sectionHeader, .sectionFooter, .barTitle, .modalTitle, .modalMessage:
      RoleMeaning(name: .words, disabling: .inert)
    case .bar: RoleMeaning(name: .none, disabling: .inert, hasOwnName: true)
    case .menuBar: RoleMeaning(name: .label, disabling: .inert)
    case .modal:
      RoleMeaning(name: .none, disabling: .inert, hasOwnName: true, leavesNoRoom: true)
    case .page, .navigation, .tabContent, .column, .menuScreen:
      RoleMeaning(name: .none, disabling: .inert, leavesNoRoom: true)
    case .gridRow, .list, .row, .table, .tableHeader, .tableRow, .menuLabel, .disclosureLabel,
      .barItems, .tabs, .modalActions,
      .search, .split, .keyboardBar:
      RoleMeaning(name: .none, disabling: .inert)
    }
  }
}

extension Role {
  /// Whether it is a line of a list, form or table, which is as wide as what it is in.
  package var isRow: Bool {
    switch self {
    case .row, .tableRow, .tableHeader: true
    default: false
    }
  }
}
