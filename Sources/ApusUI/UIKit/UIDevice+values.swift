import ViewGraph

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  /// Whether it is held upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is held on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies on its back or its front.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is held upright or on its side.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIDevice {
  /// What a battery does.
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  /// The kind of device, as `userInterfaceIdiom` tells it: a page learns no more of it.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The kind of device.
  public var localizedModel: String { model }
  /// The kind of device: since iOS 16 an app learns no person's name for it.
  public var name: String { model }
  /// The system that Apus stands for.
  public var systemName: String { "iOS" }
  /// The version of the system that Apus stands for.
  public var systemVersion: String { "18.0" }
  /// How the window is: on its side, if it is wider than high. A view that reads it in its body is evaluated
  /// again when that changes.
  public var orientation: UIDeviceOrientation {
    let size = WindowSizeKey.current
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// Whether turns are told. A page's window tells its size anyway.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Nothing needs to be begun: a page's window tells its size anyway.
  public func beginGeneratingDeviceOrientationNotifications() {
    noMeaning("UIDevice.beginGeneratingDeviceOrientationNotifications()")
  }
  /// Nothing needs to be ended: a page's window tells its size anyway.
  public func endGeneratingDeviceOrientationNotifications() {
    noMeaning("UIDevice.endGeneratingDeviceOrientationNotifications()")
  }
  /// A number of the browser for this app, which the browser keeps for 400 days, the longest that browsers allow.
  /// Nil outside of a screen's work, where no visitor is known.
  public var identifierForVendor: UUID? {
    guard let session = (Tracking.graph ?? Graph.current)?.session else { return nil }
    let name = "apus-vendor"
    if let known = session.credentials[name].flatMap(UUID.init) { return known }
    let made = UUID()
    session.keepCredential(name, made.uuidString, lifetime: .seconds(400 * 86_400))
    return made
  }
  /// Whether the battery is watched. A page knows of none, so it stays false.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set { if newValue { noMeaning("UIDevice.isBatteryMonitoringEnabled") } }
  }
  /// −1: not known.
  public var batteryLevel: Float { -1 }
  /// Not known.
  public var batteryState: BatteryState { .unknown }
}

extension UIScreen {
  /// How bright the screen is, from 0 to 1. A page neither knows nor sets it.
  public var brightness: CGFloat {
    get { 0.5 }
    set { noMeaning("UIScreen.brightness") }
  }
}

extension UIApplication {
  /// Whether the screen stays on. A page leaves that to its device.
  public var isIdleTimerDisabled: Bool {
    get { false }
    set { if newValue { noMeaning("UIApplication.isIdleTimerDisabled") } }
  }

  /// The number at the app's icon. Pages have no icon for it.
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set { if newValue != 0 { noMeaning("UIApplication.applicationIconBadgeNumber") } }
  }

  /// Whether the app is used.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// Active: code runs for a page that somebody looks at.
  public var applicationState: State { .active }
}
