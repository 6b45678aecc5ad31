import ViewGraph

/// The windows of a page: the appearance that an app gives the page's own, and those that lie above it.
final class PageWindows: Source {
  private(set) var style = UIUserInterfaceStyle.unspecified

  /// That of a page.
  @MainActor
  static func of(_ graph: Graph) -> PageWindows {
    let id = ObjectIdentifier(PageWindows.self)
    if let known = graph.objects[id] as? PageWindows { return known }
    let made = PageWindows(queue: graph.queue)
    made.name = "UIWindow"
    graph.objects[id] = made
    return made
  }

  @MainActor
  func become(_ style: UIUserInterfaceStyle) {
    guard style != self.style else { return }
    self.style = style
    invalidate()
  }

  /// A window came, went or stands elsewhere now.
  @MainActor
  func changed() { invalidate() }
}

/// Shows the page of an app in the appearance of its window, and below the other windows.
nonisolated package struct WithWindows<Content: View>: View {
  package typealias Body = Never
  let content: Content

  package init(content: Content) { self.content = content }

  @MainActor package static func _emit(_ view: Self, _ context: EmissionContext) {
    WindowedContent._emit(
      WindowedContent(windows: PageWindows.of(context.graph), content: view.content), context)
  }
}

private struct WindowedContent<Content: View>: View {
  let windows: PageWindows
  let content: Content

  var body: some View {
    Tracking.read(windows)
    return
      content
      .preferredColorScheme(windows.style.colorScheme)
      .modifier(
        WindowsAbove(windows: ApplicationObjects.current?.windowsAbove.map(ShownWindow.init) ?? []))
  }
}
