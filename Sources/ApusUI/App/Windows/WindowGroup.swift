import ViewGraph

/// A window with a view, for each visitor.
///
/// The first window of an app is its page. The others are sheets, which ``OpenWindowAction`` opens.
nonisolated public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  let title: Text?
  let id: String?
  let content: () -> Content
  let values: _SceneWindows.Window.Values?

  init(
    title: Text? = nil, id: String? = nil, values: _SceneWindows.Window.Values? = nil,
    root: @escaping () -> Content
  ) {
    (self.title, self.id, self.values, content) = (title, id, values, root)
  }

  /// A window that is named after the app.
  nonisolated public init(@ViewBuilder content: @escaping () -> Content) {
    self.init(root: content)
  }

  /// A window with a title.
  nonisolated public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: title, root: content)
  }

  /// A window with a localized title.
  nonisolated public init(
    _ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(title: Text(title), root: content)
  }

  /// A window whose title is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(title: Text(title), root: content)
  }

  /// A window that is named after the app.
  ///
  /// - Parameter id: What ``OpenWindowAction/callAsFunction(id:)`` calls it.
  nonisolated public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(id: id, root: content)
  }

  /// A window with a title.
  ///
  /// - Parameter id: What ``OpenWindowAction/callAsFunction(id:)`` calls it.
  nonisolated public init(
    _ title: Text, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(title: title, id: id, root: content)
  }

  /// A window with a localized title.
  ///
  /// - Parameter id: What ``OpenWindowAction/callAsFunction(id:)`` calls it.
  nonisolated public init(
    _ title: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(title: Text(title), id: id, root: content)
  }

  /// A window whose title is shown as given.
  ///
  /// - Parameter id: What ``OpenWindowAction/callAsFunction(id:)`` calls it.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(title: Text(title), id: id, root: content)
  }

  @MainActor public static func _collect(_ scene: Self, into windows: inout _SceneWindows) {
    windows.windows.append(
      .init(
        title: scene.title, id: scene.id, root: { AnyView(scene.content()) }, values: scene.values))
  }
}

extension _SceneWindows.Window {
  /// The window with a view around each of its views.
  @MainActor func inside(_ change: @escaping @MainActor (AnyView) -> AnyView) -> Self {
    var window = self
    window.root = { change(root()) }
    if let values {
      window.values = Values(type: values.type) { change(values.root($0)) }
    }
    return window
  }
}
