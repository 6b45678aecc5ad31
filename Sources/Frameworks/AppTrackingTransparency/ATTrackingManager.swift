import Foundation

/// Asks a person whether they may be followed from app to app. A page answers as a person who refuses.
open class ATTrackingManager: NSObject {
  /// A person's permission.
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined, restricted, denied, authorized
  }

  /// The permission: denied.
  open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }

  /// Asks a person: denied.
  open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }

  /// Asks a person: denied, in a later turn of the main queue.
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) { DispatchQueue.main.async { completion(.denied) } }
}
