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
}
