import ViewGraph

/// A value with its name beside it.
///
/// ```swift
/// struct Version: View {
///   var body: some View {
///     Form { LabeledContent("Version", value: "1.2") }
///   }
/// }
/// ```
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  public typealias Body = Never

  public static func _emit(_ view: Self, _ context: EmissionContext) {
    guard let style = context.style(of: (any LabeledContentStyle).self),
      !(style is any DrawnStyle)
    else { return view.draw(context) }
    view.emit(style, context)
  }

  @MainActor private func draw(_ context: EmissionContext) {
    context.open(.stack)
    context.writer.set(.axis, .horizontal)
    context.writer.set(.alignment, ElementAlignment(.leading, .firstTextBaseline))
    context.writer.set(.childrenBehavior, .combine)
    let axis = context.axis
    context.axis = 0
    if !context.environment.labelsHidden {
      context.emitLabel(1, label)
      context.emit(2, Spacer())
    }
    // The value is less prominent than its label.
    context.modify(.free) {
      $0.set(.foreground, Paint(.secondary))
    } content: {
      context.emit(3, content)
    }
    context.axis = axis
    context.close { _ in 1 }
  }

  @MainActor private func emit<Style: LabeledContentStyle>(
    _ style: Style, _ context: EmissionContext
  ) {
    let configuration = LabeledContentStyleConfiguration(
      label: .init(label), content: .init(content))
    context.emitStyled(style, of: (any LabeledContentStyle).self) {
      $0.makeBody(configuration: configuration)
    }
  }
}

extension LabeledContent where Label: View, Content: View {
  /// A value of any view with a label of any view.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// A value of any view with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleKey), content: content())
  }

  /// A value of any view with a title that is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text with a localized title.
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// A text with a title; both are shown as given.
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// A formatted value with a localized title.
  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(verbatim: format.format(value)))
  }

  /// A formatted value with a title that is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(verbatim: format.format(value)))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// What a style is given.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// A style of labelled values.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// What the style is told about a labelled value.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Makes the view of a labelled value.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a labelled value, for a style.
public struct LabeledContentStyleConfiguration {
  public enum _LabelKind {}
  public enum _ContentKind {}
  /// The label, as a view.
  public typealias Label = _StylePart<_LabelKind>
  /// The value, as a view.
  public typealias Content = _StylePart<_ContentKind>
  /// The label.
  public let label: Label
  /// The value.
  public let content: Content
}

/// The label first, the value at the end of the line in the secondary colour.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, DrawnStyle {
  /// The same style as `.automatic`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
  nonisolated var look: ControlLook { .automatic }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The label first, the value at the end of the line.
  nonisolated public static var automatic: AutomaticLabeledContentStyle { .init() }
}

extension View {
  /// Sets the style of the labelled values in this view.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _StyleModifier<any LabeledContentStyle>> {
    modifier(_StyleModifier(style))
  }
}
