import ScreenLayout
import ViewGraph

extension Templates {
  private typealias Frame = Template.Frame

  static let row = Template(Frame(.div, "row", isSlot: true))
  static let item = Template(Frame(.li, "row", isSlot: true))
  static let window = Template(Frame(.div, "window", [(.ariaHidden, "true")]))
  static let modal = Template(
    Frame(.dialog, "modal", [Frame(.div, part: 1, "modal-body", isSlot: true)]), content: 1)
  /// A window above the page, which is open from the start, and takes no focus.
  static let layer = Template(
    Frame(
      .dialog, "modal", [(.open, "")], [Frame(.div, part: 1, "modal-body", isSlot: true)]),
    content: 1)
  static let windowItem = Template(Frame(.li, "window", [(.ariaHidden, "true")]))

  /// A line of a table is a row to the layout, too.
  static let tableRow = Template(Frame(.div, "row", [(.role, "row")], isSlot: true))
  static let tableHeader = Template(Frame(.div, "row table-head", [(.role, "row")], isSlot: true))

  static let section = sectionTemplate(.div, rows: .div)
  static let disabledSection = sectionTemplate(.fieldset, rows: .div)
  static let listSection = sectionTemplate(.li, rows: .ul)

  static let holder = (Name.layout, LayoutProgram.text(.holder))

  /// Part 1 holds the header, part 2 the rows, part 3 the footer.
  private static func sectionTemplate(_ tag: Tag, rows: Tag) -> Template {
    Template(
      Frame(
        tag, "section",
        [
          Frame(.div, part: 1, "section-head", [holder], isSlot: true),
          Frame(
            rows, part: 2, "rows", (rows == .ul ? [(.role, "list")] : []) + [holder], isSlot: true),
          Frame(.div, part: 3, "section-foot", [holder], isSlot: true),
        ]), slots: [.sectionHeader: 1, .sectionFooter: 3], content: 2)
  }

  static let page = Template(
    Frame(
      .div, "page",
      [
        Frame(.div, part: 1, "page-bar", isSlot: true),
        Frame(.div, part: 2, "page-content", isSlot: true),
      ]), slots: [.bar: 1], content: 2)

  static let bar = Template(Frame(.div, "bar", isSlot: true))

  static let tabs = Template(
    Frame(
      .div, "tabs",
      [
        // First, because the style of the contents depends on whether there is one.
        Frame(.div, part: 3, "tab-extra", isSlot: true),
        Frame(.div, part: 1, "tab-bar", [(.role, "tablist")], isSlot: true),
        Frame(.div, part: 2, "tab-contents", isSlot: true),
      ]), slots: [.tab: 1, .box: 3], content: 2)
}
