/// How a `NavigationView` shows several views.
public protocol NavigationViewStyle {}

/// The style of a navigation view that was given none: columns for several views, and pages on top of
/// each other for one.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  /// The same style as `.automatic`.
  nonisolated public init() {}
}
/// Pages on top of each other.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// The same style as `.stack`.
  nonisolated public init() {}
}
/// A column for each view.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {}
/// A column for each view.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// The same style as `.columns`.
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Columns for several views, and pages on top of each other for one.
  nonisolated public static var automatic: DefaultNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One column: pages on top of each other.
  nonisolated public static var stack: StackNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// A column for each view.
  nonisolated public static var columns: ColumnNavigationViewStyle { .init() }
}

extension View {
  /// Sets the style of the navigation views in this view.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _StyleModifier<any NavigationViewStyle>> {
    modifier(_StyleModifier(style))
  }
}
