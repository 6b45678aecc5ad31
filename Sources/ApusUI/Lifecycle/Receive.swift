import ViewGraph

nonisolated public struct _SubscriptionModifier<PublisherType: Publisher>: ViewModifier
where PublisherType.Failure == Never {
  public typealias Body = Never
  let publisher: PublisherType
  let action: (PublisherType.Output) -> Void

  nonisolated init(publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
    self.publisher = publisher
    self.action = action
  }

  private final class Subscription: Slot {
    var action: (PublisherType.Output) -> Void
    private var cancellable: AnyCancellable?
    private weak var graph: Graph?

    init(_ modifier: _SubscriptionModifier, in graph: Graph) {
      action = modifier.action
      self.graph = graph
      super.init()
      // A publisher may send on any thread.
      cancellable = Self.subscribe(to: modifier.publisher, for: self)
    }

    /// Values may come on any thread.
    nonisolated private static func subscribe(
      to publisher: PublisherType, for slot: Subscription
    ) -> AnyCancellable {
      publisher.sink { [weak slot] value in
        Tracking.onMain(value) { value in
          guard let slot, LifecyclePosts.concern(slot.graph) else { return }
          slot.action(value)
        }
      }
    }

    override func leave() { cancellable = nil }
  }

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    content()
    let slot = context.slot(0x9EC1) { Subscription(modifier, in: context.graph) }
    slot.action = modifier.action
  }
}

extension View {
  /// Runs an action for each value of a publisher, on the main actor.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_SubscriptionModifier(publisher: publisher, action: action))
  }
}
