import ViewGraph

/// A style that a host draws.
protocol DrawnStyle {
  nonisolated var look: ControlLook { get }
}

/// A style that a host draws in a colour of its own.
protocol TintedStyle: DrawnStyle {
  nonisolated var tint: Color? { get }
}

extension EmissionContext {
  /// Writes the colour that a style has of its own.
  func writeTint(of style: Any?) {
    guard let tint = (style as? any TintedStyle)?.tint else { return }
    writer.set(.tint, tint._fill(in: environment).paint)
  }

  /// Writes the size and the border's shape of a control with the look of a button.
  func writeSize(ofButton look: ControlLook) {
    let size = environment.controlSize
    if size != .regular { writer.set(.controlSize, size.element) }
    // Small buttons of UIKit have letters of 15 points.
    if size == .mini || size == .small, environment.font == nil {
      writer.set(.fontStyle, FontStyle.subheadline)
    }
    guard look.rawValue >= ControlLook.bordered.rawValue else { return }
    let shape = environment.buttonBorderShape
    if let outline = shape.outline { writer.set(.borderShape, outline) }
    if let radius = shape.radius { writer.set(.cornerRadius, [Double(radius)]) }
  }
}

/// The style of a family of controls, as the environment has it.
struct StyleChoice: InputComparable {
  let style: Any

  static func isSameInput(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    let first = first.assumingMemoryBound(to: Self.self).pointee.style
    let second = second.assumingMemoryBound(to: Self.self).pointee.style
    func compare<Style>(_ style: Style) -> Bool {
      (second as? Style).map { ViewGraph.isSameInput(style, $0) } ?? false
    }
    return _openExistential(first, do: compare)
  }
}

/// The environment's key of a family, which is given by its protocol.
private enum StyleKey<Family> {
  static var id: ObjectIdentifier { ObjectIdentifier(StyleKey<Family>.self) }
}

extension EmissionContext {
  /// The style of a family that was set furthest in; nil for the default one.
  func style<Family>(of _: Family.Type) -> Family? {
    styleValue(of: Family.self) as? Family
  }

  /// The style of a family that is not one protocol.
  func styleValue<Family>(of _: Family.Type) -> Any? {
    environmentValue(StyleKey<Family>.id, as: StyleChoice.self)?.style
  }

  func withStyle<Family>(_ style: Any, of _: Family.Type, _ body: () -> Void) {
    withEnvironment(
      EnvironmentEntry(key: StyleKey<Family>.id, value: StyleChoice(style: style)), body)
  }

  /// Evaluates the body of a custom style: in it, the family's default style holds again.
  func emitStyled<Family, Style, Content: View>(
    _ style: Style, of family: Family.Type, _ body: @escaping @MainActor (Style) -> Content
  ) {
    place(styled(style, of: family, body))
  }

  /// As ``emitStyled(_:of:_:)``, without putting the elements here.
  func styled<Family, Style, Content: View>(
    _ style: Style, of family: Family.Type, _ body: @escaping @MainActor (Style) -> Content
  ) -> Component {
    var child: Component!
    withStyle((), of: family) {
      descend(0x57E1) { child = composite(_StyleBody(modifier: style, make: body), self) }
    }
    return child
  }

  /// Evaluates a view one structural step further down.
  func emit<Content: View>(_ step: UInt64, _ view: Content) {
    let outer = enter(step)
    Content._emit(view, self)
    leave(outer)
  }
}

/// The node of a custom style: the style's dynamic properties are its own.
private struct _StyleBody<Style, Content: View>: View, ModifierCarrier {
  let modifier: Style
  let make: @MainActor (Style) -> Content
  static var modifierType: Any.Type { Style.self }
  var body: Content { make(modifier) }
}

/// Sets the style of a family of controls for the content.
nonisolated public struct _StyleModifier<Family>: ViewModifier {
  public typealias Body = Never
  let style: Any

  nonisolated init(_ style: Any) { self.style = style }

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    context.withStyle(modifier.style, of: Family.self, content)
  }
}

/// A part of a control that is given to a custom style, such as its label.
nonisolated public struct _StylePart<Kind>: View {
  public typealias Body = Never
  let content: any View

  nonisolated init(_ content: any View) { self.content = content }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    func emit<Content: View>(_ content: Content) { context.emit(3, content) }
    emit(view.content)
  }
}
