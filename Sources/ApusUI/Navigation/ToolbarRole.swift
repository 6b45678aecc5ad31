/// The purpose of a bar: a document, a browser of contents, or pages of a stack.
public struct ToolbarRole: Sendable, Hashable {
  private let name: String
  /// As the platform has it.
  public static var automatic: ToolbarRole { .init(name: "automatic") }
  /// Pages that are pushed.
  public static var navigationStack: ToolbarRole { .init(name: "navigationStack") }
  /// Contents that are walked through.
  public static var browser: ToolbarRole { .init(name: "browser") }
  /// A document.
  public static var editor: ToolbarRole { .init(name: "editor") }
}

extension View {
  /// The purpose of the page's bar.
  ///
  /// > Note: Has no meaning on a page, whose bar has one form.
  nonisolated public func toolbarRole(
    _ role: ToolbarRole, _file: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    noMeaning("toolbarRole(_:)", _file, _line)
    return self
  }
}

/// In which order a menu shows its items.
public struct MenuOrder: Sendable, Hashable {
  private let name: String
  /// As the platform has it.
  public static var automatic: MenuOrder { .init(name: "automatic") }
  /// The most important one next to the finger.
  public static var priority: MenuOrder { .init(name: "priority") }
  /// As they are written.
  public static var fixed: MenuOrder { .init(name: "fixed") }
}

extension View {
  /// In which order menus in this view show their items.
  ///
  /// > Note: Has no meaning on a page, whose menus open below their label, in the order in which they are written.
  nonisolated public func menuOrder(
    _ order: MenuOrder, _file: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    noMeaning("menuOrder(_:)", _file, _line)
    return self
  }
}
