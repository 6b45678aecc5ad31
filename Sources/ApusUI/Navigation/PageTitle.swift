import ViewGraph

/// Names the page while it is on the screen, also when its tab is chosen again.
final class PageTitleSlot: AppearanceSlot {
  var title = ""
  private let session: Session

  override init(in context: EmissionContext) {
    session = context.graph.session
    super.init(in: context)
  }

  override func begin() { show() }
  override func end() { session.forgetPage(of: self) }

  func show() { session.namePage(title, by: self) }
}
