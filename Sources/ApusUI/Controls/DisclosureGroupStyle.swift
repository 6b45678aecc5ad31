import ViewGraph

/// A style of disclosure groups.
///
/// ```swift
/// struct Fold: DisclosureGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(alignment: .leading) {
///       Button { configuration.isExpanded.toggle() } label: { configuration.label }
///       if configuration.isExpanded { configuration.content }
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// The parts of a group.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Makes the view of a group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a disclosure group, for a style.
public struct DisclosureGroupStyleConfiguration {
  public enum _LabelKind {}
  public enum _ContentKind {}
  /// The label of a group, as a view.
  public typealias Label = _StylePart<_LabelKind>
  /// The content of a group, as a view.
  public typealias Content = _StylePart<_ContentKind>
  /// The group's label.
  public let label: Label
  /// The views in the group. They are made when the style shows them.
  public let content: Content
  /// Whether the group is open. A style that sets it opens or closes the group.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The system's group: its label is a button with a sign that turns.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, DrawnStyle {
  /// The same style as `.automatic`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
  nonisolated var look: ControlLook { .automatic }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The system's group.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}

extension View {
  /// Sets the style of the disclosure groups in this view.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _StyleModifier<any DisclosureGroupStyle>> {
    modifier(_StyleModifier(style))
  }
}
