import ViewGraph

nonisolated struct _TitleMenuModifier<Items: View>: ViewModifier {
  typealias Body = Never
  let items: Items

  @MainActor static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    let menu = makeMenu(modifier.items, context)
    content()
    context.writePreference(ObjectIdentifier(BarPreference.self), BarState(titleMenu: menu))
  }
}

@MainActor private func makeMenu(_ items: some View, _ context: EmissionContext) -> Component? {
  var menu: Component?
  let axis = context.axis
  context.axis = 1
  context.descend(0x7171) {
    context.emitMenuItems { menu = composite(_PageContent(content: items), context) }
  }
  context.axis = axis
  return menu
}

/// A menu of the page's title, among the tools of a page.
///
/// ```swift
/// .toolbar {
///   ToolbarTitleMenu { Button("Rename", action: rename) }
/// }
/// ```
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  public typealias Body = Never
  let content: Content

  /// A menu with items.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _collect(
    _ menu: Self, _ context: EmissionContext, into items: inout _BarItems
  ) {
    items.titleMenu = makeMenu(menu.content, context)
  }
}

extension ToolbarTitleMenu where Content == EmptyView {
  /// The menu of a document's title, which a page does not have.
  nonisolated public init() { content = EmptyView() }
}

extension _PageLayout {
  /// The title as the label of a menu.
  static func emitTitleMenu(
    _ title: Text, _ subtitle: Text?, _ menu: Component, _ context: EmissionContext
  ) {
    context.descend(UInt64(16 + BarArea.principal.rawValue)) {
      context.open(.barItems)
      context.writer.set(.barArea, BarArea.principal)
      context.descend(1) {
        context.open(.menu)
        context.descend(1) {
          context.open(.menuLabel)
          context.emit(1, _TitleMenuLabel(title: title, subtitle: subtitle))
          context.close()
        }
        context.placeAdopted(menu)
        context.close { _ in 0 }
      }
      context.close { _ in 0 }
    }
  }
}

/// A title with a sign that a tap opens a menu.
private struct _TitleMenuLabel: View {
  let title: Text
  let subtitle: Text?

  var body: some View {
    HStack(spacing: 4) {
      _Titles(title: title, subtitle: subtitle)
      Image(systemName: "chevron.down").font(.caption)
    }
    .foregroundStyle(.primary)
  }
}

extension View {
  /// Gives the page's title a menu, which a tap on it opens.
  ///
  /// Such a title stands in the bar, also where titles are large.
  ///
  /// ```swift
  /// ArticleView(article)
  ///   .navigationTitle(article.name)
  ///   .toolbarTitleMenu {
  ///     Button("Rename", action: rename)
  ///     Button("Duplicate", action: duplicate)
  ///   }
  /// ```
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(_TitleMenuModifier(items: content()))
  }
}
