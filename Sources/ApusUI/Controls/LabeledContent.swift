import ViewGraph

/// A value with its name beside it.
public struct LabeledContent<Label, Content> {
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let content: Content
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
      context.emit(1, label)
      context.emit(2, Spacer())
    }
    // The value steps back behind its name.
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
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(verbatim: format.format(value)))
  }

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

/// The looks of labelled values.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a labelled value, for a style.
public struct LabeledContentStyleConfiguration {
  public enum _LabelKind {}
  public enum _ContentKind {}
  public typealias Label = _StylePart<_LabelKind>
  public typealias Content = _StylePart<_ContentKind>
  public let label: Label
  public let content: Content
}

public struct AutomaticLabeledContentStyle: LabeledContentStyle, DrawnStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
  nonisolated var look: ControlLook { .automatic }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  nonisolated public static var automatic: AutomaticLabeledContentStyle { .init() }
}

extension View {
  /// The looks of the labelled values in this view.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _StyleModifier<any LabeledContentStyle>> {
    modifier(_StyleModifier(style))
  }
}
