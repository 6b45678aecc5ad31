import ViewGraph

/// The screen of the person whose view, action or task is running: what a phone's app asks instead of a
/// `GeometryReader`.
///
/// A page has no screen of its own: its window is one. A view that reads ``bounds`` in its body is
/// evaluated again when the window gets another size.
@MainActor @preconcurrency
public final class UIScreen {
  /// The only one.
  public class var main: UIScreen { shared }
  /// The only one, in a list.
  public class var screens: [UIScreen] { [shared] }
  private static let shared = UIScreen()

  private init() {}

  /// The window's size in points, from zero. Before a browser has told it, that of a usual window of such
  /// a machine: 390 × 844 for a phone.
  ///
  /// What changes while a person scrolls or types, such as a phone's bar of addresses or its keyboard, does not
  /// count. Outside of any screen's work it is that of a phone.
  public var bounds: CGRect { CGRect(origin: .zero, size: WindowSizeKey.current) }

  /// The same: an interface does not turn on a page.
  public var nativeBounds: CGRect { bounds }

  /// The traits of the visitor's window.
  public var traitCollection: UITraitCollection { .current }
  /// Pictures in a second, of which a browser says nothing: 60.
  public var maximumFramesPerSecond: Int { 60 }
  /// Whether somebody records the screen, of which a browser says nothing.
  public var isCaptured: Bool { false }

  /// Pixels per point: 1, because lengths on a page are points whatever the screen.
  public var scale: CGFloat { 1 }
  /// The same.
  public var nativeScale: CGFloat { 1 }
}

/// The size of the visitor's window.
struct WindowSizeKey: EnvironmentKey {
  static var defaultValue: CGSize {
    let phone = Session.Surroundings()
    return CGSize(width: phone.width, height: phone.height)
  }

  /// In the screen that is evaluated or acts; a body that asks depends on it.
  @MainActor static var current: CGSize {
    guard let graph = Tracking.graph ?? Graph.current else { return defaultValue }
    return graph.rootScope.value(ObjectIdentifier(Self.self), as: CGSize.self) ?? defaultValue
  }
}
