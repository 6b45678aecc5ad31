import ViewGraph

/// A view that shows pages with bars. A search of the whole view stands on its first page.
protocol PageContainer {}

extension NavigationStack: PageContainer {}
extension NavigationView: PageContainer {}
extension NavigationSplitView: PageContainer {}

/// A view with a modifier.
private protocol ModifiedView {
  nonisolated static var inner: (any View.Type)? { get }
}

extension ModifiedContent: ModifiedView {
  nonisolated fileprivate static var inner: (any View.Type)? { Content.self as? any View.Type }
}

/// Whether a view shows pages. Modifiers and custom views around a container count.
nonisolated func isPageContainer(_ type: any View.Type) -> Bool {
  if type is any PageContainer.Type { return true }
  if let modified = type as? any ModifiedView.Type {
    return modified.inner.map(isPageContainer) ?? false
  }
  func isContainer<V: View>(_ type: V.Type) -> Bool {
    V.Body.self != Never.self && isPageContainer(V.Body.self)
  }
  return isContainer(type)
}

/// The search of a container of pages, until its first page takes it.
struct HeldSearch: Equatable {
  let modifier: _SearchModifier
  /// The state of the container, so that the search outlasts its pages.
  let state: SearchState

  /// The field is evaluated anew with the container.
  static func == (first: Self, second: Self) -> Bool { false }
}

private struct HeldSearchKey: EnvironmentKey { static var defaultValue: HeldSearch? { nil } }

extension EnvironmentValues {
  var heldSearch: HeldSearch? {
    get { self[HeldSearchKey.self] }
    set { self[HeldSearchKey.self] = newValue }
  }
}

/// Leaves the search of a split view to its first column.
struct _ColumnSearchModifier: ViewModifier {
  typealias Body = Never
  let isFirst: Bool

  static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    if modifier.isFirst { return content() }
    context.withEnvironment(EnvironmentValues.entries { $0.heldSearch = nil }[...], content)
  }
}

/// Puts the search of the container around its first page.
struct _PageSearchModifier: ViewModifier {
  typealias Body = Never

  static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    guard let held = context.environment.heldSearch else { return content() }
    let none = EnvironmentValues.entries { $0.heldSearch = nil }
    context.withEnvironment(none[...]) {
      _SearchModifier.emit(held.modifier, held.state, context, content: content)
    }
  }
}
