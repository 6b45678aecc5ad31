import ViewGraph

/// The looks of lists.
@MainActor @preconcurrency
public protocol ListStyle {}

public struct DefaultListStyle: ListStyle, DrawnStyle {
  nonisolated public init() {}
  nonisolated var look: ControlLook { .automatic }
}
public struct PlainListStyle: ListStyle, DrawnStyle {
  nonisolated public init() {}
  nonisolated var look: ControlLook { .plainList }
}
public struct GroupedListStyle: ListStyle, DrawnStyle {
  nonisolated public init() {}
  nonisolated var look: ControlLook { .grouped }
}
public struct InsetListStyle: ListStyle, DrawnStyle {
  nonisolated public init() {}
  nonisolated var look: ControlLook { .inset }
}
public struct InsetGroupedListStyle: ListStyle, DrawnStyle {
  nonisolated public init() {}
  nonisolated var look: ControlLook { .insetGrouped }
}
public struct SidebarListStyle: ListStyle, DrawnStyle {
  nonisolated public init() {}
  nonisolated var look: ControlLook { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  nonisolated public static var automatic: DefaultListStyle { .init() }
}
extension ListStyle where Self == PlainListStyle {
  nonisolated public static var plain: PlainListStyle { .init() }
}
extension ListStyle where Self == GroupedListStyle {
  nonisolated public static var grouped: GroupedListStyle { .init() }
}
extension ListStyle where Self == InsetListStyle {
  nonisolated public static var inset: InsetListStyle { .init() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  nonisolated public static var insetGrouped: InsetGroupedListStyle { .init() }
}
extension ListStyle where Self == SidebarListStyle {
  nonisolated public static var sidebar: SidebarListStyle { .init() }
}

extension View {
  /// The looks of the lists in this view.
  nonisolated public func listStyle<S: ListStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _StyleModifier<any ListStyle>> {
    modifier(_StyleModifier(style))
  }
}
