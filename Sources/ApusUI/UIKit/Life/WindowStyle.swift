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
nonisolated struct WindowStyleModifier: ViewModifier {
  typealias Body = Never

  @MainActor static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    let style = WindowStyle.of(context.graph)
    Tracking.read(style)
    _PreferredColorSchemeModifier._emit(
      _PreferredColorSchemeModifier(colorScheme: style.style.colorScheme), context,
      content: content)
  }
}
