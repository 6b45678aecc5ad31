import ViewGraph

extension Graph {
  /// A graph of one view for one visitor.
  package convenience init<Root: View>(
    session: Session, @ViewBuilder root: @escaping @MainActor () -> Root
  ) {
    self.init(session: session) { context in
      emitComposite(_Root(content: root), context)
    }
    rootScope.update(EnvironmentValues(session: session).entries)
    session.onSurroundingsChange = { [weak self] in self?.sessionChanged() }
  }

  /// Called when the visitor's surroundings change: their readers are evaluated again.
  package func sessionChanged() {
    turn { rootScope.update(EnvironmentValues(session: session).entries) }
  }
}

/// The view at the root of a graph: makes its content in a body, so that what is read is tracked.
private struct _Root<Content: View>: View {
  let content: @MainActor () -> Content
  @State private var editMode = EditMode.inactive
  var body: some View { content().modifier(_EditModeProvider(mode: $editMode)) }
}
