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
  /// Several views can have the identity. A view of an outer scroll view counts before those of scroll views in it,
  /// and the first counts of several in one.
  ///
  /// The way is shown in `withAnimation`. A browser scrolls at its own pace.
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

  func scroll(to id: AnyHashable, _ anchor: UnitPoint?, isAnimated: Bool = TurnAnimation.moves) {
    guard let component else { return }
    let graph = component.graph
    // What is being changed in this turn may be what is looked for.
    graph.turn {
      graph.afterUpdate {
        // Before the first paint there is nothing that a host could scroll to.
        graph.whenNumbered {
          let found = component.target(id)
          // A row far away is built first.
          if found.map({ $0.depth > component.scrollDepth + 1 }) ?? true, component.build(id) {
            graph.turn {
              graph.afterUpdate {
                Self.scroll(to: component.target(id), in: component, anchor, isAnimated)
              }
            }
          } else {
            Self.scroll(to: found, in: component, anchor, isAnimated)
          }
        }
      }
    }
  }

  private static func scroll(
    to target: ScrolledElement?, in component: Component, _ anchor: UnitPoint?,
    _ isAnimated: Bool
  ) {
    guard let target else { return }
    let point = anchor.map { Session.Anchor(x: Double($0.x), y: Double($0.y)) }
    component.graph.session.perform(
      .scroll(
        ScrollOrder(
          target.node, point.map(ScrollOrder.Place.anchor) ?? .inSight, isAnimated: isAnimated)))
  }
}

/// An element to which a scroll view scrolls.
private struct ScrolledElement {
  let node: NodeID
  /// How many scroll views lie around it.
  let depth: Int
  /// Whether an `id(_:)` gives it its identity, rather than a `ForEach`.
  let isSaid: Bool
}

private struct ScrollDepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  /// How many scroll views lie around a view.
  var scrollDepth: Int {
    get { self[ScrollDepthKey.self] }
    set { self[ScrollDepthKey.self] = newValue }
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
  /// Builds a row with an identity that is not built, here or below.
  fileprivate func build(_ id: AnyHashable) -> Bool {
    if let targets = self as? any ScrollTargets, targets.component(for: id) == nil,
      targets.buildChild(id)
    {
      return true
    }
    return children.contains { $0.build(id) }
  }

  /// How many scroll views lie around it.
  fileprivate var scrollDepth: Int {
    environment.value(ObjectIdentifier(ScrollDepthKey.self), as: Int.self) ?? 0
  }

  /// The first element of the outermost view with an identity, here or below. A view that no scroll view of this
  /// component contains counts last.
  fileprivate func target(_ id: AnyHashable) -> ScrolledElement? {
    var found: ScrolledElement?
    var foundOutside: ScrolledElement?
    let ownDepth = scrollDepth
    find(id) { element in
      if element.depth <= ownDepth {
        foundOutside = foundOutside ?? element
      } else if element.depth < found?.depth ?? .max
        || element.depth == found?.depth && element.isSaid && found?.isSaid == false
      {
        found = element
      }
    }
    return found ?? foundOutside
  }

  private func find(_ id: AnyHashable, _ found: (ScrolledElement) -> Void) {
    for place in places(of: IDSlot.self) where place.id == id {
      if let node = firstNode(at: place.offset) {
        found(ScrolledElement(node: node, depth: place.scrollDepth, isSaid: true))
      }
    }
    if let row = (self as? any ScrollTargets)?.component(for: id), let node = row.firstNode() {
      found(ScrolledElement(node: node, depth: scrollDepth, isSaid: false))
    }
    for child in children { child.find(id, found) }
  }
}
