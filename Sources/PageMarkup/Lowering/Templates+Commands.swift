import ViewGraph

/// The bar of menus, as ARIA describes one: its items have roles of their own, and the keyboard moves among
/// them by arrow keys. See client_menus.js.
extension Templates {
  private typealias Frame = Template.Frame

  /// Part 1 holds the bar, part 2 the screen.
  static let menuScreen = Template(
    Frame(
      .div, "menus",
      [
        Frame(.div, part: 1, "menu-strip", isSlot: true),
        Frame(.div, part: 2, "menu-content", isSlot: true),
      ]), slots: [.menuBar: 1], content: 2)

  static let menuBar = Template(
    Frame(.div, "menu-bar", [(.role, "menubar")], isSlot: true), holdsCommands: true)

  /// The form of an element in the bar; nil: the same as elsewhere.
  static func command(_ role: Role, _ attributes: some AttributeReading) -> Template? {
    switch role {
    case .menu: return commandMenu
    case .menuLabel: return commandMenuLabel
    case .button: return attributes.has(.address) ? commandLinkButton : commandButton
    case .link: return commandLink
    case .toggle: return commandToggle
    case .picker: return commandPicker
    case .option: return commandOption
    case .section: return commandSection
    case .sectionHeader: return commandSectionHeader
    default: return nil
    }
  }

  private static let itemConstants: [(Name, String)] = [(.role, "menuitem"), (.tabindex, "-1")]

  private static let commandMenu = Template(
    Frame(
      .div, "menu", isSlot: true,
      [Frame(.div, part: 1, "menu-items", [(.role, "menu")], isSlot: true)]),
    slots: [.menuLabel: 0], content: 1)
  private static let commandMenuLabel = Template(
    Frame(
      .div, "menu-label",
      [
        (.role, "menuitem"), (.tabindex, "0"), (.ariaHasPopup, "menu"), (.ariaExpanded, "false"),
      ], isSlot: true))

  private static let commandButton = Template(
    Frame(.button, "button", [(.type, "button")] + itemConstants, isSlot: true))
  private static let commandLinkButton = Template(Frame(.a, "button", itemConstants, isSlot: true))
  private static let commandLink = Template(
    Frame(.a, "link", itemConstants + [(.rel, "noopener noreferrer")], isSlot: true))

  private static let commandToggle = Template(
    Frame(
      .label, "labelled toggle",
      [
        Frame(.span, part: 1, "label-text", isSlot: true),
        Frame(
          .input, part: 2, "switch",
          [(.type, "checkbox"), (.role, "menuitemcheckbox"), (.tabindex, "-1")]),
      ]), control: 2, content: 1)
  private static let commandPicker = Template(
    Frame(
      .div, "picker choices", [(.role, "group")],
      [
        Frame(.span, part: 1, "label-text", isSlot: true),
        Frame(.div, part: 2, "options", isSlot: true),
      ]), slots: [.option: 2], content: 1)
  private static let commandOption = Template(
    Frame(
      .label, "option",
      [
        Frame(
          .input, part: 1, "radio",
          [(.type, "radio"), (.role, "menuitemradio"), (.tabindex, "-1")]),
        Frame(.span, part: 2, "option-text", isSlot: true),
      ]), control: 1, content: 2)

  private static let commandSection = Template(
    Frame(
      .div, "section", [(.role, "group")],
      [
        Frame(.div, part: 1, "section-head", isSlot: true),
        Frame(.div, part: 2, "rows", isSlot: true),
        Frame(.div, part: 3, "section-foot", isSlot: true),
      ]), slots: [.sectionHeader: 1, .sectionFooter: 3], content: 2)
  private static let commandSectionHeader = Template(
    Frame(.span, "section-header", isSlot: true))
}
