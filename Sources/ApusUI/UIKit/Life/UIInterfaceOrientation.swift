/// How a window is held.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  /// Whether it is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIWindowScene {
  /// How the window is: on its side, if it is wider than high.
  public var interfaceOrientation: UIInterfaceOrientation {
    UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
  }

  /// An app's wishes for its window.
  @MainActor @preconcurrency
  open class GeometryPreferences {
    init() {}

    /// The ways to hold a phone.
    open class iOS: GeometryPreferences {
      /// The ways to hold it; nil: all.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      /// No wish.
      public override init() { super.init() }

      /// Some ways to hold it.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  /// > Note: Has no meaning on a page: a browser turns its window by itself.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    noMeaning("UIWindowScene.requestGeometryUpdate(_:errorHandler:)")
  }
}
