import Foundation

/// A place where boats lie.
@objc final class Harbour: NSObject {
  @objc var name = "Sandvik"

  /// Whether a free berth is told by a buzz, as phones do.
  static var buzzes: Bool {
    #if os(iOS) && !os(Linux)
      true
    #else
      false
    #endif
  }
}
