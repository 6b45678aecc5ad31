import ViewGraph

extension Graph {
  /// A graph of one view for one visitor.
  package convenience init<Root: View>(
    session: Session, @ViewBuilder root: @escaping @MainActor () -> Root
  ) {
    self.init(session: session, accent: AssetLibrary.shared.accent(), root: root)
  }

  /// The same for an app with its own tint.
  convenience init<Root: View>(
    session: Session, accent: ColorSet?, @ViewBuilder root: @escaping @MainActor () -> Root
  ) {
    self.init(session: session) { context in
      emitComposite(_Root(content: root, accent: accent), context)
    }
    rootScope.update(EnvironmentValues(of: self).entries)
    session.onSurroundingsChange = { [weak self] in self?.sessionChanged() }
    LifecyclePosts.follow(self)
  }

  /// A graph of a view that stands on no screen: it hears nothing of the app's life.
  convenience init<Root: View>(
    apart session: Session, @ViewBuilder root: @escaping @MainActor () -> Root
  ) {
    let accent = AssetLibrary.shared.accent()
    self.init(session: session) { context in
      emitComposite(_Root(content: root, accent: accent), context)
    }
    rootScope.update(EnvironmentValues(of: self).entries)
  }

  /// Called when the visitor's surroundings change: their readers are evaluated again.
  package func sessionChanged() {
    turn { rootScope.update(EnvironmentValues(of: self).entries) }
  }
}

/// The view at the root of a graph: makes its content in a body, so that what is read is tracked.
private struct _Root<Content: View>: View {
  let content: @MainActor () -> Content
  let accent: ColorSet?
  @State private var editMode = EditMode.inactive
  var body: some View {
    content()
      .modifier(_EditModeProvider(mode: $editMode))
      .modifier(_OptionalModifier(accent.map(_AccentModifier.init)))
  }
}
