import Observation

/// A scene whose windows have something around their content.
nonisolated public struct _SurroundedScene<Content: Scene>: Scene {
  public typealias Body = Never
  let content: Content
  let surround: (AnyView) -> AnyView

  nonisolated init(_ content: Content, _ surround: @escaping (AnyView) -> AnyView) {
    self.content = content
    self.surround = surround
  }

  @MainActor public static func _collect(_ scene: Self, into windows: inout _SceneWindows) {
    var own = _SceneWindows()
    Content._collect(scene.content, into: &own)
    own.windows = own.windows.map { window in window.inside { scene.surround($0) } }
    if let settings = own.settings { own.settings = { scene.surround(settings()) } }
    windows.add(own)
  }
}

extension Scene {
  /// Sets a value that the views of this scene read with `@Environment`.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    _SurroundedScene(self) { AnyView($0.environment(keyPath, value)) }
  }

  /// Puts an object where the views of this scene read it by its type with `@Environment`.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    _SurroundedScene(self) { AnyView($0.environment(object)) }
  }

  /// Puts an object where the views of this scene read it with `@EnvironmentObject`.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    _SurroundedScene(self) { AnyView($0.environmentObject(object)) }
  }
}
