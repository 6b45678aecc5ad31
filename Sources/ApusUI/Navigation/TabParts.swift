import ViewGraph

/// The stack of a tab's screen, which a tap on the tab that is shown leads to the first page of.
@MainActor
final class TabStack {
  weak var navigator: Navigator?

  func popToRoot() { navigator?.pop(to: 0) }
}

private struct TabStackKey: EnvironmentKey { static var defaultValue: TabStack? { nil } }
private struct TabSymbolsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
  /// Which forms symbols have in the tabs around.
  var tabSymbols: SymbolVariants {
    get { self[TabSymbolsKey.self] }
    set { self[TabSymbolsKey.self] = newValue }
  }
  var tabStack: TabStack? {
    get { self[TabStackKey.self] }
    set { self[TabStackKey.self] = newValue }
  }
}

/// One tab, as the content of a `TabView` says it.
@MainActor
struct TabPart {
  /// Structural place and ids.
  var key: UInt64
  var label: AnyView?
  var badge: Text?
  var tag: AnyHashable?
  var isDisabled = false
  var isHidden = false
  /// Whether a bar leaves it out, and a sidebar does not.
  var isSidebarOnly = false
  /// Modifiers of the tab itself, the innermost first.
  var modifiers: [TabModifier] = []
  /// Whether it is for searching: see ``TabRole/search``.
  var isSearch = false
  /// Where it leads, if the screen gives its addresses itself.
  var address: String?
  var content: AnyView

  /// The tabs of a view: each child of a group, each row of a `ForEach`.
  static func parts(of view: some View, _ key: UInt64 = 0) -> [TabPart] {
    if let container = view as? any TabContainer { return container.tabParts(key) }
    return [TabPart(key: key, content: AnyView(view))]
  }
}

/// A view that stands for several tabs, or that says something of one.
@MainActor
protocol TabContainer {
  func tabParts(_ key: UInt64) -> [TabPart]
}

extension TupleView: TabContainer {
  @MainActor func tabParts(_ key: UInt64) -> [TabPart] {
    Mirror(reflecting: value).children.enumerated().flatMap { index, child -> [TabPart] in
      guard let view = child.value as? any View else { return [] }
      return TabPart.parts(of: view, EmissionContext.mix(key, UInt64(index + 2)))
    }
  }
}

extension Group: TabContainer where Content: View {
  func tabParts(_ key: UInt64) -> [TabPart] { TabPart.parts(of: content, key) }
}

extension EmptyView: TabContainer {
  func tabParts(_ key: UInt64) -> [TabPart] { [] }
}

extension Optional: TabContainer where Wrapped: View {
  func tabParts(_ key: UInt64) -> [TabPart] {
    map { TabPart.parts(of: $0, EmissionContext.mix(key, 1)) } ?? []
  }
}

extension _ConditionalContent: TabContainer {
  @MainActor func tabParts(_ key: UInt64) -> [TabPart] {
    switch storage {
    case .trueContent(let content): TabPart.parts(of: content, EmissionContext.mix(key, 1))
    case .falseContent(let content): TabPart.parts(of: content, EmissionContext.mix(key, 2))
    }
  }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue

  @MainActor public func _parts(_ key: UInt64) -> _TabParts {
    _TabParts(parts: parts(key) { $0._parts($1).parts })
  }
}

extension ForEach where Content: TabContent {
  /// Tabs for a collection, by the elements' own identity.
  ///
  /// ```swift
  /// TabView {
  ///   ForEach(accounts) { account in
  ///     Tab(account.name, systemImage: "tray") { InboxView(account: account) }
  ///   }
  /// }
  /// ```
  nonisolated public init<T: Hashable>(
    _ data: Data, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, T == Content.TabValue {
    self.init(parts: data, id: { $0.id }, content: content)
  }

  /// Tabs for a collection, identified by a property.
  nonisolated public init<T: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where T == Content.TabValue {
    self.init(parts: data, id: { $0[keyPath: id] }, content: content)
  }

  /// A tab for each number of a range.
  nonisolated public init<T: Hashable>(
    _ data: Range<Int>, @TabContentBuilder<T> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, T == Content.TabValue {
    self.init(parts: data, id: { $0 }, content: content)
  }
}

extension ForEach {
  /// The tabs of all elements, each with a place by its identity.
  @MainActor fileprivate func parts(
    _ key: UInt64, _ parts: (Content, UInt64) -> [TabPart]
  ) -> [TabPart] {
    var taken: Set<UInt64> = []
    return data.flatMap { element -> [TabPart] in
      let id = id(element)
      var place = EmissionContext.mix(key, StableIdentity.number(of: id))
      while !taken.insert(place).inserted { place = EmissionContext.mix(place, 1) }
      return parts(content(element), place).map { part in
        var part = part
        part.tag = part.tag ?? AnyHashable(id)
        return part
      }
    }
  }
}

extension ForEach: TabContainer where Content: View {
  func tabParts(_ key: UInt64) -> [TabPart] {
    parts(key) { TabPart.parts(of: $0, $1) }
  }
}

extension ModifiedContent: TabContainer where Content: View, Modifier: ViewModifier {
  func tabParts(_ key: UInt64) -> [TabPart] {
    TabPart.parts(of: content, EmissionContext.mix(key, 3)).map { part in
      var part = part
      if let description = modifier as? any TabDescription {
        description.describe(&part)
      } else {
        part.content = AnyView(part.content.modifier(modifier))
      }
      return part
    }
  }
}

/// A modifier that says something of the tab that it is on.
@MainActor
protocol TabDescription {
  func describe(_ part: inout TabPart)
}

extension _TagModifier: TabDescription {
  @MainActor func describe(_ part: inout TabPart) { part.tag = AnyHashable(value) }
}
