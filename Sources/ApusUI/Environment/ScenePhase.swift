/// What a window is doing.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not seen, seen but not used, and used.
  case background, inactive, active
}

private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
  /// Whether the page is seen: active, in the background behind another tab or window, and inactive for a moment
  /// between the two.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
