import ViewGraph

/// Tabs of a `TabView`, as values.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that the tabs stand for.
  associatedtype TabValue: Hashable
  /// Not for apps.
  func _parts(_ key: UInt64) -> _TabParts
}

public struct _TabParts {
  var parts: [TabPart]
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let number: Int
  /// A search: the tab stands behind the others, and has a magnifying glass and the word “Search”
  /// unless it says otherwise.
  public static let search = TabRole(number: 1)
}

/// One tab and its screen.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  public typealias TabValue = Value
  let value: Value?
  let content: Content
  let label: Label
  let role: TabRole?

  nonisolated init(value: Value?, role: TabRole?, content: Content, label: Label) {
    self.value = value
    self.role = role
    self.content = content
    self.label = label
  }

  @MainActor public func _parts(_ key: UInt64) -> _TabParts {
    var part = TabPart(key: key, content: AnyView(content))
    part.label = AnyView(label)
    part.isSearch = role == .search
    part.tag = value.map { AnyHashable($0) }
    return _TabParts(parts: [part])
  }

  /// A tab that stands for a value, with any view as its label.
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, content: content(), label: label())
  }
}

/// A tab's label: a title and a symbol or picture.
public typealias DefaultTabLabel = Label<Text, Image>

extension Tab where Label == DefaultTabLabel {
  /// A tab that stands for a value, with a localized title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: ApusUI.Label(titleKey, systemImage: systemImage))
  }

  /// A tab that stands for a value, with a title that is shown as given and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(),
      label: ApusUI.Label(title, systemImage: systemImage))
  }

  /// A tab that stands for a value, with a localized title and a picture.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(), label: ApusUI.Label(titleKey, image: image))
  }

  /// A tab with a value, a verbatim title and a picture.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, role: role, content: content(), label: ApusUI.Label(title, image: image))
  }
}

extension Tab where Value == Never {
  /// A tab that stands for no value, with any view as its label.
  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A tab that stands for no value, with a localized title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: ApusUI.Label(titleKey, systemImage: systemImage))
  }

  /// A tab that stands for no value, with a title that is shown as given and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: ApusUI.Label(title, systemImage: systemImage))
  }

  /// A tab that stands for no value, with a localized title and a picture.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(), label: ApusUI.Label(titleKey, image: image))
  }

  /// A tab with a verbatim title, a picture and no value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(), label: ApusUI.Label(title, image: image))
  }
}

extension TabRole? {
  /// What the tab of a role shows that says nothing else.
  fileprivate var label: DefaultTabLabel {
    self == .search
      ? ApusUI.Label(
        title: { Text(own: .search) }, icon: { Image(systemName: "magnifyingglass") })
      : ApusUI.Label(title: { Text(verbatim: "") }, icon: { Image(systemName: "circle") })
  }
}

extension Tab where Label == DefaultTabLabel {
  /// A tab that its role says everything of.
  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content(), label: role.label)
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, content: content(), label: role.label)
  }
}

/// Tabs with a change of each.
nonisolated public struct _ModifiedTab<Base: TabContent>: TabContent {
  public typealias TabValue = Base.TabValue
  let base: Base
  let change: @MainActor (inout TabPart) -> Void

  nonisolated init(base: Base, change: @escaping @MainActor (inout TabPart) -> Void) {
    self.base = base
    self.change = change
  }

  @MainActor public func _parts(_ key: UInt64) -> _TabParts {
    _TabParts(
      parts: base._parts(key).parts.map { part in
        var part = part
        change(&part)
        return part
      })
  }
}

/// The tabs of one branch, as `TabContentBuilder` makes them.
nonisolated public struct _TabGroup<Value: Hashable>: TabContent {
  public typealias TabValue = Value
  let content: (any TabContent)?
  let step: UInt64

  @MainActor public func _parts(_ key: UInt64) -> _TabParts {
    content?._parts(EmissionContext.mix(key, step)) ?? _TabParts(parts: [])
  }
}

/// The tabs of an `if` without an `else`. Its type has that of the tabs, because the compiler asks for none of them, too.
nonisolated public struct _OptionalTabContent<Content: TabContent>: TabContent {
  public typealias TabValue = Content.TabValue
  let content: Content?

  nonisolated init(content: Content?) { self.content = content }

  @MainActor public func _parts(_ key: UInt64) -> _TabParts {
    content?._parts(EmissionContext.mix(key, 1)) ?? _TabParts(parts: [])
  }
}

/// Tabs in a row.
nonisolated public struct _TupleTabContent<
  Value: Hashable, First: TabContent, each Rest: TabContent
>:
  TabContent
{
  public typealias TabValue = Value
  let first: First
  let rest: (repeat each Rest)

  nonisolated init(first: First, rest: (repeat each Rest)) {
    self.first = first
    self.rest = rest
  }

  @MainActor public func _parts(_ key: UInt64) -> _TabParts {
    var parts = first._parts(EmissionContext.mix(key, 2)).parts
    var step: UInt64 = 3
    for tab in repeat each rest {
      parts += tab._parts(EmissionContext.mix(key, step)).parts
      step += 1
    }
    return _TabParts(parts: parts)
  }
}

/// Makes the tabs of a `TabView` of several statements.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// Takes a tab as one of the statements.
  nonisolated public static func buildExpression<Content: TabContent>(
    _ content: Content
  ) -> Content where Content.TabValue == TabValue { content }

  /// No statement: no tabs.
  nonisolated public static func buildBlock() -> _TabGroup<TabValue> {
    _TabGroup(content: nil, step: 1)
  }

  /// One statement: the tab itself.
  nonisolated public static func buildBlock<Content: TabContent>(_ content: Content) -> Content {
    content
  }

  /// Several statements: their tabs one after another.
  nonisolated public static func buildBlock<First: TabContent, each Rest: TabContent>(
    _ first: First, _ rest: repeat each Rest
  ) -> _TupleTabContent<TabValue, First, repeat each Rest> {
    _TupleTabContent(first: first, rest: (repeat each rest))
  }

  /// An `if` without an `else`: its tabs, or none.
  nonisolated public static func buildIf<Content: TabContent>(
    _ content: Content?
  ) -> _OptionalTabContent<Content> where Content.TabValue == TabValue {
    _OptionalTabContent(content: content)
  }

  /// The first branch of an `if` or `switch`.
  nonisolated public static func buildEither<Content: TabContent>(
    first content: Content
  ) -> _TabGroup<TabValue> {
    _TabGroup(content: content, step: 1)
  }

  /// The second branch of an `if` or `switch`.
  nonisolated public static func buildEither<Content: TabContent>(
    second content: Content
  ) -> _TabGroup<TabValue> {
    _TabGroup(content: content, step: 2)
  }
}

/// The tabs of a `TabView`, where a view is needed.
nonisolated public struct _TabContentView<Tabs: TabContent>: View, TabContainer {
  public typealias Body = Never
  let tabs: Tabs

  nonisolated init(tabs: Tabs) { self.tabs = tabs }

  @MainActor func tabParts(_ key: UInt64) -> [TabPart] { tabs._parts(key).parts }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    preconditionFailure("Tabs stand in a TabView.")
  }
}

extension TabView {
  /// Tabs, of which the one that stands for the selection is shown.
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == _TabContentView<C>, C.TabValue == SelectionValue {
    self.init(content: _TabContentView(tabs: content()), selection: selection)
  }

  /// Tabs that keep by themselves which one is shown.
  nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == _TabContentView<C>, C.TabValue == Never {
    self.init(content: _TabContentView(tabs: content()), selection: nil)
  }
}
