/// What a window is doing.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not seen, seen but not used, and used.
  case background, inactive, active
}

private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
  /// Active: a screen lives for as long as its page is open, and a page is not told when its tab
  /// is behind another.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
