import ViewGraph

/// Runs an action when a pointer enters the view or leaves it.
nonisolated public struct _HoverModifier: ViewModifier {
  public typealias Body = Never
  let action: (Bool) -> Void

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    let index = context.registerHandler(
      .event { event in if case .hover(let isOver) = event { modifier.action(isOver) } })
    context.apartFromFrame {
      context.modify(.free) { writer in
        writer.set(.onHover, handler: index)
      } content: {
        content()
      }
    }
  }
}

extension View {
  /// Runs an action when a pointer enters the view (true) or leaves it (false). A finger does
  /// neither.
  nonisolated public func onHover(
    perform action: @escaping (Bool) -> Void
  ) -> ModifiedContent<Self, _HoverModifier> {
    modifier(_HoverModifier(action: action))
  }
}
