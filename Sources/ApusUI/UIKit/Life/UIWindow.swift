import Foundation
import ViewGraph

/// The window of the page.
///
/// ```swift
/// let window = UIWindow(windowScene: scene)
/// window.rootViewController = UIHostingController(rootView: ContentView())
/// window.makeKeyAndVisible()
/// ```
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// How far in front a window stands. A page shows the window in use.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Self(rawValue: 0)
    public static let statusBar = Self(rawValue: 1000)
    public static let alert = Self(rawValue: 2000)
  }

  let content = WindowContent()
  /// Whether it stands for the page of an app that made no window.
  var isOfPage = false

  /// A window of a size. The page decides about its real size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isKeyWindow = true
  }

  /// A window of a scene, as large as the scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// Nil: there are no archives of windows here.
  public required init?(coder: NSCoder) { nil }

  /// What the window shows. Another controller takes the place of the one before. Nil for the page of an app that
  /// made no window: its views are no controller's.
  open var rootViewController: UIViewController? {
    get {
      if content.root == nil, isOfPage { noMeaning("UIWindow.rootViewController") }
      return content.root
    }
    set { content.root = newValue }
  }
  /// The scene that the window belongs to.
  open weak var windowScene: UIWindowScene?
  /// Has no meaning on a page, which shows the window in use.
  open var windowLevel = Level.normal
  /// Whether the window is used.
  open private(set) var isKeyWindow = false
  /// The one screen.
  open var screen: UIScreen { .main }
  /// The appearance that the window has whatever the person chose.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      content.style = overrideUserInterfaceStyle
      guard isOfPage, let graph = Graph.current else { return }
      WindowStyle.of(graph).become(overrideUserInterfaceStyle)
    }
  }

  /// Shows the window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes this window the one in use.
  open func makeKey() {
    let scene = windowScene ?? UIWindowScene.current
    scene.madeWindows.removeAll { $0 === self }
    scene.madeWindows.append(self)
    ApplicationObjects.current?.shown.changes += 1
    isKeyWindow = true
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
  let window: UIWindow

  var body: some View {
    let tint = window.tintColor.map { Color($0) }
    if let root = window.content.root {
      ControllerView(controller: root)
        .onAppear {
          root.beginAppearanceTransition(true, animated: false)
          root.endAppearanceTransition()
        }
        .onDisappear {
          root.beginAppearanceTransition(false, animated: false)
          root.endAppearanceTransition()
        }
        .id(ObjectIdentifier(root))
        .tint(tint)
        .preferredColorScheme(window.content.style.colorScheme)
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
