import Foundation
import ViewGraph

/// A container for the screens of an app, which is the page or lies above it.
///
/// ```swift
/// let window = UIWindow(windowScene: scene)
/// window.rootViewController = UIHostingController(rootView: ContentView())
/// window.makeKeyAndVisible()
/// ```
///
/// A page shows the window of its app's delegate. Every other window that is not hidden lies above the page and its
/// sheets, in the order of ``windowLevel``, as long as the app keeps it. A finger goes through to the page where
/// ``UIView/hitTest(_:with:)`` of the window gives nil in its middle, and where ``UIView/isUserInteractionEnabled`` is
/// false. Else the window covers the page.
///
/// ```swift
/// final class PassThroughWindow: UIWindow {
///   override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
///     let hit = super.hitTest(point, with: event)
///     return hit == rootViewController?.view ? nil : hit
///   }
/// }
/// toasts = PassThroughWindow(windowScene: scene)
/// toasts.rootViewController = UIHostingController(rootView: ToastView())
/// toasts.rootViewController?.view.backgroundColor = .clear
/// toasts.isHidden = false
/// ```
///
/// > Note: While a sheet or an alert of the page is open, a browser gives it all touches: what a window shows above it
/// > is seen, and cannot be used.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// How far in front a window stands.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Self(rawValue: 0)
    public static let statusBar = Self(rawValue: 1000)
    public static let alert = Self(rawValue: 2000)

    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    /// A level in front of another one, by a number of steps.
    public static func + (level: Self, steps: CGFloat) -> Self {
      Self(rawValue: level.rawValue + steps)
    }
    /// A level behind another one, by a number of steps.
    public static func - (level: Self, steps: CGFloat) -> Self {
      Self(rawValue: level.rawValue - steps)
    }
  }

  let content = WindowContent()
  /// Whether it stands for the page of an app that made no window.
  var isOfPage = false
  /// The number of windows of its scene that were shown before.
  private(set) var place = 0

  /// A window of a size. The page decides about its real size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// A window of a scene, as large as the scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    // An initializer calls no observer.
    windowScene.attach(self)
  }

  /// Nil: there are no archives of windows here.
  public required init?(coder: NSCoder) { nil }

  isolated deinit { windowScene?.windowsChanged() }

  /// What the window shows. Another controller takes the place of the one before. Nil for the page of an app that
  /// made no window: its views are no controller's.
  open var rootViewController: UIViewController? {
    get {
      if content.root == nil, isOfPage { noMeaning("UIWindow.rootViewController") }
      return content.root
    }
    set {
      content.root?.windowOfRoot = nil
      content.root = newValue
      newValue?.windowOfRoot = self
      changedInScene()
    }
  }
  /// The scene that the window belongs to. Without one, a window is not shown.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.detach(self)
      windowScene?.attach(self)
    }
  }
  /// How far in front the window stands. A window stands in front of those of its level that were
  /// shown before.
  open var windowLevel = Level.normal { didSet { changedInScene() } }
  /// Whether the app uses this window now.
  open var isKeyWindow: Bool {
    guard let scene = windowScene else { return false }
    return scene.keyWindow === self
  }
  /// The one screen.
  open var screen: UIScreen { .main }
  /// The appearance that the window has whatever the person chose.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      content.style = overrideUserInterfaceStyle
      guard isOfPage, let graph = Graph.current else { return }
      PageWindows.of(graph).become(overrideUserInterfaceStyle)
    }
  }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if !isHidden { show() }
      changedInScene()
    }
  }

  open override var isUserInteractionEnabled: Bool { didSet { changedInScene() } }
  open override var backgroundColor: UIColor? { didSet { changedInScene() } }

  /// Brings the window to the front of its level, and makes it the key window.
  open func makeKeyAndVisible() {
    if isHidden {
      isHidden = false
    } else {
      show()
    }
    makeKey()
  }

  /// Makes this window the one in use.
  open func makeKey() {
    let scene = windowScene ?? UIWindowScene.current
    windowScene = scene
    scene.chosenKeyWindow = self
    scene.windowsChanged()
  }

  private func show() {
    let scene = windowScene ?? UIWindowScene.current
    windowScene = scene
    scene.attach(self)
    scene.shownWindows += 1
    place = scene.shownWindows
  }

  private func changedInScene() {
    if !isOfPage { windowScene?.windowsChanged() }
  }

  /// The root controller's view where nothing in it is hit, because it fills the window.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = viewHit(point, event) else { return nil }
    guard let root = content.root?.view else { return hit }
    if type(of: root) == UIView.self, root.bounds.isEmpty { return root }
    return root.hitTest(point, with: event) ?? hit
  }

  /// The size of what is seen of the page, in points, from zero.
  open override var bounds: CGRect {
    get { UIScreen.main.bounds }
    set {}
  }
  /// No insets, because a browser draws a page beside a phone's bars and corners.
  open var safeAreaInsets: UIEdgeInsets { .zero }
}

/// What a window shows. Views that read it follow it.
@MainActor @Observable
final class WindowContent {
  var root: UIViewController?
  var style = UIUserInterfaceStyle.unspecified
}

/// The screen of a window: its root controller, which is told when it comes.
struct WindowView: View {
  let content: WindowContent
  let tint: UIColor?

  init(_ window: UIWindow) {
    content = window.content
    tint = window.tintColor
  }

  var body: some View {
    let tint = tint.map { Color($0) }
    if let root = content.root {
      ControllerView(controller: root)
        .onAppear {
          root.beginAppearanceTransition(true, animated: false)
          root.endAppearanceTransition()
          root.finishPresentation()
        }
        .onDisappear {
          root.beginAppearanceTransition(false, animated: false)
          root.endAppearanceTransition()
        }
        .id(ObjectIdentifier(root))
        .tint(tint)
        .preferredColorScheme(content.style.colorScheme)
    }
  }
}

extension UIUserInterfaceStyle {
  /// The appearance; nil: that of the person.
  var colorScheme: ColorScheme? {
    switch self {
    case .unspecified: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
