import ViewGraph

/// A number or a word beside a row's content, or on a tab.
public struct _BadgeModifier: ViewModifier, TabDescription {
  public typealias Body = Never
  let text: Text?

  func describe(_ part: inout TabPart) { part.badge = text ?? part.badge }

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    guard let text = modifier.text else { return content() }
    context.writePreference(ObjectIdentifier(TabItemPreference.self), TabItem(badge: text))
    let path = context.path
    let mark = ItemEnd(.mark) { context in
      context.at(path) {
        context.open(.barItems)
        context.emit(0xBAD6E, _BadgeMark(text: text))
        context.close { _ in 0 }
      }
    }
    guard context.writesItems else {
      // As on the label of a link: the row is open already.
      context.addToOpenItem(mark)
      return content()
    }
    context.pending.itemEnd.append(mark)
    content()
    context.pending.itemEnd = []
  }
}

/// The mark itself.
struct _BadgeMark: View {
  let text: Text
  var body: some View { text.foregroundStyle(.secondary) }
}

extension View {
  /// A number on the row or the tab that this view is in; 0: none.
  nonisolated public func badge(_ count: Int) -> ModifiedContent<Self, _BadgeModifier> {
    modifier(_BadgeModifier(text: count == 0 ? nil : Text(count, format: .number)))
  }

  /// A text on the row or the tab that this view is in; nil: none.
  nonisolated public func badge(_ label: Text?) -> ModifiedContent<Self, _BadgeModifier> {
    modifier(_BadgeModifier(text: label))
  }

  /// A localized text on the row or the tab that this view is in; `nil` for none.
  nonisolated public func badge(
    _ key: LocalizedStringKey?
  ) -> ModifiedContent<Self, _BadgeModifier> {
    modifier(_BadgeModifier(text: key.map { Text($0) }))
  }

  /// A text, shown as given, on the row or the tab that this view is in; `nil` for none.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(
    _ label: S?
  ) -> ModifiedContent<Self, _BadgeModifier> {
    modifier(_BadgeModifier(text: label.map { Text($0) }))
  }
}
