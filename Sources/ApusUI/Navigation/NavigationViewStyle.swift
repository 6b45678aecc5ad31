/// How a `NavigationView` shows its columns. On a page there is one column.
public protocol NavigationViewStyle {}

public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  nonisolated public init() {}
}
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  nonisolated public init() {}
}
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {}
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  nonisolated public static var automatic: DefaultNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  nonisolated public static var stack: StackNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  nonisolated public static var columns: ColumnNavigationViewStyle { .init() }
}

extension View {
  /// Shows the navigation views in this view as a stack of pages, which they are anyway.
  nonisolated public func navigationViewStyle(_ style: StackNavigationViewStyle) -> Self { self }
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
