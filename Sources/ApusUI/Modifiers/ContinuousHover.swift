import ViewGraph

/// The state of a pointer over a view.
@frozen
public enum HoverPhase: Equatable {
  /// The pointer is over the view, at a place.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

extension HoverPhase: Sendable {}

/// Runs an action when a pointer moves over the view, and when it leaves.
nonisolated public struct _ContinuousHoverModifier: ViewModifier {
  public typealias Body = Never
  let space: CoordinateSpace
  let action: (HoverPhase) -> Void

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    context.box {
      context.measured(0x40FE) { place in
        // The view with the name has a place before the pointer comes.
        if case .named(let name) = modifier.space { _ = place.spaces[name]?.globalFrame }
        context.handler(
          .onHover,
          .event { event in
            switch event {
            case .hoverAt(let point):
              modifier.action(.active(point.location(in: modifier.space, of: place)))
            case .hover(false): modifier.action(.ended)
            default: break
            }
          })
        context.writer.set(.tellsHoverPlace, true)
      } content: { _ in
        context.takingTouches(content)
      }
    }
  }
}

extension View {
  /// Runs an action when a pointer moves over the view, and when it leaves. A finger does neither.
  ///
  /// A page tells of the pointer once in a round trip at most, so a fast one skips places.
  ///
  /// - Parameter coordinateSpace: What the place is counted from: the view itself, what is seen of the page, or
  ///   a view around with a name.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(
      _ContinuousHoverModifier(space: coordinateSpace.coordinateSpace, action: action))
  }

  /// Runs an action when a pointer moves over the view, and when it leaves.
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_ContinuousHoverModifier(space: coordinateSpace, action: action))
  }
}
