import ViewGraph

/// Groups of labelled controls.
///
/// ```swift
/// struct Account: View {
///   @State private var name = ""
///   @State private var isPublic = true
///   var body: some View {
///     Form {
///       TextField("Name", text: $name)
///       Toggle("Public profile", isOn: $isPublic)
///     }
///   }
/// }
/// ```
nonisolated public struct Form<Content: View>: View {
  public typealias Body = Never
  let content: Content

  /// A form of the sections and controls in `content`.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    guard let style = context.style(of: (any FormStyle).self) else {
      return view.draw(.automatic, context)
    }
    if let drawn = style as? any DrawnStyle { return view.draw(drawn.look, context) }
    view.emit(style, context)
  }

  @MainActor private func draw(_ look: ControlLook, _ context: EmissionContext) {
    // Its own padding gives its rows their margins.
    guard context.pending[.padding] == nil else { return context.box { draw(look, context) } }
    context.tellsNoScrolling()
    let rows = context.slot(0xF03) { RowsSlot() }.rows
    context.openOnGround(.form, look)
    context.writeListSpacing()
    let axis = context.axis
    (context.container, context.axis) = (rows, 1)
    context.emitRows {
      guard context.environment.isInSidebar else { return context.emit(1, content) }
      context.emit(1, content.environment(\.isInSidebar, false))
    }
    (context.container, context.axis) = (nil, axis)
    context.close { _ in 3 }
  }

  @MainActor private func emit<Style: FormStyle>(_ style: Style, _ context: EmissionContext) {
    let configuration = FormStyleConfiguration(content: .init(content))
    context.emitStyled(style, of: (any FormStyle).self) {
      $0.makeBody(configuration: configuration)
    }
  }

  private final class RowsSlot: Slot { let rows = RowContainer(window: nil) }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style is given.
  nonisolated public init(_ configuration: FormStyleConfiguration) {
    content = configuration.content
  }
}

/// A style of forms.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// What the style is told about a form.
  typealias Configuration = FormStyleConfiguration
  /// Makes the view of a form.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a form, for a style.
public struct FormStyleConfiguration {
  /// The content of a form, as a view.
  public typealias Content = _StylePart<FormStyleConfiguration>
  /// The form's content.
  public let content: Content
}

/// The default form: groups of rows on a grey background.
public struct AutomaticFormStyle: FormStyle, DrawnStyle {
  /// The same style as `.automatic`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
  nonisolated var look: ControlLook { .automatic }
}
/// Groups of rows on a grey background.
public struct GroupedFormStyle: FormStyle, DrawnStyle {
  /// The same style as `.grouped`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
  nonisolated var look: ControlLook { .grouped }
}
/// Labels and controls in columns. A page draws groups of rows, as with `.grouped`.
public struct ColumnsFormStyle: FormStyle, DrawnStyle {
  /// The same style as `.columns`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
  nonisolated var look: ControlLook { .plain }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default form.
  nonisolated public static var automatic: AutomaticFormStyle { .init() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// Groups of rows on a grey background.
  nonisolated public static var grouped: GroupedFormStyle { .init() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// Columns: on a page, groups of rows.
  nonisolated public static var columns: ColumnsFormStyle { .init() }
}

extension View {
  /// Sets the style of the forms in this view.
  nonisolated public func formStyle<S: FormStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _StyleModifier<any FormStyle>> {
    modifier(_StyleModifier(style))
  }
}
