import LayoutSolver
import ScreenLayout
import ViewGraph

extension Templates {
  private typealias Frame = Template.Frame

  static func text(_ attributes: some AttributeReading, _ around: Surroundings) -> Template {
    guard let level = attributes[.headingLevel], (1...6).contains(level),
      around.kind != .heading
    else {
      return hasLabel(attributes) ? labelledText : plainText
    }
    return headings[level - 1]
  }

  static func hasLabel(_ attributes: some AttributeReading) -> Bool {
    attributes[.label]?.isEmpty == false
  }

  private static let plainText = Template(Frame(.span, "text", isSlot: true))
  /// HTML has no name for plain words. Part 2 is heard, part 1 is seen.
  private static let labelledText = labelled("text")
  static let labelledRun = labelled("")

  private static func labelled(_ className: String) -> Template {
    Template(
      Frame(
        .span, className,
        [
          Frame(.span, part: 1, "", [(.ariaHidden, "true")], isSlot: true),
          Frame(.span, part: 2, "said"),
        ]), content: 1)
  }

  private static let headings = [Tag.h1, .h2, .h3, .h4, .h5, .h6].map {
    Template(Frame($0, "text", isSlot: true))
  }

  /// Part 1 is the control, part 2 says what is wrong with it or what it is for: hidden, so that it
  /// is heard with the field alone and not once more beside words that are seen.
  static func field(
    _ tag: Tag, _ constants: [(Name, String)], className: String = "field"
  ) -> Template {
    Template(
      Frame(
        .div, className,
        [
          Frame(tag, part: 1, "field-input", constants),
          Frame(.span, part: 2, "", [(.hidden, "")]),
        ]), control: 1)
  }

  static let labelText = Template.Frame(
    .span, part: 1, "label-text", [(.layout, LayoutProgram.text(.controlLabel))], isSlot: true)

  static let textField = field(.input, [])
  static let growingField = field(.textarea, [])

  /// Part 1 is the words, part 2 the control.
  static func labelled(_ className: String, _ control: Template.Frame) -> Template {
    Template(
      Frame(
        .label, "labelled " + className,
        [labelText, control]),
      control: 2, content: 1)
  }

  static let toggle = toggle(ControlFigures.toggle)
  static let checkbox = toggle(ControlFigures.checkbox)

  private static func toggle(_ size: LayoutSize) -> Template {
    labelled("toggle", Frame(.input, part: 2, "switch", [(.type, "checkbox"), sized(size)]))
  }

  /// The attribute of a control's part with a fixed size.
  static func sized(_ size: LayoutSize) -> (Name, String) {
    (.layout, LayoutProgram.text(.fixed(size)))
  }

  static func toggleButton(_ around: Surroundings) -> Template {
    around.kind == .control ? nestedToggleButton : plainToggleButton
  }

  private static let plainToggleButton = Template(
    Frame(.button, "button toggle-button", [(.type, "button")], isSlot: true))
  private static let nestedToggleButton = Template(
    Frame(.span, "button toggle-button", [(.role, "button"), (.tabindex, "0")], isSlot: true))

  static let button = Template(Frame(.button, "button", [(.type, "button")], isSlot: true))
  /// The words have a box of their own, which gives way to shorter ones (see style_forms.css).
  static let backButton = Template(
    Frame(.button, "button", [(.type, "button")], [Frame(.span, part: 1, isSlot: true)]),
    content: 1)
  static let nestedButton = Template(
    Frame(.span, "button", [(.role, "button"), (.tabindex, "0")], isSlot: true))
  static let linkButton = Template(Frame(.a, "button", isSlot: true))
  static let tab = Template(
    Frame(.button, "tab", [(.type, "button"), (.role, "tab")], isSlot: true))
  static let linkTab = Template(Frame(.a, "tab", [(.role, "tab")], isSlot: true))
  static let link = Template(
    Frame(.a, "link", [(.rel, "noopener noreferrer")], isSlot: true))
  static let nestedLink = Template(Frame(.span, "link", isSlot: true))

  // MARK: Pickers

  static func picker(_ attributes: some AttributeReading) -> Template {
    switch attributes[.look] {
    case .segmented: return segmentedPicker
    case .inline, .radioGroup: return inlinePicker
    case .wheel: return wheelPicker
    default: return menuPicker
    }
  }

  /// Shows nothing while no option is selected: a browser would show the first.
  private static let select = {
    var select = Frame(.select, part: 2, "select", isSlot: true)
    select.leading = [Frame(.option, part: -1, "", [(.value, "-1"), (.hidden, "")])]
    return select
  }()
  private static let menuPicker = Template(
    Frame(
      .label, "labelled picker",
      [
        labelText,
        Frame(.span, part: -1, "choosing", [select]),
      ]), control: 2, slots: [.option: 2], content: 1)
  private static let segmentedPicker = radios("picker segmented")
  private static let inlinePicker = radios("picker choices")
  private static let wheelPicker = radios("wheel picker")

  private static func radios(_ className: String) -> Template {
    Template(
      Frame(
        .div, className, [(.role, "radiogroup")],
        [
          labelText,
          Frame(.div, part: 2, "options", isSlot: true),
        ]), slots: [.option: 2], content: 1)
  }

  /// In a `<select>` everything is an `<option>`, which shows text alone.
  static let choice = Template(Frame(.option))
  static let radio = Template(
    Frame(
      .label, "option",
      [
        Frame(.input, part: 1, "radio", [(.type, "radio")]),
        Frame(.span, part: 2, "option-text", isSlot: true),
      ]), control: 1, content: 2)

  // MARK: Others

  static let stepper = Template(
    Frame(
      .div, "labelled stepper", [(.role, "group")],
      [
        labelText,
        Frame(.button, part: 2, "step", [(.type, "button"), step], text: "−"),
        Frame(.button, part: 3, "step", [(.type, "button"), step], text: "+"),
      ]), content: 1)

  private static let step = sized(ControlFigures.step)

  static let progress = Template(
    Frame(
      .div, "progress",
      [
        labelText,
        Frame(
          .span, part: 2, "track", [(.role, "progressbar")], [Frame(.i, part: 3, "done")]),
      ]), control: 2, content: 1)

  static let menu = Template(
    Frame(
      .details, "menu", isSlot: true, [Frame(.div, part: 1, "menu-items", isSlot: true)]),
    slots: [.menuLabel: 0], content: 1)

  static let filePicker = Template(
    Frame(
      .label, "file-picker",
      [
        Frame(.span, part: 2, "file-label", isSlot: true),
        Frame(.input, part: 1, "file", [(.type, "file")]),
        Frame(.progress, part: 3, "file-progress", [(.max, "1"), (.hidden, "")]),
      ]), control: 1, content: 2)

  static let search = Template(
    Frame(
      .div, "search",
      [
        Frame(.div, part: 1, "search-bar", [(.role, "search")], isSlot: true),
        Frame(.div, part: 2, "search-content", isSlot: true),
      ]), slots: [.textField: 1, .barItems: 1], content: 2)

  static let shape = Template(Frame(.span, "shape", [Frame(.span, part: 1, "drawing")]))

  static let textRun = Template(Frame(.span, isSlot: true))
  static let linkedRun = Template(
    Frame(.a, "run", [(.rel, "noopener noreferrer")], isSlot: true))
}
