import ViewGraph

nonisolated struct _TitleMenuModifier<Items: View>: ViewModifier {
  typealias Body = Never
  let items: Items

  @MainActor static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    var menu: Component?
    let axis = context.axis
    context.axis = 1
    context.descend(0x7171) {
      context.emitMenuItems { menu = composite(_PageContent(content: modifier.items), context) }
    }
    context.axis = axis
    content()
    context.writePreference(ObjectIdentifier(BarPreference.self), BarState(titleMenu: menu))
  }
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
