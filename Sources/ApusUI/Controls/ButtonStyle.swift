import ViewGraph

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  let element: ElementButtonRole
  public static let cancel = ButtonRole(element: .cancel)
  public static let destructive = ButtonRole(element: .destructive)
  /// Closes what is presented.
  public static let close = ButtonRole(element: .close)
  /// Confirms what was asked.
  public static let confirm = ButtonRole(element: .confirm)
}

/// The looks of buttons; the host handles taps.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, for a style.
public struct ButtonStyleConfiguration {
  public typealias Label = _StylePart<ButtonStyleConfiguration>
  public let role: ButtonRole?
  public let label: Label
  let press: PressState

  /// Whether the button is being pressed. A style that does not ask costs no messages.
  @MainActor @preconcurrency public var isPressed: Bool { press.read() }
}

/// The looks and the behaviour of buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, for a style that says when its action runs.
public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = _StylePart<PrimitiveButtonStyleConfiguration>
  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  /// Runs the button's action.
  @MainActor public func trigger() { action() }
}

/// The family of both kinds of style: the one set last holds.
enum ButtonStyles {}

/// A style of buttons that the host draws.
@MainActor @preconcurrency
public protocol _DrawnButtonStyle: PrimitiveButtonStyle where Body == Button<Configuration.Label> {
  /// The raw value of a ``ControlLook``.
  nonisolated static var _look: UInt8 { get }
}

extension _DrawnButtonStyle {
  nonisolated static var look: ControlLook { ControlLook(rawValue: _look) ?? .automatic }

  public func makeBody(configuration: Configuration) -> Button<Configuration.Label> {
    Button(configuration)
  }
}

public struct DefaultButtonStyle: _DrawnButtonStyle {
  nonisolated public init() {}
  nonisolated public static var _look: UInt8 { ControlLook.automatic.rawValue }
}
public struct PlainButtonStyle: _DrawnButtonStyle {
  nonisolated public init() {}
  nonisolated public static var _look: UInt8 { ControlLook.plain.rawValue }
}
public struct BorderlessButtonStyle: _DrawnButtonStyle {
  nonisolated public init() {}
  nonisolated public static var _look: UInt8 { ControlLook.borderless.rawValue }
}
public struct BorderedButtonStyle: _DrawnButtonStyle {
  nonisolated public init() {}
  nonisolated public static var _look: UInt8 { ControlLook.bordered.rawValue }
}
public struct BorderedProminentButtonStyle: _DrawnButtonStyle {
  nonisolated public init() {}
  nonisolated public static var _look: UInt8 { ControlLook.borderedProminent.rawValue }
}
public struct LinkButtonStyle: _DrawnButtonStyle {
  nonisolated public init() {}
  nonisolated public static var _look: UInt8 { ControlLook.link.rawValue }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  nonisolated public static var automatic: DefaultButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  nonisolated public static var plain: PlainButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  nonisolated public static var borderless: BorderlessButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: BorderedButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  nonisolated public static var link: LinkButtonStyle { .init() }
}

/// The outline of a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
  /// Nil: the one of the style.
  let outline: ElementBorderShape?
  /// In points; nil: the one of the style.
  var radius: CGFloat?

  public static let automatic = ButtonBorderShape(outline: nil)
  public static let capsule = ButtonBorderShape(outline: .capsule)
  public static let roundedRectangle = ButtonBorderShape(outline: .roundedRectangle)
  public static let circle = ButtonBorderShape(outline: .circle)
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(outline: .roundedRectangle, radius: max(0, radius))
  }
}

/// How large controls are.
public enum ControlSize: Int, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

private struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private struct BorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// How large controls are here.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
  /// The outline of bordered buttons here.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}

extension View {
  /// The looks of the buttons in this view.
  nonisolated public func buttonStyle<S: ButtonStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _ButtonStyleModifier> {
    modifier(_ButtonStyleModifier(style: style))
  }

  /// The looks and behaviour of the buttons in this view.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _ButtonStyleModifier> {
    modifier(_ButtonStyleModifier(style: style))
  }

  /// The outline of the bordered buttons in this view.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }

  /// How large the controls in this view are.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}

public struct _ButtonStyleModifier: ViewModifier {
  public typealias Body = Never
  nonisolated(unsafe) let style: Any
  nonisolated init(style: Any) { self.style = style }

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    context.withStyle(modifier.style, of: ButtonStyles.self, content)
  }
}
