import ViewGraph

/// A style of groups of controls.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// The parts of a group.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Makes the view of a group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group of controls, for a style.
public struct ControlGroupStyleConfiguration {
  public enum _LabelKind {}
  public enum _ContentKind {}
  /// The label of a group, as a view.
  public typealias Label = _StylePart<_LabelKind>
  /// The controls of a group, as a view.
  public typealias Content = _StylePart<_ContentKind>
  /// The group's label; empty if it has none.
  public let label: Label
  /// The controls in the group.
  public let content: Content
}

/// The system's group: controls beside each other.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// The same style as `.automatic`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

/// A group in a navigation bar: controls beside each other.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// The same style as `.navigation`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

/// A group whose controls are the items of a menu with the group's label.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// The same style as `.menu`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// A group in a menu whose controls are its items, below each other.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// The same style as `.compactMenu`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

/// A group in a menu whose controls are its items, below each other.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// The same style as `.palette`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// Controls beside each other.
  nonisolated public static var automatic: AutomaticControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls beside each other, in a navigation bar.
  nonisolated public static var navigation: NavigationControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// Items of a menu with the group's label.
  nonisolated public static var menu: MenuControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// Items of the menu around the group.
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Items of the menu around the group.
  nonisolated public static var palette: PaletteControlGroupStyle { .init() }
}

extension View {
  /// Sets the style of the groups of controls in this view.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _StyleModifier<any ControlGroupStyle>> {
    modifier(_StyleModifier(style))
  }
}
