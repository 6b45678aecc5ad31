import ViewGraph

/// A style of text fields.
///
/// The requirement is the one that Apple's framework has; code in use implements it.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The label of a text field, for a style.
public struct _TextFieldStyleLabel: View {
  public typealias Body = Never
  let emit: @MainActor (EmissionContext) -> Void

  init<Content: View>(_ content: Content) { emit = { $0.emit(3, content) } }

  public static func _emit(_ view: Self, _ context: EmissionContext) { view.emit(context) }
}

/// The default text field for the context.
public struct DefaultTextFieldStyle: TextFieldStyle, DrawnStyle {
  /// The same style as `.automatic`.
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
  nonisolated var look: ControlLook { .automatic }
}
/// A text field without a border.
public struct PlainTextFieldStyle: TextFieldStyle, DrawnStyle {
  /// The same style as `.plain`.
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
  nonisolated var look: ControlLook { .plain }
}
/// A text field with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, DrawnStyle {
  /// The same style as `.roundedBorder`.
  nonisolated public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
  nonisolated var look: ControlLook { .roundedBorder }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default text field for the context.
  nonisolated public static var automatic: DefaultTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No border.
  nonisolated public static var plain: PlainTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A rounded border.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

extension View {
  /// Sets the style of the text fields in this view.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _StyleModifier<any TextFieldStyle>> {
    modifier(_StyleModifier(style))
  }
}
