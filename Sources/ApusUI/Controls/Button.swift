import ViewGraph

/// A control that does something when it is tapped.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///   var body: some View {
///     Button("Count \(count)") { count += 1 }
///       .buttonStyle(.borderedProminent)
///   }
/// }
/// ```
nonisolated public struct Button<Label: View>: View {
  public typealias Body = Never
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  /// Where it leads, if it is a link to a page.
  var place: LinkPlace?

  /// A button with any view as its label.
  ///
  /// - Parameter action: Runs on the server when the button is tapped.
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button with a role and any view as its label.
  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    let view = view.leading(context).withSimultaneousTaps(context).inDialog(context)
    switch context.styleValue(of: ButtonStyles.self) {
    case let style as any ButtonStyle: view.emit(style, context)
    case let style as any _DrawnButtonStyle: view.draw(type(of: style).look, context)
    case let style as any PrimitiveButtonStyle: view.emit(style, context)
    default: view.draw(.automatic, context)
    }
  }

  /// A button that leads to a page, if something around it says so.
  @MainActor private func leading(_ context: EmissionContext) -> Self {
    guard place == nil, let place = context.linkedPlace() else { return self }
    return Self(role: role, label: label, place: place, action: action)
  }

  @MainActor private func withSimultaneousTaps(_ context: EmissionContext) -> Self {
    guard let taps = context.environment.tapsOnControls else { return self }
    let action = action
    return Self(role: role, label: label, place: place) {
      action()
      taps.action()
    }
  }

  /// Registers with a dialog around it, and dismisses the dialog after its action.
  @MainActor private func inDialog(_ context: EmissionContext) -> Self {
    guard let after = context.environment.afterButton else { return self }
    let action = action
    let whole: @MainActor () -> Void = {
      action()
      after()
    }
    context.writeDialogButton(isCancel: role == .cancel, whole)
    return Self(role: role, label: label, place: place, action: whole)
  }

  nonisolated init(
    role: ButtonRole?, label: Label, place: LinkPlace?, action: @escaping @MainActor () -> Void
  ) {
    self.role = role
    self.action = action
    self.label = label
    self.place = place
  }

  @MainActor private func draw(_ look: ControlLook, _ context: EmissionContext) {
    // A frame or padding lies around a button that has an edge of its own.
    guard look.rawValue < ControlLook.bordered.rawValue else {
      return context.box { write(look, context) }
    }
    write(look, context)
  }

  @MainActor private func write(_ look: ControlLook, _ context: EmissionContext) {
    context.open(.button, naming: label)
    let look = place?.isDrawnAsLink == true && look == .automatic ? .link : look
    if look != .automatic { context.writer.set(.look, look) }
    context.writeSize(ofButton: look)
    if let role { context.writer.set(.buttonRole, role.element) }
    place?.write(context.writer)
    context.handler(.onTap, .action(action))
    context.focusable(isField: false)
    if isDrawnInTint(look), context.environment.isEnabled {
      context.withEnvironment(.drawnInTint) { writeLabel(context) }
    } else {
      writeLabel(context)
    }
    context.close()
  }

  /// Whether the label has the colour of the tint.
  @MainActor private func isDrawnInTint(_ look: ControlLook) -> Bool {
    guard role != .destructive else { return false }
    return look == .automatic || look == .borderless || look == .bordered
  }

  @MainActor private func writeLabel(_ context: EmissionContext) {
    if context.environment.buttonSizing == .flexible {
      context.emit(1, label.frame(maxWidth: .infinity))
    } else {
      context.emit(1, label)
    }
  }

  @MainActor private func emit<Style: ButtonStyle>(_ style: Style, _ context: EmissionContext) {
    context.open(.button, naming: label)
    context.writer.set(.look, ControlLook.plain)
    if let role { context.writer.set(.buttonRole, role.element) }
    place?.write(context.writer)
    context.handler(.onTap, .action(action))
    context.focusable(isField: false)
    context.emitLabel(label, in: style, role: role)
    context.close()
  }

  @MainActor private func emit<Style: PrimitiveButtonStyle>(
    _ style: Style, _ context: EmissionContext
  ) {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: _StylePart(label), action: action, place: place)
    context.emitStyled(style, of: ButtonStyles.self) { $0.makeBody(configuration: configuration) }
  }
}

extension Button where Label == Text {
  /// A button with a localized title.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  /// A button whose title is shown as given.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// A button with a localized title and a role.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// A button with a role, whose title is shown as given.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == ApusUI.Label<Text, Image> {
  /// A button with a localized title and a symbol.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { ApusUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a symbol, whose title is shown as given.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { ApusUI.Label(title, systemImage: systemImage) }
  }

  /// A button with a localized title, a symbol and a role.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { ApusUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A button with a symbol and a role, whose title is shown as given.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { ApusUI.Label(title, systemImage: systemImage) }
  }

  /// A button with a localized title and a picture from the app's assets.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { ApusUI.Label(titleKey, image: image) }
  }

  /// A button with a picture from the app's assets, whose title is shown as given.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { ApusUI.Label(title, image: image) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is given.
  @preconcurrency nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role, label: configuration.label, place: configuration.place,
      action: configuration.action)
  }
}
