import ViewGraph

/// Refreshes what is shown, when called as a function.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }

extension EnvironmentValues {
  /// What `refreshable` further out provides.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

struct _RefreshModifier: ViewModifier {
  typealias Body = Never
  let action: @Sendable () async -> Void
  nonisolated init(action: @escaping @Sendable () async -> Void) { self.action = action }

  private final class Running: Slot {
    var task: Task<Void, Never>?
    override func leave() { task?.cancel() }
  }

  static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    let running = context.slot(0x9EF9) { Running() }
    let action = modifier.action
    let index = context.registerHandler(
      .action {
        guard running.task == nil else { return }
        running.task = Task {
          await action()
          running.task = nil
        }
      })
    context.modify(.free) {
      $0.set(.onRefresh, handler: index)
    } content: {
      context.withEnvironment(
        EnvironmentValues.entries { $0.refresh = RefreshAction(action: action) }[...], content)
    }
  }
}

extension EnvironmentValues {
  /// The entries that a change makes.
  static func entries(_ change: (inout EnvironmentValues) -> Void) -> [EnvironmentEntry] {
    var values = EnvironmentValues()
    change(&values)
    return values.entries
  }
}

extension View {
  /// Lets a person ask for newer content, by pulling or with the page's refresh button.
  nonisolated public func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_RefreshModifier(action: action))
  }
}
