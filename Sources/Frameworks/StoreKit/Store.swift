import ApusUI
import Foundation

extension AppStore {
  /// The store in which a purchase was made.
  public struct Environment: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let production = Environment(rawValue: "Production")
    public static let sandbox = Environment(rawValue: "Sandbox")
    public static let xcode = Environment(rawValue: "Xcode")
  }

  /// Fails, because a page reaches no store.
  ///
  /// - Throws: ``StoreKitError/notAvailableInStorefront``.
  @MainActor
  public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    throw StoreKitError.notAvailableInStorefront
  }

  /// Fails, because a page reaches no store.
  ///
  /// - Throws: ``StoreKitError/notAvailableInStorefront``.
  @MainActor
  public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {
    throw StoreKitError.notAvailableInStorefront
  }

  /// Asks a person to rate the app in its store. A page is in no store.
  ///
  /// > Note: Has no meaning on a page.
  @MainActor
  public static func requestReview(
    in scene: UIWindowScene, _file: StaticString = #fileID, _line: UInt = #line
  ) {
    noMeaning("requestReview(in:)", _file, _line)
  }
}

/// The country of a person's store.
public struct Storefront: Identifiable, Hashable, Sendable {
  public let id: String
  public let countryCode: String

  /// The person's store: none, because a page reaches no store.
  public static var current: Storefront? { get async { nil } }
  /// Changes of the store: none. The sequence ends at once.
  public static var updates: Storefronts { Storefronts() }

  /// Stores as they change.
  public struct Storefronts: AsyncSequence, Sendable {
    public typealias Element = Storefront
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Storefront? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// The purchase of the app itself. There is none, because a page is in no store.
public struct AppTransaction: Hashable, Sendable {
  public let appID: UInt64?
  public let appVersion: String
  public let bundleID: String
  public let environment: AppStore.Environment
  public let originalAppVersion: String
  public let originalPurchaseDate: Date
  public let preorderDate: Date?

  /// The purchase of the app.
  ///
  /// - Throws: ``StoreKitError/notAvailableInStorefront``, because a page is in no store.
  public static var shared: VerificationResult<AppTransaction> {
    get async throws { throw StoreKitError.notAvailableInStorefront }
  }

  /// Asks the store for the purchase of the app.
  ///
  /// - Throws: ``StoreKitError/notAvailableInStorefront``, because a page is in no store.
  public static func refresh() async throws -> VerificationResult<AppTransaction> {
    throw StoreKitError.notAvailableInStorefront
  }
}

/// Buys a product.
@MainActor
public struct PurchaseAction: Sendable {
  nonisolated init() {}

  /// Fails, because a page reaches no store.
  ///
  /// - Throws: ``StoreKitError/notAvailableInStorefront``.
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}

extension EnvironmentValues {
  /// Buys a product. A purchase fails, because a page reaches no store.
  public var purchase: PurchaseAction { PurchaseAction() }
}
