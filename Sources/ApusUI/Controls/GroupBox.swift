import ViewGraph

/// A titled box around views.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  public typealias Body = Never
  let label: Label
  let content: Content

  nonisolated init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }

  /// A box with any view as its label.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content())
  }

  /// A box with a label given as a view.
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content())
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    guard let style = context.style(of: (any GroupBoxStyle).self), !(style is any DrawnStyle)
    else { return view.draw(context) }
    view.emit(style, context)
  }

  // Frames, paddings and backgrounds around the box do not change its own padding.
  @MainActor private func draw(_ context: EmissionContext) {
    let environment = context.environment
    let fill =
      environment.backgroundStyle?._fill(in: environment)
      ?? _StyleFill(.paint(Paint(.secondaryBackground)))
    context.modify(.clip) { writer in
      fill.write(writer, paint: .background, gradient: .backgroundGradient)
      writer.set(.cornerRadius, [8])
      writer.set(.padding, [16, 16, 16, 16])
    } content: {
      drawParts(context)
    }
  }

  @MainActor private func drawParts(_ context: EmissionContext) {
    context.open(.stack)
    context.writer.set(.axis, .vertical)
    context.writer.set(.alignment, ElementAlignment(.leading, .center))
    context.writer.set(.childrenBehavior, .contain)
    let axis = context.axis
    context.axis = 1
    if Label.self != EmptyView.self {
      context.modify(.free) {
        $0.set(.fontStyle, FontStyle.headline)
      } content: {
        context.emit(1, label)
      }
    }
    context.emit(2, content)
    context.axis = axis
    context.close { $0 | 1 }
  }

  @MainActor private func emit<Style: GroupBoxStyle>(_ style: Style, _ context: EmissionContext) {
    let configuration = GroupBoxStyleConfiguration(label: .init(label), content: .init(content))
    context.emitStyled(style, of: (any GroupBoxStyle).self) {
      $0.makeBody(configuration: configuration)
    }
  }
}

extension GroupBox where Label == EmptyView {
  /// A box without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content())
  }
}

extension GroupBox where Label == Text {
  /// A box with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// A box whose title is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  /// The box that a style is given.
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// A style of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// What the style is told about a box.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Makes the view of a box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box, for a style.
public struct GroupBoxStyleConfiguration {
  public enum _LabelKind {}
  public enum _ContentKind {}
  /// The label of a box, as a view.
  public typealias Label = _StylePart<_LabelKind>
  /// The content of a box, as a view.
  public typealias Content = _StylePart<_ContentKind>
  /// The box's label; empty if it has none.
  public let label: Label
  /// The views in the box.
  public let content: Content
}

/// The system's box: a quiet background with rounded corners, the label as a headline.
public struct DefaultGroupBoxStyle: GroupBoxStyle, DrawnStyle {
  /// The same style as `.automatic`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
  nonisolated var look: ControlLook { .automatic }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The system's box.
  nonisolated public static var automatic: DefaultGroupBoxStyle { .init() }
}

extension View {
  /// Sets the style of the group boxes in this view.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _StyleModifier<any GroupBoxStyle>> {
    modifier(_StyleModifier(style))
  }
}
