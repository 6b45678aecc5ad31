import Foundation

extension Product {
  /// The subscription of a product.
  public struct SubscriptionInfo: Hashable, Sendable {
    public let subscriptionGroupID: String
    public let groupDisplayName: String
    public let groupLevel: Int
    public let subscriptionPeriod: SubscriptionPeriod
    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]
    public let winBackOffers: [SubscriptionOffer]

    /// Whether this person may have the introductory offer: false, because a page reaches no store.
    public var isEligibleForIntroOffer: Bool { get async { false } }
    /// The person's subscriptions of the group: none.
    public var status: [Status] { get async throws { [] } }

    /// The person's subscriptions of a group: none, because a page reaches no store.
    public static func status(for groupID: String) async throws -> [Status] { [] }
    /// Whether this person may have an introductory offer: false, because a page reaches no store.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
  }

  /// A length of time for which a person subscribes.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// A unit of time.
    public enum Unit: Hashable, Sendable { case day, week, month, year }
    public let unit: Unit
    public let value: Int

    public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
    public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
    public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
    public static let everyThreeDays = SubscriptionPeriod(unit: .day, value: 3)
    public static let everyTwoWeeks = SubscriptionPeriod(unit: .week, value: 2)
    public static let everyTwoMonths = SubscriptionPeriod(unit: .month, value: 2)
    public static let everyThreeMonths = SubscriptionPeriod(unit: .month, value: 3)
    public static let everySixMonths = SubscriptionPeriod(unit: .month, value: 6)
  }

  /// Another price for the begin of a subscription.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// A kind of offer.
    public struct OfferType: Hashable, RawRepresentable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let introductory = OfferType(rawValue: "Introductory")
      public static let promotional = OfferType(rawValue: "Promotional")
      public static let winBack = OfferType(rawValue: "WinBack")
    }

    /// A way to pay for an offer.
    public struct PaymentMode: Hashable, RawRepresentable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
    }

    public let id: String?
    public let type: OfferType
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode
  }

  /// An error of a purchase.
  public enum PurchaseError: Error, Hashable, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
    case invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature, missingOfferParameters
  }
}

extension Product.SubscriptionInfo {
  /// The state of a person's subscription.
  public struct RenewalState: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let subscribed = RenewalState(rawValue: 1)
    public static let expired = RenewalState(rawValue: 2)
    public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
    public static let inGracePeriod = RenewalState(rawValue: 4)
    public static let revoked = RenewalState(rawValue: 5)
  }

  /// The fate of a subscription at the end of its period.
  public struct RenewalInfo: Hashable, Sendable {
    public let currentProductID: String
    public let autoRenewPreference: String?
    public let willAutoRenew: Bool
    public let isInBillingRetry: Bool
    public let gracePeriodExpirationDate: Date?
    public let renewalDate: Date?
  }

  /// A person's subscription. There are none, because a page reaches no store.
  public struct Status: Sendable {
    public let state: RenewalState
    public let renewalInfo: VerificationResult<RenewalInfo>
    public let transaction: VerificationResult<Transaction>

    /// Changes of subscriptions: none. The sequence ends at once.
    public static var updates: Statuses { Statuses() }
    /// The subscriptions of each group: none.
    public static var all: Groups { Groups() }

    /// Subscriptions as they change.
    public struct Statuses: AsyncSequence, Sendable {
      public typealias Element = Status
      public struct AsyncIterator: AsyncIteratorProtocol {
        public mutating func next() async -> Status? { nil }
      }
      public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    /// The subscriptions of groups.
    public struct Groups: AsyncSequence, Sendable {
      public typealias Element = (groupID: String, statuses: [Status])
      public struct AsyncIterator: AsyncIteratorProtocol {
        public mutating func next() async -> Element? { nil }
      }
      public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
  }
}
