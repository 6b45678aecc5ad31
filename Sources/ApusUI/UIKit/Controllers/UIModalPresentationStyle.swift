/// How a controller is shown when it is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen, whose page disappears.
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  /// Covers the screen, whose page stays below.
  case overFullScreen = 5
  /// A sheet.
  case automatic = -2
}
