import ApusUI
import Foundation

/// Why there is no data of a person's health.
public struct HKError: Error, CustomNSError, Hashable, LocalizedError {
  public enum Code: Int, Sendable {
    case noError = 0
    case errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
    case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible
    case errorUserCanceled, errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession
    case errorRequiredAuthorizationDenied, errorNoData
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let errorDomain = "com.apple.healthkit"
  public var errorCode: Int { code.rawValue }
  // Foundation on Linux does not ask an error that has a code for its words.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "A page reads no data of a person's health." }

  static let unavailable = HKError(.errorHealthDataUnavailable)
}

/// Whether an app may write data of a type.
public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined, sharingDenied, sharingAuthorized
}

/// Whether a person has to be asked.
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }

/// The data of a person's health. A page answers as a tablet without them.
// It keeps nothing that changes.
open class HKHealthStore: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  /// Whether there are such data: false.
  open class func isHealthDataAvailable() -> Bool { false }

  /// Not determined, because nobody can be asked.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }

  /// Fails with the code `errorHealthDataUnavailable`.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    noMeaning("HKHealthStore.requestAuthorization(toShare:read:)")
    DispatchQueue.global().async { completion(false, HKError.unavailable) }
  }

  /// Fails with the code `errorHealthDataUnavailable`.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws {
    noMeaning("HKHealthStore.requestAuthorization(toShare:read:)")
    throw HKError.unavailable
  }

  /// Fails with the code `errorHealthDataUnavailable`.
  open func save(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completion(false, HKError.unavailable) }
  }

  /// Fails with the code `errorHealthDataUnavailable`.
  open func save(_ object: HKObject) async throws { throw HKError.unavailable }

  /// Fails with the code `errorHealthDataUnavailable`.
  open func save(_ objects: [HKObject]) async throws { throw HKError.unavailable }

  /// Fails with the code `errorHealthDataUnavailable`.
  open func delete(_ object: HKObject) async throws { throw HKError.unavailable }

  /// Lets the query's handler fail with the code `errorHealthDataUnavailable`.
  open func execute(_ query: HKQuery) {
    // The store keeps a query until its handler has been called.
    DispatchQueue.global().async { query.fail() }
  }

  /// Ends a query, which has failed already.
  open func stop(_ query: HKQuery) {}
}
