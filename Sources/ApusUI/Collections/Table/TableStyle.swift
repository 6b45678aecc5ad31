import ViewGraph

/// A style of tables.
@MainActor @preconcurrency
public protocol TableStyle {}

/// The style of a table that was given none: rows on the page's background.
public struct AutomaticTableStyle: TableStyle, DrawnStyle {
  /// The same style as `.automatic`.
  nonisolated public init() {}
  nonisolated var look: ControlLook { .inset }
}
/// Rows on the page's background, over the width of the table.
public struct InsetTableStyle: TableStyle, DrawnStyle {
  /// The same style as `.inset`.
  nonisolated public init() {}
  nonisolated var look: ControlLook { .inset }
}
/// Rows with a line around all of them.
public struct BorderedTableStyle: TableStyle, DrawnStyle {
  /// The same style as `.bordered`.
  nonisolated public init() {}
  nonisolated var look: ControlLook { .borderedTable }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// Rows on the page's background.
  nonisolated public static var automatic: AutomaticTableStyle { .init() }
}
extension TableStyle where Self == InsetTableStyle {
  /// Rows on the page's background, over the width of the table.
  nonisolated public static var inset: InsetTableStyle { .init() }
}
extension TableStyle where Self == BorderedTableStyle {
  /// Rows with a line around all of them.
  nonisolated public static var bordered: BorderedTableStyle { .init() }
}

/// Whether each second row has another background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  private let name: String
  /// As the style does it: on a page, all rows have the same.
  public static let automatic = Self(name: "automatic")
  /// Each second row has another.
  public static let enabled = Self(name: "enabled")
  /// All rows have the same.
  public static let disabled = Self(name: "disabled")
}

private struct TableHeadersKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}
private struct AlternatingRowsKey: EnvironmentKey {
  static var defaultValue: AlternatingRowBackgroundBehavior { .automatic }
}

extension EnvironmentValues {
  var tableColumnHeaders: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
  var alternatingRows: AlternatingRowBackgroundBehavior {
    get { self[AlternatingRowsKey.self] }
    set { self[AlternatingRowsKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the tables in this view.
  nonisolated public func tableStyle<S: TableStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _StyleModifier<any TableStyle>> {
    modifier(_StyleModifier(style))
  }

  /// Whether the tables in this view show the titles of their columns.
  nonisolated public func tableColumnHeaders(
    _ visibility: Visibility
  ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier> {
    modifier(_EnvironmentKeyTransformModifier { $0.tableColumnHeaders = visibility })
  }

  /// Whether each second row of the tables in this view has another background.
  nonisolated public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier> {
    modifier(_EnvironmentKeyTransformModifier { $0.alternatingRows = behavior })
  }
}
