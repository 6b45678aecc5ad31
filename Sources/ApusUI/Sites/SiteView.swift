import ViewGraph

/// A frame with another site, or with HTML of the app.
package struct SiteView: View {
  private let content: SiteContent

  package init(_ content: SiteContent) { self.content = content }

  package var body: some View {
    let number = content.number
    if content.isEmpty {
      Color.clear
    } else {
      SiteFrame(content: content)
        .onAppear {
          guard let session = CurrentVisitor.current?.session else { return }
          if content.address(in: session) == nil {
            content.onEnd(false)
          } else if let isThere = content.isThere(in: session) {
            content.onEnd(isThere)
          }
        }
        .id(number)
    }
  }
}

private struct SiteFrame: View {
  typealias Body = Never
  let content: SiteContent

  static func _emit(_ view: Self, _ context: EmissionContext) {
    let content = view.content
    context.open(.site) { writer in
      if let name = content.name { writer.set(.label, name) }
      if content.runsScripts { writer.set(.runsScripts, true) }
    }
    if let address = content.address(in: context.graph.session) {
      context.writer.set(.source, address)
      context.handler(
        .onPicture,
        .event { event in if case .picture(let isLoaded) = event { content.onEnd(isLoaded) } })
    }
    context.close { _ in 0 }
  }
}
