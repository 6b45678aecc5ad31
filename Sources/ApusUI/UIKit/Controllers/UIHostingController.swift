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

  /// Which sizes follow the root view's. On a page a controller's view has the size of its content anyway.
  public var sizingOptions: UIHostingControllerSizingOptions = []
  /// Which safe areas the root view keeps free. A page keeps nothing free for a device.
  public var safeAreaRegions: SafeAreaRegions = .all

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Nil: there are no archives of controllers here.
  public init?(coder aDecoder: NSCoder, rootView: Content) { nil }

  open override func loadView() {
    super.loadView()
    ownView?.hosted = { [weak self, rootView] in AnyView(self?.rootView ?? rootView) }
  }

  /// Nil: there are no archives of controllers here.
  public required dynamic init?(coder aDecoder: NSCoder) { nil }

  /// The size that the root view chooses, in points.
  ///
  /// - Parameter size: The size that the view is proposed.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    let apart = ApartView(rootView, ProposedViewSize(size))
    defer { apart.end() }
    return apart.size
  }

  override func makeContent() -> AnyView {
    _ = state.contentVersion
    guard let color = ownView?.backgroundColor else { return AnyView(rootView) }
    return AnyView(rootView.background(Color(color)))
  }
}

/// Which sizes of a hosting controller follow its root view's.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The intrinsic size of the view.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The preferred size of the controller's content.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
