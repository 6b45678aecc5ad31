import ViewGraph

/// A button that opens a list of actions.
///
/// ```swift
/// struct Sorting: View {
///   @Binding var isByName: Bool
///   var body: some View {
///     Menu("Sort") {
///       Button("By name") { isByName = true }
///       Button("By date") { isByName = false }
///     }
///   }
/// }
/// ```
nonisolated public struct Menu<Label: View, Content: View>: View {
  public typealias Body = Never
  let label: Label
  let content: Content
  /// What a tap does instead; the list is then for a long press.
  let primaryAction: (@MainActor () -> Void)?

  /// A menu with any view as its label.
  @preconcurrency nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
    primaryAction = nil
  }

  /// A menu whose label runs an action when it is tapped.
  ///
  /// - Parameter primaryAction: What a tap does.
  @preconcurrency nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.label = label()
    self.content = content()
    let action = Carried(primaryAction)
    self.primaryAction = { action.value() }
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    let style = context.style(of: (any MenuStyle).self)
    if let style, !(style is any DrawnStyle) { return view.emit(style, context) }
    let start = context.writer.count
    context.open(.menu, naming: view.label)
    // A browser's button of a menu is an element of its own, and takes the menu's name.
    var name: String?
    context.forEachElement(in: Array(context.writer.contents.dropFirst(start))) {
      role, attributes in
      if role == .menu { name = attributes[.label] }
    }
    if let action = view.primaryAction { context.handler(.onTap, .action(action)) }
    // The menu has the ideal width of its label.
    var fills: UInt8 = 0
    context.descend(1) {
      context.open(.menuLabel) { writer in
        if let name { writer.set(.label, name) }
      }
      if style is ButtonMenuStyle {
        context.emit(1, _MenuButtonLabel(label: view.label))
      } else {
        context.emit(1, view.label)
      }
      context.close {
        fills = $0 & 1
        return $0
      }
    }
    context.emitMenuItems { context.emit(2, view.content) }
    context.close { _ in fills }
  }

  @MainActor private func emit<Style: MenuStyle>(_ style: Style, _ context: EmissionContext) {
    let configuration = MenuStyleConfiguration(
      label: .init(label), content: .init(content), primaryAction: primaryAction)
    context.emitStyled(style, of: (any MenuStyle).self) {
      $0.makeBody(configuration: configuration)
    }
  }
}

private struct InMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether controls are written into a menu, where a picker shows its options one below another.
  var isInMenu: Bool {
    get { self[InMenuKey.self] }
    set { self[InMenuKey.self] = newValue }
  }
}

extension EmissionContext {
  func emitMenuItems(_ items: () -> Void) {
    withEnvironment(EnvironmentValues.entries { $0.isInMenu = true }[...], items)
  }
}

extension Menu where Label == Text {
  /// A menu with a localized title.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A menu whose title is shown as given.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// A menu with a localized title, which runs an action when it is tapped.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// A menu whose title is shown as given, which runs an action when it is tapped.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == ApusUI.Label<Text, Image> {
  /// A menu with a localized title and a symbol.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { ApusUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A menu with a symbol, whose title is shown as given.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { ApusUI.Label(title, systemImage: systemImage) }
  }

  /// A menu with a localized title and a symbol, which runs an action when it is tapped.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { ApusUI.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// A menu with a symbol, whose title is shown as given, and which runs an action when it is tapped.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { ApusUI.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}

/// Whether a menu closes when one of its actions has run.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let number: Int
  /// The default for the context.
  public static let automatic = MenuActionDismissBehavior(number: 0)
  /// The menu closes.
  public static let enabled = MenuActionDismissBehavior(number: 1)
  /// The menu stays open.
  public static let disabled = MenuActionDismissBehavior(number: 2)
}

extension View {
  /// Says whether menus in this view close when one of their actions has run.
  ///
  /// > Note: A page's menu closes.
  nonisolated public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    if behavior == .disabled {
      notDrawn("menuActionDismissBehavior(_:)", "the menu closes", _file, _line)
    }
    return self
  }
}
