import ViewGraph

/// A style of menus.
///
/// ```swift
/// struct FramedMenuStyle: MenuStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Menu(configuration).padding(8).border(.secondary)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// The parts of a menu.
  typealias Configuration = MenuStyleConfiguration
  /// Makes the view of a menu.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a menu, for a style, which gives them to `Menu(_:)`.
public struct MenuStyleConfiguration {
  public enum _LabelKind {}
  public enum _ContentKind {}
  /// The label of a menu, as a view.
  public typealias Label = _StylePart<_LabelKind>
  /// The actions of a menu, as a view.
  public typealias Content = _StylePart<_ContentKind>
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?
}

/// The system's menu: its label in the tint colour.
public struct DefaultMenuStyle: MenuStyle, DrawnStyle {
  /// The same style as `.automatic`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
  nonisolated var look: ControlLook { .automatic }
}

/// A menu whose label looks as a button of the button style around.
public struct ButtonMenuStyle: MenuStyle, DrawnStyle {
  /// The same style as `.button`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
  nonisolated var look: ControlLook { .automatic }
}

/// A menu whose label looks as a button without an edge.
public struct BorderlessButtonMenuStyle: MenuStyle, DrawnStyle {
  /// The same style as `.borderlessButton`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
  nonisolated var look: ControlLook { .automatic }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The system's menu.
  nonisolated public static var automatic: DefaultMenuStyle { .init() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu whose label looks as a button of the button style around.
  nonisolated public static var button: ButtonMenuStyle { .init() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu whose label looks as a button without an edge.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style is given.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    label = configuration.label
    content = configuration.content
    primaryAction = configuration.primaryAction
  }
}

extension View {
  /// Sets the style of the menus in this view.
  nonisolated public func menuStyle<S: MenuStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _StyleModifier<any MenuStyle>> {
    modifier(_StyleModifier(style))
  }
}

/// The label of a menu in the style of buttons.
struct _MenuButtonLabel<Label: View>: View {
  typealias Body = Never
  let label: Label

  static func _emit(_ view: Self, _ context: EmissionContext) {
    let label = view.label
    switch context.styleValue(of: ButtonStyles.self) {
    case let style as any ButtonStyle:
      let configuration = ButtonStyleConfiguration(
        role: nil, label: _StylePart(label), press: context.press())
      func emit<Style: ButtonStyle>(_ style: Style) {
        context.emitStyled(style, of: ButtonStyles.self) {
          $0.makeBody(configuration: configuration)
        }
      }
      emit(style)
    case is BorderedButtonStyle:
      context.emit(1, framed(label).background(Color(UIColor.tertiarySystemFill), in: shape))
    case is BorderedProminentButtonStyle:
      context.emit(1, framed(label).foregroundStyle(.white).background(.tint, in: shape))
    case is PlainButtonStyle: context.emit(1, label.foregroundStyle(.primary))
    default: context.emit(1, label)
    }
  }

  private static var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 8) }

  private static func framed(_ label: Label) -> some View {
    label.padding(.horizontal, 12).padding(.vertical, 7)
  }
}
