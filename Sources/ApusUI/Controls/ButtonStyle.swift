import ViewGraph

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  let element: ElementButtonRole
  /// Leaves without changing anything. In a dialog, Escape runs it too.
  public static let cancel = ButtonRole(element: .cancel)
  /// Deletes or discards something; drawn in red.
  public static let destructive = ButtonRole(element: .destructive)
  /// Closes what is presented.
  public static let close = ButtonRole(element: .close)
  /// Confirms what was asked.
  public static let confirm = ButtonRole(element: .confirm)
}

/// A style of buttons. The host handles taps.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// What the style is told about a button.
  typealias Configuration = ButtonStyleConfiguration
  /// Makes the view inside a button. The host adds the taps.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, for a style.
public struct ButtonStyleConfiguration {
  /// The button's label, as a view.
  public typealias Label = _StylePart<ButtonStyleConfiguration>
  /// What the button is for, if it says so.
  public let role: ButtonRole?
  /// The button's label. Use it in the style's body.
  public let label: Label
  let press: PressState

  /// Whether the button is being pressed. A page reports presses only if the style reads this.
  @MainActor @preconcurrency public var isPressed: Bool { press.read() }
}

/// A style of buttons that also decides when their action runs.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// What the style is told about a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Makes the view of a button. The style decides when
  /// ``PrimitiveButtonStyleConfiguration/trigger()`` is called.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button, for a style that says when its action runs.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label, as a view.
  public typealias Label = _StylePart<PrimitiveButtonStyleConfiguration>
  /// What the button is for, if it says so.
  public let role: ButtonRole?
  /// The button's label. Use it in the style's body.
  public let label: Label
  let action: @MainActor () -> Void
  let place: LinkPlace?

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

  /// The button itself, drawn by the host.
  public func makeBody(configuration: Configuration) -> Button<Configuration.Label> {
    Button(configuration)
  }
}

/// The style of a button that was given none: tinted text, or the form that a row, a bar or a menu
/// gives it.
public struct DefaultButtonStyle: _DrawnButtonStyle {
  /// The same style as `.automatic`.
  nonisolated public init() {}
  nonisolated public static var _look: UInt8 { ControlLook.automatic.rawValue }
}
/// A button that looks like its label alone.
public struct PlainButtonStyle: _DrawnButtonStyle {
  /// The same style as `.plain`.
  nonisolated public init() {}
  nonisolated public static var _look: UInt8 { ControlLook.plain.rawValue }
}
/// A button in the tint colour, without a border or background.
public struct BorderlessButtonStyle: _DrawnButtonStyle {
  /// The same style as `.borderless`.
  nonisolated public init() {}
  nonisolated public static var _look: UInt8 { ControlLook.borderless.rawValue }
}
/// A button with a quiet background.
public struct BorderedButtonStyle: _DrawnButtonStyle {
  /// The same style as `.bordered`.
  nonisolated public init() {}
  nonisolated public static var _look: UInt8 { ControlLook.bordered.rawValue }
}
/// A button filled with the tint colour.
public struct BorderedProminentButtonStyle: _DrawnButtonStyle {
  /// The same style as `.borderedProminent`.
  nonisolated public init() {}
  nonisolated public static var _look: UInt8 { ControlLook.borderedProminent.rawValue }
}
/// A button that looks like a link.
public struct LinkButtonStyle: _DrawnButtonStyle {
  /// The same style as `.link`.
  nonisolated public init() {}
  nonisolated public static var _look: UInt8 { ControlLook.link.rawValue }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style for the context.
  nonisolated public static var automatic: DefaultButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone, in the colour of the text around.
  nonisolated public static var plain: PlainButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint colour, without a border or background.
  nonisolated public static var borderless: BorderlessButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label on a quiet background.
  nonisolated public static var bordered: BorderedButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label on a background in the tint colour.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The label as a link.
  nonisolated public static var link: LinkButtonStyle { .init() }
}

/// The outline of a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
  /// Nil: the one of the style.
  let outline: ElementBorderShape?
  /// In points; nil: the one of the style.
  var radius: CGFloat?

  /// The shape that the system gives bordered buttons.
  public static let automatic = ButtonBorderShape(outline: nil)
  /// Fully rounded ends.
  public static let capsule = ButtonBorderShape(outline: .capsule)
  /// Rounded corners of the usual radius.
  public static let roundedRectangle = ButtonBorderShape(outline: .roundedRectangle)
  /// A circle.
  public static let circle = ButtonBorderShape(outline: .circle)
  /// Rounded corners.
  ///
  /// - Parameter radius: In points; fractions are cut off.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(outline: .roundedRectangle, radius: max(0, radius))
  }
}

/// How large controls are.
public enum ControlSize: Int, CaseIterable, Sendable {
  /// The sizes, from the smallest to the largest.
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
  /// Sets the style of the buttons in this view.
  nonisolated public func buttonStyle<S: ButtonStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _ButtonStyleModifier> {
    modifier(_ButtonStyleModifier(style: style))
  }

  /// Sets the style and behaviour of the buttons in this view.
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

nonisolated public struct _ButtonStyleModifier: ViewModifier {
  public typealias Body = Never
  let style: Any
  nonisolated init(style: Any) { self.style = style }

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    context.withStyle(modifier.style, of: ButtonStyles.self, content)
  }
}
