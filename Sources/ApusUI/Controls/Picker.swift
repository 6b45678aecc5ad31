import ViewGraph

/// A control to choose one of several options.
///
/// Each view directly in its content is an option; its `tag` is the value that it stands for, or,
/// without one, the id of its element in a `ForEach`, if that has the selection's type.
///
/// ```swift
/// struct Size: View {
///   @State private var size = "M"
///   var body: some View {
///     Picker("Size", selection: $size) {
///       ForEach(["S", "M", "L"], id: \.self) { Text($0) }
///     }
///     .pickerStyle(.segmented)
///   }
/// }
/// ```
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
  let selection: Binding<SelectionValue>
  let content: Content
  let label: Label

  nonisolated init(
    selection: Binding<SelectionValue>, content: Content, label: Label
  ) {
    self.selection = selection
    self.content = content
    self.label = label
  }

  /// A picker with any view as its label.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, content: content(), label: label())
  }

  /// A picker with a label given as a view.
  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content(), label: label)
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    let options = context.slot(0x91C4) { PickerOptionsSlot<SelectionValue>() }.options
    options.selection = view.selection
    let environment = context.environment
    var look = (context.style(of: (any PickerStyle).self) as? any DrawnStyle)?.look ?? .automatic
    // A menu shows the options of a picker in its own lines, and its label only where the author asks for them in line.
    let isPartOfMenu = look == .automatic && environment.isInMenu
    if isPartOfMenu || environment.isCommand { look = .inline }
    // Options stand in line with other rows. Elsewhere iOS draws a wheel.
    if look == .inline, !environment.isInRows, !environment.isInMenu, !environment.isCommand {
      look = .wheel
    }
    let words = view.label is Text ? context.words(of: view.label) : ""
    // Which option is selected is known only when all of them are.
    let children = context.capture {
      context.container = options
      context.emit(1, view.content)
    }
    if look == .navigationLink, let link = view.link(to: children, options, context) {
      return context.emit(3, link)
    }
    context.open(.picker) { writer in
      if !words.isEmpty { writer.set(.label, words) }
    }
    if look != .automatic { context.writer.set(.look, look) }
    let isMenu = look == .automatic || look == .menu
    // Outside of rows and menus a menu shows its value alone.
    let showsValueAlone = isMenu && !environment.isInRows && !environment.isInMenu
    if environment.labelsHidden || showsValueAlone || isPartOfMenu && !environment.isCommand {
      context.writer.set(.hidesLabel, true)
    }
    let selected = options.index(of: view.selection.wrappedValue)
    // An option that is gone is not shown as chosen.
    var value = ""
    context.forEachElement(in: children) { role, attributes in
      if role == .option, let index = attributes[.index], index == selected { value = "\(index)" }
    }
    context.writer.set(.value, value)
    context.writeRedaction()
    context.handler(
      .onSelect,
      .event { action in if case .select(let index) = action { options.select(index) } })
    context.focusable()
    if !(view.label is Text) { context.emitLabel(2, view.label) }
    children.withUnsafeBytes { context.writer.append($0) }
    context.close { _ in isMenu ? 0 : 1 }
  }
}

private final class PickerOptionsSlot<Value: Hashable>: Slot {
  let options = PickerOptions<Value>()
}

/// The options of a picker. Each value has a number that it keeps.
final class PickerOptions<Value: Hashable>: ItemContainer {
  var selection: Binding<Value>!
  private var indices: [Value: Int] = [:]
  private var values: [Value] = []

  override init() {
    super.init()
    role = .option
    takesMeaning = true
  }

  func index(of value: Value) -> Int? { indices[value] }

  func select(_ index: Int) {
    guard values.indices.contains(index) else { return }
    selection.wrappedValue = values[index]
  }

  override func describe(_ tag: AnyHashable?, _ context: EmissionContext) {
    guard let value = tag?.tag(as: Value.self) else {
      // An option that stands for no value of the selection's type can't be chosen.
      context.writer.set(.isDisabled, true)
      return
    }
    let index = indices[value] ?? values.count
    if index == values.count {
      indices[value] = index
      values.append(value)
    }
    context.writer.set(.index, index)
    context.writer.set(.isSelected, selection.location.readPart { $0 == value })
  }

  /// An option of words alone has them as its text. Words of other options are for menus, which show words alone.
  override func finish(from start: Int, _ context: EmissionContext) {
    let content = Array(context.writer.contents[start...])
    let words = context.words(in: content)
    context.rewrite(from: start, [])
    context.writer.set(.text, words)
    if ElementSummary.isOneText(content) { return }
    context.writer.set(.hidesLabel, true)
    content.withUnsafeBytes { context.writer.append($0) }
  }
}

enum ElementSummary {
  /// Whether there is one element and it is a plain text.
  static func isOneText(_ records: [UInt8]) -> Bool {
    records.withUnsafeBytes { bytes in
      var reader = ElementReader(bytes)
      guard case .open(.text, _, _)? = reader.next(), case .close? = reader.next() else {
        return false
      }
      return reader.next() == nil
    }
  }
}

extension Picker where Label == Text {
  /// A picker with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content(), label: Text(titleKey))
  }

  /// A picker whose title is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content(), label: Text(title))
  }
}

extension Picker where Label == ApusUI.Label<Text, Image> {
  /// A picker with a localized title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content(),
      label: ApusUI.Label(titleKey, systemImage: systemImage))
  }

  /// A picker with a symbol, whose title is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content(),
      label: ApusUI.Label(title, systemImage: systemImage))
  }
}

/// A style of pickers.
@MainActor @preconcurrency
public protocol PickerStyle {}

/// The default picker: in a menu its options are items of the menu, elsewhere it opens a menu of
/// them.
public struct DefaultPickerStyle: PickerStyle, DrawnStyle {
  /// The same style as `.automatic`.
  nonisolated public init() {}
  nonisolated var look: ControlLook { .automatic }
}
/// The browser's own menu of the options.
public struct MenuPickerStyle: PickerStyle, DrawnStyle {
  /// The same style as `.menu`.
  nonisolated public init() {}
  nonisolated var look: ControlLook { .menu }
}
/// All options side by side.
public struct SegmentedPickerStyle: PickerStyle, DrawnStyle {
  /// The same style as `.segmented`.
  nonisolated public init() {}
  nonisolated var look: ControlLook { .segmented }
}
/// All options one below another in a list or form. Elsewhere the options are a wheel, as on iOS.
public struct InlinePickerStyle: PickerStyle, DrawnStyle {
  /// The same style as `.inline`.
  nonisolated public init() {}
  nonisolated var look: ControlLook { .inline }
}
/// A wheel of the options, which a finger, a mouse wheel or keys turn.
public struct WheelPickerStyle: PickerStyle, DrawnStyle {
  /// The same style as `.wheel`.
  nonisolated public init() {}
  nonisolated var look: ControlLook { .wheel }
}
/// A row of a list or form that leads to a page of options, inside of a navigation stack. Elsewhere a page shows
/// the browser's own menu.
public struct NavigationLinkPickerStyle: PickerStyle, DrawnStyle {
  /// The same style as `.navigationLink`.
  nonisolated public init() {}
  nonisolated var look: ControlLook { .navigationLink }
}
/// All options one below another, as radio buttons.
public struct RadioGroupPickerStyle: PickerStyle, DrawnStyle {
  /// The same style as `.radioGroup`.
  nonisolated public init() {}
  nonisolated var look: ControlLook { .radioGroup }
}
/// All options side by side, as with `.segmented`.
public struct PalettePickerStyle: PickerStyle, DrawnStyle {
  /// The same style as `.palette`.
  nonisolated public init() {}
  nonisolated var look: ControlLook { .segmented }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The default picker.
  nonisolated public static var automatic: DefaultPickerStyle { .init() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// The browser's own menu.
  nonisolated public static var menu: MenuPickerStyle { .init() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options side by side.
  nonisolated public static var segmented: SegmentedPickerStyle { .init() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// All options one below another in a list or form, and a wheel elsewhere.
  nonisolated public static var inline: InlinePickerStyle { .init() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel of the options.
  nonisolated public static var wheel: WheelPickerStyle { .init() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that leads to a page of options.
  nonisolated public static var navigationLink: NavigationLinkPickerStyle { .init() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// All options one below another, as radio buttons.
  nonisolated public static var radioGroup: RadioGroupPickerStyle { .init() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// All options side by side, as with `.segmented`.
  nonisolated public static var palette: PalettePickerStyle { .init() }
}

extension View {
  /// Sets the style of the pickers in this view.
  nonisolated public func pickerStyle<S: PickerStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _StyleModifier<any PickerStyle>> {
    modifier(_StyleModifier(style))
  }
}
