import ApusUI
import Foundation

/// How a person proves to be the device's owner.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

/// A kind of biometry that a device has.
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID
  case opticID = 4
}

/// Why a person could not prove to be the owner.
public struct LAError: Error, CustomNSError, Hashable, LocalizedError {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case notInteractive = -1004
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static let errorDomain = "com.apple.LocalAuthentication"
  public var errorCode: Int { code.rawValue }
  // Foundation on Linux does not ask an error that has a code for its words.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "This browser shares no biometry with the app." }
}

/// Asks a person to prove to be the device's owner. A page cannot: it answers as a device without
/// biometry and passcode.
open class LAContext: NSObject {
  public override init() { super.init() }

  /// The kind of biometry: `.none`.
  open var biometryType: LABiometryType { .none }
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  /// How long the unlocking of a device counts, in seconds. Nobody is asked here.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether a person must not be asked. Nobody is asked here.
  open var interactionNotAllowed = false
  /// The known fingers or faces: none.
  open var evaluatedPolicyDomainState: Data? { nil }

  /// Whether a person can be asked: false, with the error `biometryNotAvailable`.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    noMeaning("LAContext.canEvaluatePolicy(_:error:)")
    error?.pointee = Self.error as NSError
    return false
  }

  /// Fails with `biometryNotAvailable`.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    noMeaning("LAContext.evaluatePolicy(_:localizedReason:)")
    throw Self.error
  }

  /// Answers with `biometryNotAvailable`, in a later turn of the main queue.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    noMeaning("LAContext.evaluatePolicy(_:localizedReason:)")
    DispatchQueue.main.async { reply(false, Self.error) }
  }

  /// Ends what was asked. Nothing is asked here.
  open func invalidate() {}

  private static var error: LAError { LAError(.biometryNotAvailable) }
}
