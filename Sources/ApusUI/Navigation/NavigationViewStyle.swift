/// How a `NavigationView` shows its columns. On a page there is one column.
public protocol NavigationViewStyle {}

/// The style of a navigation view that was given none.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  /// The same style as `.automatic`.
  nonisolated public init() {}
}
/// Pages on top of each other.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  /// The same style as `.stack`.
  nonisolated public init() {}
}
/// Columns; a page shows one.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {}
/// Two columns; a page shows one.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  /// Two columns; a page shows one.
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// One column: pages on top of each other.
  nonisolated public static var automatic: DefaultNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One column: pages on top of each other.
  nonisolated public static var stack: StackNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns; a page shows one.
  nonisolated public static var columns: ColumnNavigationViewStyle { .init() }
}

extension View {
  /// Shows the navigation views in this view as a stack of pages, which they are anyway.
  nonisolated public func navigationViewStyle(_ style: StackNavigationViewStyle) -> Self { self }
  /// Shows the navigation views in this view in the usual style.
  nonisolated public func navigationViewStyle(_ style: DefaultNavigationViewStyle) -> Self { self }

  /// > Note: Has no meaning on a page: a navigation view has one column there.
  @_disfavoredOverload
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(
    _ style: S, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("navigationViewStyle(_:)", _file, _line)
    return self
  }
}
