import Foundation

/// Why nothing is found by a phone's search.
public struct CSIndexError: Error, CustomNSError, Hashable, LocalizedError {
  public enum Code: Int, Sendable {
    case unknownError = -1
    case indexUnavailableError = -1000
    case invalidItemError = -1001
    case invalidClientStateError = -1002
    case remoteConnectionError = -1003
    case quotaExceeded = -1004
    case indexingUnsupported = -1005
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let errorDomain = "CSIndexErrorDomain"
  public var errorCode: Int { code.rawValue }
  // Foundation on Linux does not ask an error that has a code for its words.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "A device's search does not read a page's items." }
}

/// The things that a phone's search finds. A page answers as a device without that search.
// It keeps nothing that changes.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let index = CSSearchableIndex()
  open class func `default`() -> CSSearchableIndex { index }

  /// Whether there is an index: false.
  open class func isIndexingAvailable() -> Bool { false }

  public override init() { super.init() }

  /// Makes a named index. A named index is unavailable, like the default index.
  public init(name: String) { super.init() }

  /// Fails with the code `indexingUnsupported`.
  open func indexSearchableItems(
    _ items: [CSSearchableItem],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }

  /// Fails with the code `indexingUnsupported`.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }

  /// Fails with the code `indexingUnsupported`.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }

  /// Fails with the code `indexingUnsupported`.
  open func deleteAllSearchableItems(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }

  /// Fails with the code `indexingUnsupported`.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    throw CSIndexError(.indexingUnsupported)
  }

  /// Fails with the code `indexingUnsupported`.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    throw CSIndexError(.indexingUnsupported)
  }

  /// Fails with the code `indexingUnsupported`.
  open func deleteAllSearchableItems() async throws { throw CSIndexError(.indexingUnsupported) }

  private func refuse(_ completionHandler: (@Sendable ((any Error)?) -> Void)?) {
    guard let completionHandler else { return }
    DispatchQueue.global().async { completionHandler(CSIndexError(.indexingUnsupported)) }
  }
}

/// The kind of activity in which a person chooses what a search found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key under which such an activity names the item.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The kind of activity in which a person goes on with a search in the app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key under which such an activity has the text.
public let CSSearchQueryString = "kCSSearchQueryString"
