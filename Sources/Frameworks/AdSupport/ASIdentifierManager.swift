import Foundation

/// The number by which advertisements tell a device apart. A page answers as a person who refuses it.
public final class ASIdentifierManager: NSObject, Sendable {
  private static let manager = ASIdentifierManager()
  public static func shared() -> ASIdentifierManager { manager }

  private override init() { super.init() }

  /// The number: zeros, as for everybody who has not allowed it.
  public var advertisingIdentifier: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }

  /// Whether a person may be followed: false.
  public var isAdvertisingTrackingEnabled: Bool { false }
}
