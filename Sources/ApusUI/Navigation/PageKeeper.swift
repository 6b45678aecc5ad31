import ViewGraph

/// Keeps the pages of a stack in its place, such as a navigation controller: links pass their pages
/// to it instead of pushing them.
@MainActor
package protocol PageKeeper: AnyObject {
  /// A link leads to a page.
  ///
  /// - Parameters:
  ///   - id: Identifies the page from now on.
  ///   - popped: To be called when the page has left the stack.
  func push(_ view: AnyView, id: Int, popped: @escaping () -> Void)
  /// The link has a new value of its page.
  func update(_ id: Int, _ view: AnyView)
  /// The link removes its page, with all pages above it.
  func remove(_ id: Int)
  /// What lies at the bottom. Another root has another page and another bar, and takes over nothing of the
  /// page before.
  var root: AnyHashable? { get }
  /// Whether the page of a value of the path is shown without a transition.
  func entersAtOnce(_ value: AnyHashable) -> Bool
}

/// A navigation stack whose pages a keeper holds. Links cannot push values, because only the keeper
/// can make them.
nonisolated package struct KeptNavigationStack<Value: Hashable, Root: View>: View {
  private let root: Root
  private let path: NavigationPathBinding

  package init(
    path: Binding<[Value]>, keeper: any PageKeeper, @ViewBuilder root: () -> Root
  ) {
    self.root = root()
    self.path = NavigationPathBinding(
      read: { path.wrappedValue.map { AnyHashable($0) } },
      write: { values in path.wrappedValue = values.compactMap { $0.base as? Value } },
      keeper: keeper)
  }

  @MainActor package var body: some View { _NavigationHost(root: root, path: path) }
}

extension View {
  /// The title of the page, unless its content sets one.
  nonisolated package func titleOfController(_ title: String?) -> some View {
    modifier(_BarModifier(BarState(title: title.map { Text(verbatim: $0) })))
  }
}

private struct ModalEntersAtOnceKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether sheets and covers of this view are shown without a transition.
  package var modalEntersAtOnce: Bool {
    get { self[ModalEntersAtOnceKey.self] }
    set { self[ModalEntersAtOnceKey.self] = newValue }
  }
}

extension EmissionContext {
  /// Marks the element that was just opened as one that comes without a transition.
  func enterAtOnce() { writer.set(.transition, ElementTransition(insertion: [], removal: [])) }
}
