import ViewGraph

/// What kind of device an interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// The device of the person whose view, action or task is running.
@MainActor @preconcurrency
public final class UIDevice {
  /// The only one.
  public class var current: UIDevice { shared }
  private static let shared = UIDevice()

  private init() {}

  /// A phone where the window is narrower than 600 points, as the compact size class has it; else a tablet. A
  /// view that reads it in its body is evaluated again when that changes.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    WindowSizeKey.current.width < 600 ? .phone : .pad
  }
}
