import ViewGraph

/// Several controls that belong together.
///
/// ```swift
/// struct Zoom: View {
///   @Binding var scale: Double
///   var body: some View {
///     ControlGroup {
///       Button("Smaller", systemImage: "minus") { scale /= 2 }
///       Button("Larger", systemImage: "plus") { scale *= 2 }
///     }
///   }
/// }
/// ```
nonisolated public struct ControlGroup<Content: View>: View {
  public typealias Body = Never
  let content: Content

  /// The controls in a row.
  @preconcurrency nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    guard let style = context.style(of: (any ControlGroupStyle).self) else {
      return view.draw(context)
    }
    if let group = view.content as? any LabelledControls {
      return emit(group.parts, style, context)
    }
    emit(
      ControlGroupStyleConfiguration(label: .init(EmptyView()), content: .init(view.content)),
      style, context)
  }

  @MainActor private func draw(_ context: EmissionContext) {
    emitStack(
      axis: 0, alignment: ElementAlignment(.center, .center), spacing: nil, content, context)
  }

  @MainActor private static func emit<Style: ControlGroupStyle>(
    _ configuration: ControlGroupStyleConfiguration, _ style: Style, _ context: EmissionContext
  ) {
    context.emitStyled(style, of: (any ControlGroupStyle).self) {
      $0.makeBody(configuration: configuration)
    }
  }
}

/// Controls with a label that a menu shows.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  public var body: some View { content }
}

private protocol LabelledControls {
  @MainActor var parts: ControlGroupStyleConfiguration { get }
}

extension LabeledControlGroupContent: LabelledControls {
  @MainActor fileprivate var parts: ControlGroupStyleConfiguration {
    ControlGroupStyleConfiguration(label: .init(label), content: .init(content))
  }
}

extension ControlGroup {
  /// The controls in a row, with a label for styles that show one.
  nonisolated public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  /// The controls in a row, with a localized title for styles that show one.
  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// The controls in a row, with a title, shown as given, for styles that show one.
  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// The controls in a row, with a localized title and a symbol for styles that show them.
  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  /// The controls in a row, with a title, shown as given, and a symbol for styles that show them.
  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(title, systemImage: systemImage) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The controls that a style is given.
  nonisolated public init(_ configuration: ControlGroupStyleConfiguration) {
    content = configuration.content
  }
}
