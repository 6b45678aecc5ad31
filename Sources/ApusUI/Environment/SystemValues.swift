import ViewGraph

private struct LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { Locale(identifier: "en_US") }
}
private struct CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { Calendar(identifier: .gregorian) }
}
private struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { TimeZone(identifier: "UTC")! }
}
struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private struct IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .compact }
}
private struct LocationPermissionKey: EnvironmentKey {
  static var defaultValue: Session.LocationPermission { .notDetermined }
}
private struct CredentialsKey: EnvironmentKey {
  static var defaultValue: [String: String] { [:] }
}
private struct SessionKey: EnvironmentKey {
  static let defaultValue: Session? = nil
}

/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable { case light, dark }

/// How much room there is in a direction.
public enum UserInterfaceSizeClass: Sendable { case compact, regular }

extension EnvironmentValues {
  /// The visitor's language and region.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  /// The visitor's calendar.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  /// The visitor's time zone.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  /// Whether the visitor's screen is light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set {
      self[ColorSchemeKey.self] = newValue
      drawn.append(StoredAttribute(.colorScheme, newValue.element))
    }
  }
  /// Whether controls take events here.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
  /// Whether the visitor asked for less motion.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
  /// Whether a screen that is always on is dimmed. A page is never shown on one.
  public var isLuminanceReduced: Bool { false }
  /// Compact below 600 points.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
  /// The vertical size class: always `.regular` here.
  public var verticalSizeClass: UserInterfaceSizeClass? { .regular }

  /// The visitor, for the controls that need one.
  var session: Session? {
    get { self[SessionKey.self] }
    set { self[SessionKey.self] = newValue }
  }

  /// Whether the visitor shares their location.
  private(set) var locationPermission: Session.LocationPermission {
    get { self[LocationPermissionKey.self] }
    set { self[LocationPermissionKey.self] = newValue }
  }

  /// The credentials of the visitor's browser.
  private(set) var credentials: [String: String] {
    get { self[CredentialsKey.self] }
    set { self[CredentialsKey.self] = newValue }
  }

  /// The values of a session, at the root of its graph.
  @MainActor
  init(session: Session) {
    self.init()
    StringTables.answerFoundation
    let surroundings = session.surroundings
    locale = surroundings.locale
    calendar = surroundings.calendar
    timeZone = surroundings.timeZone
    colorScheme = session.isDark ? .dark : .light
    scenePhase = session.isBetween ? .inactive : session.isHidden ? .background : .active
    accessibilityReduceMotion = surroundings.reducesMotion
    takeTextSize(of: surroundings)
    self[WindowSizeKey.self] = CGSize(width: surroundings.width, height: surroundings.height)
    horizontalSizeClass = surroundings.width < 600 ? .compact : .regular
    roomForColumns = surroundings.width < 600 ? 1 : surroundings.width < 1000 ? 2 : 3
    locationPermission = session.locationPermission
    credentials = session.credentials
    self.session = session
  }
}
