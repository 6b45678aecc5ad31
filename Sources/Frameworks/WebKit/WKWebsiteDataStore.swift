import ApusUI
import Foundation

/// A kind of what sites keep in the browser.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// A kind of what sites keep in the browser.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// A kind of what sites keep in the browser.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// A kind of what sites keep in the browser.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// A kind of what sites keep in the browser.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"

/// The memory of one site.
@MainActor @preconcurrency
open class WKWebsiteDataRecord: NSObject {
  /// The site.
  public let displayName: String
  /// The kinds of its memory.
  public let dataTypes: Set<String>

  init(displayName: String, dataTypes: Set<String>) {
    self.displayName = displayName
    self.dataTypes = dataTypes
    super.init()
  }
}

/// The memory of sites, which the visitor's browser keeps. Nothing is found and nothing is removed, because a page
/// reaches no memory of other sites.
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
  /// Whether it outlives the app.
  public let isPersistent: Bool

  private init(isPersistent: Bool) {
    self.isPersistent = isPersistent
    super.init()
  }

  /// The memory that outlives the app.
  open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: true) }

  /// A memory that ends with the app. The visitor's browser keeps the usual one all the same.
  open class func nonPersistent() -> WKWebsiteDataStore {
    noMeaning("WKWebsiteDataStore.nonPersistent()")
    return WKWebsiteDataStore(isPersistent: false)
  }

  /// All kinds of memory.
  open class func allWebsiteDataTypes() -> Set<String> {
    [
      WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
      WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeSessionStorage,
    ]
  }

  /// Finds nothing, because a page does not reach the memory of other sites.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
    noMeaning("WKWebsiteDataStore.dataRecords(ofTypes:)")
    return []
  }

  /// Finds nothing, because a page does not reach the memory of other sites.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>,
    completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
  ) {
    noMeaning("WKWebsiteDataStore.fetchDataRecords(ofTypes:completionHandler:)")
    Task { completionHandler([]) }
  }

  /// Removes nothing, because a page does not reach the memory of other sites.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    noMeaning("WKWebsiteDataStore.removeData(ofTypes:for:completionHandler:)")
    Task { completionHandler() }
  }

  /// Removes nothing, because a page does not reach the memory of other sites.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    noMeaning("WKWebsiteDataStore.removeData(ofTypes:modifiedSince:completionHandler:)")
    Task { completionHandler() }
  }

  /// Removes nothing, because a page does not reach the memory of other sites.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    noMeaning("WKWebsiteDataStore.removeData(ofTypes:modifiedSince:)")
  }
}
