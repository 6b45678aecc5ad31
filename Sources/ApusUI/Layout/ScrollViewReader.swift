import ViewGraph

/// Lets its content scroll to a view by its identity.
nonisolated public struct ScrollViewReader<Content: View>: View {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content
  @State private var scope = ScrollScope()

  /// Content that gets a proxy with which it can scroll to its views.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor public var body: some View {
    content(ScrollViewProxy(scope: scope)).modifier(_ScrollScopeModifier(scope: scope))
  }
}

/// Scrolls to views inside of a `ScrollViewReader`.
public struct ScrollViewProxy: Sendable {
  let scope: ScrollScope

  /// Scrolls the scroll view around the view with this identity: one with `id(_:)`, or a row of a
  /// `ForEach`, built or not.
  ///
  /// - Parameter anchor: The point of the view, and the point of the scroll view to which it goes;
  ///   nil: as little as shows all of it, so that what is seen already stays.
  @MainActor @preconcurrency
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    scope.scroll(to: AnyHashable(id), anchor)
  }
}

/// The component in which a reader's content stands.
@MainActor
final class ScrollScope: Sendable {
  private weak var component: Component?

  nonisolated init() {}

  func stands(in component: Component?) { self.component = component }

  func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
    guard let component else { return }
    let graph = component.graph
    // What is being changed in this turn may be what is looked for.
    graph.turn {
      graph.afterUpdate {
        // Before the first paint there is nothing that a host could scroll to.
        graph.whenNumbered {
          if Self.scroll(to: id, in: component, anchor) { return }
          // A row far away is built first.
          guard component.build(id) else { return }
          graph.turn { graph.afterUpdate { _ = Self.scroll(to: id, in: component, anchor) } }
        }
      }
    }
  }

  /// - Returns: Whether there is an element with the identity.
  private static func scroll(
    to id: AnyHashable, in component: Component, _ anchor: UnitPoint?
  ) -> Bool {
    guard let node = component.node(of: id) else { return false }
    let point = anchor.map { Session.Anchor(x: Double($0.x), y: Double($0.y)) }
    component.graph.session.perform(.scroll(node, anchor: point))
    return true
  }
}

public struct _ScrollScopeModifier: ViewModifier {
  public typealias Body = Never
  let scope: ScrollScope

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    modifier.scope.stands(in: context.component)
    content()
  }
}

/// A component whose children have identities.
@MainActor
protocol ScrollTargets: Component {
  func component(for id: AnyHashable) -> Component?
  /// Builds the child with an identity, if there is one that is not built.
  func buildChild(_ id: AnyHashable) -> Bool
}

extension Component {
  /// Builds the row with an identity, here or below.
  fileprivate func build(_ id: AnyHashable) -> Bool {
    if let targets = self as? any ScrollTargets, targets.buildChild(id) { return true }
    return children.contains { $0.build(id) }
  }

  /// The first element of the view with an identity, here or below.
  fileprivate func node(of id: AnyHashable) -> NodeID? {
    if let place = places(of: IDSlot.self).first(where: { $0.id == id }),
      let node = firstNode(at: place.offset)
    {
      return node
    }
    if let row = (self as? any ScrollTargets)?.component(for: id), let node = row.firstNode() {
      return node
    }
    for child in children {
      if let node = child.node(of: id) { return node }
    }
    return nil
  }
}
