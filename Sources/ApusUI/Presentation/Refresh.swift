import ViewGraph

/// Refreshes what is shown, when called as a function.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  /// Runs the action, and waits for its end.
  public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }

extension EnvironmentValues {
  /// The action that `refreshable` provides around this view.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

struct _RefreshModifier: ViewModifier {
  typealias Body = Never
  let action: @Sendable () async -> Void
  nonisolated init(action: @escaping @Sendable () async -> Void) { self.action = action }

  static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    let control = context.slot(0x9EF9) { RefreshControl() }
    let action = modifier.action
    control.action = action
    control.updated = context.ownWords[.updated]
    let index = context.registerHandler(.action { control.refresh() })
    context.writePreference(ObjectIdentifier(BarPreference.self), BarState(refresh: control))
    context.modify(.free) {
      $0.set(.onRefresh, handler: index)
    } content: {
      context.withEnvironment(
        EnvironmentValues.entries { $0.refresh = RefreshAction(action: action) }[...], content)
    }
  }
}

/// Refreshes a page, once at a time.
final class RefreshControl: Slot {
  var action: @Sendable () async -> Void = {}
  /// What is said when something newer is there.
  var updated = ""
  private var task: Task<Void, Never>?

  func refresh() {
    guard task == nil else { return }
    let action = action
    task = Task {
      await action()
      task = nil
      // Nobody sees by ear that a list is another one now.
      if !Task.isCancelled { announce(updated, isUrgent: false) }
    }
  }

  /// The button in the page's bar.
  func emitButton(_ context: EmissionContext) {
    context.open(.button)
    context.writer.set(.identifier, "RefreshButton")
    context.writer.set(.purpose, .refresh)
    context.writer.set(.label, context.ownWords[.refresh])
    context.writer.set(.symbol, "arrow.clockwise")
    context.handler(.onTap, .action { self.refresh() })
    context.close { _ in 0 }
  }

  override func leave() { task?.cancel() }
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
  /// Lets a person ask for newer content. A page has no pull to refresh: it shows a button in its
  /// bar, before the tools at the trailing end, or above the content if there is no bar.
  nonisolated public func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_RefreshModifier(action: action))
  }
}
