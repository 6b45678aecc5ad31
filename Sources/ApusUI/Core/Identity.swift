import ViewGraph

/// A view with an explicit identity. With another id it is a new view.
nonisolated public struct IDView<Content: View, ID: Hashable>: View {
  public typealias Body = Never
  let content: Content
  let id: ID

  nonisolated init(content: Content, id: ID) {
    self.content = content
    self.id = id
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    let place: IDSlot = context.slot(0x1D) { IDSlot() }
    let outer = context.isRenewing
    if place.identity.update(AnyHashable(view.id)) { context.isRenewing = true }
    place.scrollDepth = context.environment.scrollDepth
    context.note(place)
    context.descend(place.identity.step) { Content._emit(view.content, context) }
    context.isRenewing = outer
  }
}

/// A view that says by itself which identity it has.
protocol Identified {
  nonisolated var identity: AnyHashable? { get }
}

extension IDView: Identified {
  nonisolated var identity: AnyHashable? { AnyHashable(id) }
}

extension ModifiedContent: Identified where Content: Identified {
  nonisolated var identity: AnyHashable? { content.identity }
}

/// Where a view with an explicit identity stands among its component's elements.
final class IDSlot: PlaceSlot {
  var identity = IdentityStep()
  var id: AnyHashable? { identity.id }
  /// How many scroll views lie around it.
  var scrollDepth = 0
}

extension View {
  /// Binds the view's identity to a value: when the value changes, the view starts with new state.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}
