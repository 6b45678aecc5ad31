import ViewGraph

/// A control that is on or off.
///
/// ```swift
/// struct Alarm: View {
///   @State private var isSet = true
///   var body: some View { Toggle("Alarm", isOn: $isSet) }
/// }
/// ```
nonisolated public struct Toggle<Label: View>: View {
  public typealias Body = Never
  let isOn: Binding<Bool>
  let label: Label

  /// A toggle with any view as its label.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// On if all of several are; sets all of them.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      isOn: Binding(
        get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
        set: { value in for source in sources { source[keyPath: isOn].wrappedValue = value } }),
      label: label)
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    if context.environment.isInMenu, !context.environment.isCommand {
      return view.emitMenuItem(context)
    }
    guard let style = context.style(of: (any ToggleStyle).self) else {
      return view.draw(.automatic, context)
    }
    if let drawn = style as? any DrawnStyle { return view.draw(drawn.look, context) }
    view.emit(style, context)
  }

  /// An item of a menu with a mark while it is on, whatever the style says.
  @MainActor private func emitMenuItem(_ context: EmissionContext) {
    let isOn = isOn
    context.open(.button, naming: label)
    context.writer.set(.isSelected, isOn.wrappedValue)
    context.handler(.onTap, .action { isOn.wrappedValue.toggle() })
    context.focusable(isField: false)
    context.emitLabel(1, label)
    context.close()
  }

  @MainActor private func draw(_ look: ControlLook, _ context: EmissionContext) {
    let isOn = isOn
    let hasTint = context.pending[.tint] != nil
    context.open(.toggle)
    if look != .automatic { context.writer.set(.look, look) }
    if look == .toggleButton { context.writeSize(ofButton: look) }
    if !hasTint, look != .toggleButton, let tint = tint(context) {
      context.writer.set(.tint, tint)
    }
    if context.environment.labelsHidden { context.writer.set(.hidesLabel, true) }
    context.writer.set(.isOn, isOn.wrappedValue)
    context.handler(
      .onToggle,
      .event { action in if case .toggle(let value) = action { isOn.wrappedValue = value } })
    context.focusable()
    context.emitLabel(1, label)
    let fills: UInt8 = look == .toggleButton ? 0 : 1
    context.close { look == .automatic || fills == 1 ? 1 : $0 }
  }

  /// The colour of a switched-on control: the style's, or the explicit tint. Nil means the system's green. Accent colours
  /// do not change switches.
  @MainActor private func tint(_ context: EmissionContext) -> Paint? {
    let environment = context.environment
    let style = context.style(of: (any ToggleStyle).self) as? any TintedStyle
    if let tint = style?.tint { return tint._fill(in: environment).paint }
    if let tint = environment.tint?.paint {
      return tint == environment.accent?.light ? nil : tint
    }
    return UISwitch.appearance().onTintColor?.color.paint(in: environment)
  }

  @MainActor private func emit<Style: ToggleStyle>(_ style: Style, _ context: EmissionContext) {
    let configuration = ToggleStyleConfiguration(label: .init(label), isOn: isOn)
    context.emitStyled(style, of: (any ToggleStyle).self) {
      $0.makeBody(configuration: configuration)
    }
  }
}

extension Toggle where Label == Text {
  /// A toggle with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A toggle whose title is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// A toggle with a localized title that is on if all of several are, and sets all of them.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// The same with a title that is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ApusUI.Label<Text, Image> {
  /// A toggle with a localized title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { ApusUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A toggle with a symbol, whose title is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { ApusUI.Label(title, systemImage: systemImage) }
  }

  /// Makes a toggle with a localized title and a symbol for several sources. Turning it on sets all sources.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { ApusUI.Label(titleKey, systemImage: systemImage) }
  }

  /// The same with a title that is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { ApusUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style is given.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// A style of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// What the style is told about a toggle.
  typealias Configuration = ToggleStyleConfiguration
  /// Makes the view of a toggle. Set ``ToggleStyleConfiguration/isOn`` where it is tapped.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle, for a style.
public struct ToggleStyleConfiguration {
  /// The label, as a view.
  public typealias Label = _StylePart<ToggleStyleConfiguration>
  /// The toggle's label.
  public let label: Label
  /// Whether the toggle is on. Setting it changes the toggle's binding.
  @Binding public var isOn: Bool
  /// Whether several sources are not all on or all off; always false here.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// A switch.
public struct DefaultToggleStyle: ToggleStyle, DrawnStyle {
  /// The same style as `.automatic`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
  nonisolated var look: ControlLook { .automatic }
}
/// A switch at the end of the line.
public struct SwitchToggleStyle: ToggleStyle, TintedStyle {
  let tint: Color?
  /// The same style as `.switch`.
  nonisolated public init() { tint = nil }
  /// A switch that has a colour while it is on.
  nonisolated public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
  nonisolated var look: ControlLook { .toggleSwitch }
}
/// A button that is filled while it is on.
public struct ButtonToggleStyle: ToggleStyle, DrawnStyle {
  /// The same style as `.button`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
  nonisolated var look: ControlLook { .toggleButton }
}
/// A checkbox.
public struct CheckboxToggleStyle: ToggleStyle, DrawnStyle {
  /// The same style as `.checkbox`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
  nonisolated var look: ControlLook { .toggleCheckbox }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// A switch.
  nonisolated public static var automatic: DefaultToggleStyle { .init() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  nonisolated public static var `switch`: SwitchToggleStyle { .init() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that is filled while it is on.
  nonisolated public static var button: ButtonToggleStyle { .init() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A checkbox.
  nonisolated public static var checkbox: CheckboxToggleStyle { .init() }
}

extension View {
  /// Sets the style of the toggles in this view.
  nonisolated public func toggleStyle<S: ToggleStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _StyleModifier<any ToggleStyle>> {
    modifier(_StyleModifier(style))
  }
}
