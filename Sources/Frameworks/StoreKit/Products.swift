import Foundation

/// Something to buy in the app. No store is reached from a page, so there are no products.
public struct Product: Identifiable, Hashable, Sendable {
  /// A kind of product.
  public struct ProductType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }

  /// The end of a purchase.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }

  /// A wish for a purchase.
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    private let value: String

    /// The account of the app for which a person buys.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(name: "token", value: token.uuidString)
    }
    /// How many a person buys.
    public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption(name: "quantity", value: "\(quantity)")
    }
    /// Whether a parent is asked in a sandbox.
    public static func simulatesAskToBuyInSandbox(_ simulates: Bool) -> PurchaseOption {
      PurchaseOption(name: "ask", value: "\(simulates)")
    }
    /// Whether the store may tell later that its country has changed.
    public static func onStorefrontChange(
      shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
    ) -> PurchaseOption { PurchaseOption(name: "storefront", value: "") }
  }

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  public let subscription: SubscriptionInfo?

  /// The product as the store describes it.
  public var jsonRepresentation: Data { Data() }
  /// The form of prices of the store.
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
  /// The person's purchase of the product: none.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
  /// The person's latest purchase of the product: none.
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }

  /// The products of a store: none, because a page reaches no store.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String { [] }

  /// Fails, because a page reaches no store.
  ///
  /// - Throws: ``StoreKitError/notAvailableInStorefront``.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw StoreKitError.notAvailableInStorefront
  }
}

/// An error of the store.
public enum StoreKitError: Error, Sendable {
  case unknown
  case userCancelled
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront
  case notEntitled
}

/// A value with the store's signature, or without a valid one.
public enum VerificationResult<SignedType: Sendable>: Sendable {
  /// Why a value is not the store's.
  public enum VerificationError: Error, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding
    case invalidSignature, missingRequiredProperties
  }

  case unverified(SignedType, VerificationError)
  case verified(SignedType)

  /// The value of a verified result.
  ///
  /// - Throws: Why it is not verified.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }

  /// The value as the store signed it: nothing, because no store has signed it.
  public var jwsRepresentation: String { "" }

  /// The value, verified or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
}

/// A purchase. There are none, because a page reaches no store.
public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let purchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let productType: Product.ProductType
  public let purchasedQuantity: Int
  public let isUpgraded: Bool
  public let appAccountToken: UUID?
  public let ownershipType: OwnershipType
  public let environment: AppStore.Environment
  public let subscriptionGroupID: String?

  /// Who has bought a product.
  public struct OwnershipType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  /// The purchase as the store describes it.
  public var jsonRepresentation: Data { Data() }

  /// An empty sequence of purchases.
  public static var currentEntitlements: Transactions { Transactions() }
  /// All purchases of a person: none.
  public static var all: Transactions { Transactions() }
  /// Purchases that are not finished: none.
  public static var unfinished: Transactions { Transactions() }
  /// Purchases that come: none. The sequence ends at once.
  public static var updates: Transactions { Transactions() }

  /// The latest purchase of a product: none.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }

  /// Tells the store that the app has delivered. There is nothing to tell.
  public func finish() async {}

  /// Purchases in their order.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// The store.
public enum AppStore {
  /// Whether this person may buy: false, because a page reaches no store.
  public static var canMakePayments: Bool { false }

  /// Fails, because a page reaches no store.
  ///
  /// - Throws: ``StoreKitError/notAvailableInStorefront``.
  public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }
}
