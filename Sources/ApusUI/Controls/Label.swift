import ViewGraph

/// A title with an icon.
///
/// ```swift
/// struct Inbox: View {
///   var body: some View { Label("Inbox", systemImage: "tray") }
/// }
/// ```
nonisolated public struct Label<Title: View, Icon: View>: View {
  public typealias Body = Never
  let title: Title
  let icon: Icon

  /// A label of any two views.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    guard let style = context.style(of: (any LabelStyle).self) else {
      return view.draw(.automatic, context)
    }
    if let drawn = style as? any DrawnStyle { return view.draw(drawn.look, context) }
    view.emit(style, context)
  }

  @MainActor private func draw(_ look: ControlLook, _ context: EmissionContext) {
    context.open(.label)
    if look != .automatic { context.writer.set(.look, look) }
    if look != .titleOnly { emitIcon(context) }
    // With an icon alone the title is still what it is called.
    context.emit(2, title)
    context.close()
  }

  @MainActor private func emitIcon(_ context: EmissionContext) {
    guard context.environment.isInRows, let tint = context.environment.listItemTint else {
      return context.emit(1, icon)
    }
    context.emit(1, icon.foregroundStyle(tint.color ?? .secondary))
  }

  @MainActor private func emit<Style: LabelStyle>(_ style: Style, _ context: EmissionContext) {
    let configuration = LabelStyleConfiguration(title: .init(title), icon: .init(icon))
    context.emitStyled(style, of: (any LabelStyle).self) {
      $0.makeBody(configuration: configuration)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A label of a localized title and a symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// A label of a symbol and a title that is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// A label of a localized title and a picture from the app's assets.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// A label of a picture from the app's assets and a title that is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is given.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// A style of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// What the style is told about a label.
  typealias Configuration = LabelStyleConfiguration
  /// Makes the view of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label, for a style.
public struct LabelStyleConfiguration {
  public enum _TitleKind {}
  public enum _IconKind {}
  /// The title of a label, as a view.
  public typealias Title = _StylePart<_TitleKind>
  /// The icon of a label, as a view.
  public typealias Icon = _StylePart<_IconKind>
  /// The label's title.
  public let title: Title
  /// The label's icon.
  public let icon: Icon
}

/// The default label: in a bar the icon alone, elsewhere icon and title.
public struct DefaultLabelStyle: LabelStyle, DrawnStyle {
  /// The same style as `.automatic`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
  nonisolated var look: ControlLook { .automatic }
}
/// Icon and title, in a bar too.
public struct TitleAndIconLabelStyle: LabelStyle, DrawnStyle {
  /// The same style as `.titleAndIcon`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
  nonisolated var look: ControlLook { .titleAndIcon }
}
/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle, DrawnStyle {
  /// The same style as `.titleOnly`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
  nonisolated var look: ControlLook { .titleOnly }
}
/// The icon alone; assistive technology reads the title.
public struct IconOnlyLabelStyle: LabelStyle, DrawnStyle {
  /// The same style as `.iconOnly`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
  nonisolated var look: ControlLook { .iconOnly }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default label for the context.
  nonisolated public static var automatic: DefaultLabelStyle { .init() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Icon and title.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { .init() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone; assistive technology reads the title.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { .init() }
}

extension View {
  /// Sets the style of the labels in this view.
  nonisolated public func labelStyle<S: LabelStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _StyleModifier<any LabelStyle>> {
    modifier(_StyleModifier(style))
  }
}
