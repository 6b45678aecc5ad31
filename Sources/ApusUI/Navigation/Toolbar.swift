import ViewGraph

/// Items of the bars of a page.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the content that the tools are made of.
  associatedtype Body: ToolbarContent
  /// What the tools are made of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Collects the items. Not for apps.
  static func _collect(_ content: Self, _ context: EmissionContext, into items: inout _BarItems)
}

public struct _BarItems {
  var items: [BarItem] = []
  /// The menu of the page's title.
  var titleMenu: Component?
}

extension ToolbarContent {
  public static func _collect(
    _ content: Self, _ context: EmissionContext, into items: inout _BarItems
  ) {
    Body._collect(content.body, context, into: &items)
  }
}

extension Never: ToolbarContent {
  public static func _collect(
    _ content: Never, _ context: EmissionContext, into items: inout _BarItems
  ) {}
}

extension ToolbarContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Makes the tools of a page of several statements.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Takes a tool as one of the statements.
  nonisolated public static func buildExpression<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }

  /// One statement: the tool itself.
  nonisolated public static func buildBlock<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }

  /// Several statements: their tools one after another.
  nonisolated public static func buildBlock<First: ToolbarContent, each Rest: ToolbarContent>(
    _ first: First, _ rest: repeat each Rest
  ) -> _TupleToolbarContent<First, repeat each Rest> {
    _TupleToolbarContent(first: first, rest: (repeat each rest))
  }

  /// An `if` without an `else`: its tools, or none.
  nonisolated public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> _OptionalToolbarContent<Content> { _OptionalToolbarContent(content: content) }

  /// The first branch of an `if` or `switch`.
  nonisolated public static func buildEither<True: ToolbarContent, False: ToolbarContent>(
    first: True
  ) -> _EitherToolbarContent<True, False> { _EitherToolbarContent(first: first, second: nil) }

  /// The second branch of an `if` or `switch`.
  nonisolated public static func buildEither<True: ToolbarContent, False: ToolbarContent>(
    second: False
  ) -> _EitherToolbarContent<True, False> { _EitherToolbarContent(first: nil, second: second) }
}

nonisolated public struct _TupleToolbarContent<First: ToolbarContent, each Rest: ToolbarContent>:
  ToolbarContent
{
  public typealias Body = Never
  let first: First
  let rest: (repeat each Rest)

  nonisolated init(first: First, rest: (repeat each Rest)) {
    self.first = first
    self.rest = rest
  }

  @MainActor public static func _collect(
    _ content: Self, _ context: EmissionContext, into items: inout _BarItems
  ) {
    context.descend(1) { First._collect(content.first, context, into: &items) }
    var step: UInt64 = 2
    for item in repeat each content.rest {
      context.descend(step) { collect(item, context, into: &items) }
      step += 1
    }
  }

  @MainActor private static func collect<Content: ToolbarContent>(
    _ content: Content, _ context: EmissionContext, into items: inout _BarItems
  ) {
    Content._collect(content, context, into: &items)
  }
}

nonisolated public struct _OptionalToolbarContent<Content: ToolbarContent>: ToolbarContent {
  public typealias Body = Never
  let content: Content?
  nonisolated init(content: Content?) { self.content = content }
  @MainActor public static func _collect(
    _ content: Self, _ context: EmissionContext, into items: inout _BarItems
  ) {
    guard let wrapped = content.content else { return }
    context.descend(1) { Content._collect(wrapped, context, into: &items) }
  }
}

nonisolated public struct _EitherToolbarContent<First: ToolbarContent, Second: ToolbarContent>:
  ToolbarContent
{
  public typealias Body = Never
  let first: First?
  let second: Second?
  nonisolated init(first: First?, second: Second?) {
    self.first = first
    self.second = second
  }
  @MainActor public static func _collect(
    _ content: Self, _ context: EmissionContext, into items: inout _BarItems
  ) {
    if let first = content.first {
      context.descend(1) { First._collect(first, context, into: &items) }
    }
    if let second = content.second {
      context.descend(2) { Second._collect(second, context, into: &items) }
    }
  }
}

/// One item of a bar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content
  let isShown: Bool

  @MainActor public static func _collect(
    _ item: Self, _ context: EmissionContext, into items: inout _BarItems
  ) {
    guard item.isShown else { return }
    let axis = context.axis
    context.axis = 0
    let component = composite(
      _PageContent(content: item.placement.emphasized(item.content)), context)
    context.axis = axis
    items.items.append(BarItem(placement: item.placement, component: component))
  }
}

extension ToolbarItem where ID == () {
  /// A tool at a place of the page's bars.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
    isShown = true
  }
}

/// Several items in one place.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content

  /// Several tools at a place of the page's bars.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Several tools at a place of the page's bars. A page shows the tools themselves, and no menu with the label.
  nonisolated public init<L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> L
  ) {
    self.init(placement: placement, content: content)
  }

  @MainActor public static func _collect(
    _ group: Self, _ context: EmissionContext, into items: inout _BarItems
  ) {
    ToolbarItem<(), Content>._collect(
      ToolbarItem(placement: group.placement) { group.content }, context, into: &items)
  }
}

nonisolated struct _ToolbarModifier<Content: ToolbarContent>: ViewModifier {
  typealias Body = Never
  let content: Content

  nonisolated init(content: Content) { self.content = content }

  @MainActor static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    var items = _BarItems()
    // Tools do not inherit the view's identifier, name and frame.
    context.outsideOfItems {
      context.descend(0x7001) { Content._collect(modifier.content, context, into: &items) }
    }
    content()
    emitOverKeyboard(items.items.filter { $0.placement.area == .keyboard }, context)
    let others = items.items.filter { $0.placement.area != .keyboard }
    var bar = BarState(items: others)
    bar.titleMenu = items.titleMenu
    context.writePreference(ObjectIdentifier(BarPreference.self), bar)
  }

  @MainActor private static func emitOverKeyboard(_ items: [BarItem], _ context: EmissionContext) {
    guard !items.isEmpty else { return }
    context.outsideOfItems {
      context.descend(0x7002) {
        context.open(.keyboardBar)
        for item in items { context.place(item.component) }
        context.close { _ in 0 }
      }
    }
  }
}

extension View {
  /// Adds items to the bars of the page.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(_ToolbarModifier(content: content()))
  }

  /// Adds items at the end of the page's bar.
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(_ToolbarModifier(content: ToolbarItem(placement: .automatic, content: content)))
  }

  /// Gives the page tools at the beginning and at the end of its bar.
  nonisolated public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }

  /// Gives the page tools at the beginning of its bar.
  nonisolated public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }

  /// Adds items at the end of the page's bar.
  nonisolated public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }
}
