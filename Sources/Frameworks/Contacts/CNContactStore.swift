import ApusUI
import Foundation

/// The reason why there are no contacts.
public struct CNError: Error, CustomNSError, Hashable, LocalizedError {
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError
    case authorizationDenied = 100
    case noAccessibleWritableContainers, unauthorizedKeys, featureDisabledByUser
    case featureNotAvailable
    case recordDoesNotExist = 200
    case insertedRecordAlreadyExists, containmentCycle, containmentScope, parentRecordDoesNotExist
    case recordIdentifierInvalid, recordNotWritable, parentContainerNotWritable
    case validationMultipleErrors = 300
    case validationTypeMismatch, validationConfigurationError
    case predicateInvalid = 400
    case policyViolation = 500

    /// Lets `catch CNError.authorizationDenied` match an error.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? CNError)?.code == code
    }
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let errorDomain = CNErrorDomain
  public var errorCode: Int { code.rawValue }
  // Foundation on Linux does not ask an error that has a code for its words.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "A page reads no contacts of a person." }

  public static var authorizationDenied: Code { .authorizationDenied }
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
  public static var dataAccessError: Code { .dataAccessError }

  static let denied = CNError(.authorizationDenied)
}

/// The domain of errors of contacts.
public let CNErrorDomain = "CNErrorDomain"

/// A kind of data that a person gives access to.
public enum CNEntityType: Int, Sendable { case contacts }

/// Whether a person lets an app read their contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// The order of contacts.
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

extension Notification.Name {
  /// Posted when a person's contacts have changed. A page posts none.
  public static let CNContactStoreDidChange = Notification.Name(
    "CNContactStoreDidChangeNotification")
}

/// A person's contacts. A page answers as if the person had denied access.
// It keeps nothing that changes.
open class CNContactStore: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  /// Denied.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .denied
  }

  /// Fails with the code `authorizationDenied`.
  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    noMeaning("CNContactStore.requestAccess(for:)")
    DispatchQueue.global().async { completionHandler(false, CNError.denied) }
  }

  /// Fails with the code `authorizationDenied`.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    noMeaning("CNContactStore.requestAccess(for:)")
    throw CNError.denied
  }

  /// Fails with the code `authorizationDenied`.
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw CNError.denied }

  /// Fails with the code `authorizationDenied`.
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw CNError.denied }

  /// Fails with the code `authorizationDenied`.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: @escaping (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw CNError.denied }

  /// Fails with the code `authorizationDenied`.
  open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError.denied }

  /// An identifier of no container.
  open func defaultContainerIdentifier() -> String { "" }
}

/// A wish for contacts.
open class CNContactFetchRequest: NSObject {
  /// The properties that are wanted.
  open var keysToFetch: [any CNKeyDescriptor]
  /// Which contacts are wanted; nil: all.
  open var predicate: NSPredicate?
  /// The order of the contacts.
  open var sortOrder = CNContactSortOrder.none
  /// Whether contacts of one person are one.
  open var unifyResults = true
  /// Whether the contacts can be changed.
  open var mutableObjects = false

  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// Changes of contacts. A store denies them.
open class CNSaveRequest: NSObject {
  public override init() { super.init() }
  /// A new contact.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  /// A contact with other values.
  open func update(_ contact: CNMutableContact) {}
  /// A contact that goes.
  open func delete(_ contact: CNMutableContact) {}
}
