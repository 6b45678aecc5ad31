import ViewGraph

/// The appearance that an app gives the window of a page whose app made no window of its own.
final class WindowStyle: Source {
  private(set) var style = UIUserInterfaceStyle.unspecified

  /// That of a page.
  @MainActor
  static func of(_ graph: Graph) -> WindowStyle {
    let id = ObjectIdentifier(WindowStyle.self)
    if let known = graph.objects[id] as? WindowStyle { return known }
    let made = WindowStyle(queue: graph.queue)
    made.name = "UIWindow.overrideUserInterfaceStyle"
    graph.objects[id] = made
    return made
  }

  @MainActor
  func become(_ style: UIUserInterfaceStyle) {
    guard style != self.style else { return }
    self.style = style
    invalidate()
  }
}

/// Shows the page of an app in the appearance of its window.
nonisolated struct WindowStyled<Content: View>: View {
  typealias Body = Never
  let content: Content

  @MainActor static func _emit(_ view: Self, _ context: EmissionContext) {
    StyledContent._emit(
      StyledContent(style: WindowStyle.of(context.graph), content: view.content), context)
  }
}

private struct StyledContent<Content: View>: View {
  let style: WindowStyle
  let content: Content

  var body: some View {
    Tracking.read(style)
    return content.preferredColorScheme(style.style.colorScheme)
  }
}
