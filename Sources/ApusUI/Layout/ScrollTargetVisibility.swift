import ViewGraph

private final class TargetWatcher<ID: Hashable>: ScrollWatcher {
  var threshold = 0.5
  var action: (([ID]) -> Void)?
  private var last: [ID]?
  override var readsTargets: Bool { true }

  override func placed(_ places: ScrollPlaces) {
    let seen = places.visibleTargets(threshold).compactMap { $0.base as? ID }
    guard seen != last else { return }
    last = seen
    action?(seen)
  }
}

extension View {
  /// Runs an action when other targets of the scroll view in this view come into sight or leave it.
  ///
  /// ```swift
  /// ScrollView {
  ///   LazyVStack { ForEach(pages) { PageRow($0) } }.scrollTargetLayout()
  /// }
  /// .onScrollTargetVisibilityChange(idType: Page.ID.self) { seen = $0 }
  /// ```
  ///
  /// Targets are the views of a stack or a grid with ``scrollTargetLayout(isEnabled:)``. On a page the action runs shortly
  /// after the scroll view has moved.
  ///
  /// - Parameters:
  ///   - idType: The type of the targets' identities. Targets with other identities are left out.
  ///   - threshold: The part of a target that has to be seen, from 0 to 1.
  ///   - action: Called with the identities of the targets in sight, the first one first.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    let action = Carried(action)
    return modifier(
      _ScrollWatcherModifier {
        TargetWatcher<ID>()
      } update: {
        $0.threshold = threshold
        $0.action = action.value
      })
  }
}
