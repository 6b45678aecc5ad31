/// A scene whose windows run an action when a value of the app changes.
nonisolated public struct _ChangingScene<Content: Scene, Value: Equatable>: Scene {
  public typealias Body = Never
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  nonisolated init(
    content: Content, value: Value, isInitial: Bool, action: @escaping (Value, Value) -> Void
  ) {
    self.content = content
    self.value = value
    self.isInitial = isInitial
    self.action = action
  }

  @MainActor public static func _collect(_ scene: Self, into windows: inout _SceneWindows) {
    var own = _SceneWindows()
    Content._collect(scene.content, into: &own)
    own.windows = own.windows.map { window in
      window.inside { content in
        AnyView(content.onChange(of: scene.value, initial: scene.isInitial, scene.action))
      }
    }
    windows.add(own)
  }
}

extension _SceneWindows {
  mutating func add(_ others: _SceneWindows) {
    windows += others.windows
    endpoints += others.endpoints
    readinessChecks += others.readinessChecks
    pictureHosts += others.pictureHosts
    commands += others.commands
    settings = others.settings ?? settings
  }
}

extension Scene {
  /// Runs an action when a value of the app changes, with the new value.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    onChange(of: value) { _, new in action(new) }
  }

  /// Runs an action when a value of the app changes, with the old value and the new one.
  ///
  /// ```swift
  /// @main struct NotesApp: App {
  ///   @Environment(\.scenePhase) private var scenePhase
  ///   @State private var store = NoteStore()
  ///   var body: some Scene {
  ///     WindowGroup { NoteList(store: store) }
  ///       .onChange(of: scenePhase) { _, phase in if phase == .background { store.save() } }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter initial: Whether the action also runs when the window first comes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    _ChangingScene(content: self, value: value, isInitial: initial, action: action)
  }

  /// Runs an action when a value of the app changes.
  ///
  /// - Parameter initial: Whether the action also runs when the window first comes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}
