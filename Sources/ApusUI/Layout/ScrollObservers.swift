import ViewGraph

/// Hears of the scroll views in a view.
class ScrollWatcher: Slot {
  /// Whether it wants to know where the targets are.
  var readsTargets: Bool { false }
  /// Called when the scroll view, its content or a target has another place.
  func placed(_ places: ScrollPlaces) {}
  func moved(_ geometry: ScrollGeometry) {}
  func changed(from old: ScrollPhase, to new: ScrollPhase, _ geometry: ScrollGeometry) {}
}

private final class GeometryWatcher<Value: Equatable>: ScrollWatcher {
  var transform: ((ScrollGeometry) -> Value)?
  var action: ((Value, Value) -> Void)?
  private var value: Value?

  override func moved(_ geometry: ScrollGeometry) {
    guard let new = transform?(geometry), new != value else { return }
    let old = value
    value = new
    action?(old ?? new, new)
  }
}

private final class PhaseWatcher: ScrollWatcher {
  var action: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?

  override func changed(from old: ScrollPhase, to new: ScrollPhase, _ geometry: ScrollGeometry) {
    action?(old, new, ScrollPhaseChangeContext(geometry: geometry))
  }
}

private struct ScrollWatchersKey: EnvironmentKey {
  static var defaultValue: [ScrollWatcher] { [] }
}
private struct ScrollAroundKey: EnvironmentKey { static var defaultValue: ScrollPlaces? { nil } }

extension EnvironmentValues {
  /// Hear of the next scroll view.
  var scrollWatchers: [ScrollWatcher] {
    get { self[ScrollWatchersKey.self] }
    set { self[ScrollWatchersKey.self] = newValue }
  }

  /// The places of the scroll view around.
  var scrollAround: ScrollPlaces? {
    get { self[ScrollAroundKey.self] }
    set { self[ScrollAroundKey.self] = newValue }
  }
}

extension EmissionContext {
  /// Says in a debug run that nobody hears of the scrolling of a list.
  func tellsNoScrolling() {
    guard !environment.scrollWatchers.isEmpty else { return }
    notDrawn("onScrollGeometryChange(for:of:action:)", "a list tells nothing", #fileID, #line)
  }
}

/// Lets a watcher hear of the scroll views in a view.
nonisolated struct _ScrollWatcherModifier<Watcher: ScrollWatcher>: ViewModifier {
  typealias Body = Never
  let make: @MainActor () -> Watcher
  let update: @MainActor (Watcher) -> Void

  @MainActor static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    let watcher = context.slot(0x5C84) { modifier.make() }
    modifier.update(watcher)
    let all = context.environment.scrollWatchers + [watcher]
    context.box {
      context.withEnvironment(EnvironmentValues.entries { $0.scrollWatchers = all }[...], content)
    }
  }
}

extension View {
  /// Runs an action with a value that is made of the geometry of the scroll view in this view: once it is known, with
  /// the same value twice, and when it changes.
  ///
  /// ```swift
  /// ScrollView { … }
  ///   .onScrollGeometryChange(for: Bool.self) { geometry in
  ///     geometry.contentOffset.y > 200
  ///   } action: { _, isFarDown in
  ///     showsButton = isFarDown
  ///   }
  /// ```
  ///
  /// On a page it runs shortly after the scroll view has moved. Lists tell nothing.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    let (transform, action) = (Carried(transform), Carried(action))
    return modifier(
      _ScrollWatcherModifier {
        GeometryWatcher<T>()
      } update: {
        $0.transform = transform.value
        $0.action = action.value
      })
  }

  /// Runs an action when the scroll view in this view begins to move, and when it stands still.
  ///
  /// A page tells of a person who scrolls, of the app that does, and of a scroll view that stands still.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Runs an action when the scroll view in this view begins to move, and when it stands still, with its geometry.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    let action = Carried(action)
    return modifier(
      _ScrollWatcherModifier {
        PhaseWatcher()
      } update: {
        $0.action = action.value
      })
  }
}
