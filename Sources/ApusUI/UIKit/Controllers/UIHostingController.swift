/// A controller whose page is a SwiftUI view.
///
/// The view's state lives as long as its page lies on a stack or in a sheet: a controller that is
/// popped and pushed again begins anew. What must outlive the page belongs to a model.
@MainActor @preconcurrency
open class UIHostingController<Content>: UIViewController where Content: View {
  /// The view that the page shows.
  public var rootView: Content {
    didSet { state.contentVersion += 1 }
  }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Nil: there are no archives of controllers here.
  public init?(coder aDecoder: NSCoder, rootView: Content) { nil }

  open override func loadView() {
    super.loadView()
    ownView?.isHosting = true
  }

  /// Nil: there are no archives of controllers here.
  public required dynamic init?(coder aDecoder: NSCoder) { nil }

  override func makeContent() -> AnyView {
    _ = state.contentVersion
    guard let color = ownView?.backgroundColor else { return AnyView(rootView) }
    return AnyView(rootView.background(Color(color)))
  }
}
