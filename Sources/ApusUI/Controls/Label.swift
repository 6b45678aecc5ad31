import ViewGraph

/// A title with an icon.
public struct Label<Title: View, Icon: View>: View {
  public typealias Body = Never
  nonisolated(unsafe) let title: Title
  nonisolated(unsafe) let icon: Icon

  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public static func _emit(_ view: Self, _ context: EmissionContext) {
    guard let style = context.style(of: (any LabelStyle).self) else {
      return view.draw(.automatic, context)
    }
    if let drawn = style as? any DrawnStyle { return view.draw(drawn.look, context) }
    view.emit(style, context)
  }

  private func draw(_ look: ControlLook, _ context: EmissionContext) {
    context.open(.label)
    if look != .automatic { context.writer.set(.look, look) }
    if look != .titleOnly { context.emit(1, icon) }
    // With an icon alone the title is still what it is called.
    context.emit(2, title)
    context.close()
  }

  private func emit<Style: LabelStyle>(_ style: Style, _ context: EmissionContext) {
    let configuration = LabelStyleConfiguration(title: .init(title), icon: .init(icon))
    context.emitStyled(style, of: (any LabelStyle).self) {
      $0.makeBody(configuration: configuration)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

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

/// The looks of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label, for a style.
public struct LabelStyleConfiguration {
  public enum _TitleKind {}
  public enum _IconKind {}
  public typealias Title = _StylePart<_TitleKind>
  public typealias Icon = _StylePart<_IconKind>
  public let title: Title
  public let icon: Icon
}

public struct DefaultLabelStyle: LabelStyle, DrawnStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
  nonisolated var look: ControlLook { .automatic }
}
public struct TitleAndIconLabelStyle: LabelStyle, DrawnStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
  nonisolated var look: ControlLook { .titleAndIcon }
}
public struct TitleOnlyLabelStyle: LabelStyle, DrawnStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
  nonisolated var look: ControlLook { .titleOnly }
}
public struct IconOnlyLabelStyle: LabelStyle, DrawnStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
  nonisolated var look: ControlLook { .iconOnly }
}

extension LabelStyle where Self == DefaultLabelStyle {
  nonisolated public static var automatic: DefaultLabelStyle { .init() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { .init() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  nonisolated public static var iconOnly: IconOnlyLabelStyle { .init() }
}

extension View {
  /// The looks of the labels in this view.
  nonisolated public func labelStyle<S: LabelStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _StyleModifier<any LabelStyle>> {
    modifier(_StyleModifier(style))
  }
}
