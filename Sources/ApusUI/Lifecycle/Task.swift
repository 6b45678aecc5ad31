import ViewGraph

nonisolated public struct _TaskModifier: ViewModifier {
  public typealias Body = Never
  let id: Any?
  let isSame: (Any?, Any?) -> Bool
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  nonisolated init(
    id: Any? = nil, isSame: @escaping (Any?, Any?) -> Bool = { _, _ in true },
    priority: TaskPriority, action: @escaping @Sendable () async -> Void
  ) {
    self.id = id
    self.isSame = isSame
    self.priority = priority
    self.action = action
  }

  private final class Running: AppearanceSlot {
    var modifier: _TaskModifier
    private var task: Task<Void, Never>?
    private var ticket: Loading.Ticket?
    private let loading: Loading
    /// The same in each session.
    private let place: UInt64

    init(_ modifier: _TaskModifier, in context: EmissionContext) {
      self.modifier = modifier
      loading = context.graph.session.loading
      place = EmissionContext.mix(context.component!.stableKey, context.path)
      super.init(in: context)
    }

    override func begin() {
      let ticket = loading.begin(at: place)
      self.ticket = ticket
      task = Task(priority: modifier.priority) { [action = modifier.action, loading] in
        await action()
        loading.end(ticket)
      }
    }

    override func end() {
      task?.cancel()
      task = nil
      if let ticket { loading.end(ticket) }
    }
  }

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    content()
    let slot = context.slot(0x7A5C) { Running(modifier, in: context) }
    let isSame = modifier.isSame(slot.modifier.id, modifier.id)
    slot.modifier = modifier
    guard !isSame else { return }
    context.graph.afterUpdate {
      guard slot.isActive else { return }
      slot.end()
      slot.begin()
    }
  }
}

extension View {
  /// Runs an asynchronous action while the view is on the screen; cancelled when it disappears.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(priority: priority, action: action))
  }

  /// As `task(priority:_:)`, and begins anew when `value` changes.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(
      _TaskModifier(
        id: value, isSame: { first, second in first as? T == second as? T },
        priority: priority, action: action))
  }
}
