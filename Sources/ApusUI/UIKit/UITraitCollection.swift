import ViewGraph

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The traits of an interface.
public struct UITraitCollection: Sendable {
  /// Whether the interface is light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// How large letters are; nil: not said.
  var typeSize: DynamicTypeSize?
  /// How wide the interface is.
  public private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// How high the interface is: a page scrolls.
  public private(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// Pixels per point: 1, because lengths on a page are points whatever the screen.
  public var displayScale: CGFloat { 1 }

  /// An interface that is light or dark.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}

/// How much room an interface has in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

extension UITraitCollection {
  /// The traits of the visitor's window, in the screen that is evaluated or acts. A body that asks is evaluated again when
  /// they change. Outside of any screen's work nothing is specified.
  public static var current: UITraitCollection {
    guard MainThread.isCurrent else { return UITraitCollection(userInterfaceStyle: .unspecified) }
    return MainThread.assumeIsolated {
      guard let scope = (Tracking.graph ?? Graph.current)?.rootScope else {
        return UITraitCollection(userInterfaceStyle: .unspecified)
      }
      let scheme = scope.value(ObjectIdentifier(ColorSchemeKey.self), as: ColorScheme.self)
      var traits = UITraitCollection(userInterfaceStyle: scheme == .dark ? .dark : .light)
      let width = scope.value(
        ObjectIdentifier(HorizontalSizeClassKey.self), as: UserInterfaceSizeClass?.self)
      traits.horizontalSizeClass = width == .regular ? .regular : .compact
      traits.verticalSizeClass = .regular
      traits.typeSize = DynamicTypeSize(factor: VisitorsTextSizeKey.current)
      return traits
    }
  }
}

extension UIColor {
  /// A colour that is made for each interface: a page asks for the light one and the dark one at once, and
  /// shows the one that the visitor has.
  ///
  /// ```swift
  /// UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
  /// ```
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
    self.init(light: light.paint(isDark: false), dark: dark.paint(isDark: true))
  }

  /// The colour in a light or a dark interface.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let paint = paint(isDark: traitCollection.userInterfaceStyle == .dark)
    return UIColor(Color(storage: .paint(paint)))
  }

  /// Writes the components from 0 to 1 of the colour in a light interface.
  ///
  /// - Returns: True: each colour of a page has components.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components
    red?.pointee = parts[0]
    green?.pointee = parts[1]
    blue?.pointee = parts[2]
    alpha?.pointee = parts[3]
    return true
  }

  /// Writes the brightness as a grey, from 0 to 1, of the colour in a light interface.
  ///
  /// The weights of the components are those of sRGB's luminance, as Core Graphics converts to grey.
  ///
  /// - Returns: True: each colour of a page has components.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components
    white?.pointee = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    alpha?.pointee = parts[3]
    return true
  }

  /// Writes the hue, saturation and brightness, from 0 to 1, of the colour in a light interface.
  ///
  /// - Returns: True: each colour of a page has components.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components
    let (red, green, blue) = (parts[0], parts[1], parts[2])
    let most = max(red, green, blue), spread = most - min(red, green, blue)
    var angle: CGFloat = 0
    if spread > 0 {
      if most == red {
        angle = (green - blue) / spread
      } else if most == green {
        angle = 2 + (blue - red) / spread
      } else {
        angle = 4 + (red - green) / spread
      }
    }
    hue?.pointee = (angle < 0 ? angle + 6 : angle) / 6
    saturation?.pointee = most > 0 ? spread / most : 0
    brightness?.pointee = most
    alpha?.pointee = parts[3]
    return true
  }
}

extension UIColor {
  func paint(isDark: Bool) -> Paint {
    var environment = EnvironmentValues()
    environment.colorScheme = isDark ? .dark : .light
    return color.paint(in: environment)
  }

  /// Red, green, blue and opacity in a light interface.
  private var components: [CGFloat] {
    let parts = paint(isDark: false).components(isDark: false)
    return [parts.red, parts.green, parts.blue, parts.opacity].map { CGFloat($0) }
  }
}
