import ApusUI

/// A button of a store.
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String
  /// The button that closes a store.
  public static let cancellation = StoreButtonKind(name: "cancellation")
  /// The button that asks for earlier purchases.
  public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
  /// The links to policies.
  public static let policies = StoreButtonKind(name: "policies")
  /// The button for the code of an offer.
  public static let redeemCode = StoreButtonKind(name: "redeemCode")
  /// The button for an account of the app.
  public static let signIn = StoreButtonKind(name: "signIn")
}

/// A policy of an app.
public struct SubscriptionStorePolicyKind: Hashable, Sendable {
  private let name: String
  /// The app's use of personal data.
  public static let privacyPolicy = SubscriptionStorePolicyKind(name: "privacyPolicy")
  /// The terms of the app.
  public static let termsOfService = SubscriptionStorePolicyKind(name: "termsOfService")
}

/// A place of the controls of subscriptions.
public struct SubscriptionStoreControlPlacement: Hashable, Sendable {
  private let name: String
  /// The standard place.
  public static let automatic = SubscriptionStoreControlPlacement(name: "automatic")
  /// Below the words of the app.
  public static let scrollView = SubscriptionStoreControlPlacement(name: "scrollView")
  /// In a bar at the bottom.
  public static let bottomBar = SubscriptionStoreControlPlacement(name: "bottomBar")
  /// Buttons alone in a bar at the bottom.
  public static let buttonsInBottomBar = SubscriptionStoreControlPlacement(
    name: "buttonsInBottomBar")
  /// At the leading edge.
  public static let leading = SubscriptionStoreControlPlacement(name: "leading")
  /// At the trailing edge.
  public static let trailing = SubscriptionStoreControlPlacement(name: "trailing")
}

/// A background of the controls of subscriptions.
public struct SubscriptionStoreControlBackground: Hashable, Sendable {
  private let name: String
  /// The standard background.
  public static let automatic = SubscriptionStoreControlBackground(name: "automatic")
  /// A material that begins clear.
  public static let gradientMaterial = SubscriptionStoreControlBackground(name: "gradientMaterial")
}

/// The words of a button that subscribes.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  private let parts: [String]

  private static func one(_ part: String) -> SubscriptionStoreButtonLabel { .init(parts: [part]) }

  private func with(_ part: String) -> SubscriptionStoreButtonLabel { .init(parts: parts + [part]) }

  /// The standard words.
  public static let automatic = one("automatic")
  /// What the button does.
  public static let action = one("action")
  /// The name of the subscription.
  public static let displayName = one("displayName")
  /// The price.
  public static let price = one("price")
  /// Words in one line.
  public static let singleLine = one("singleLine")
  /// Words in several lines.
  public static let multiline = one("multiline")
  /// What the button does.
  public var action: SubscriptionStoreButtonLabel { with("action") }
  /// The name of the subscription.
  public var displayName: SubscriptionStoreButtonLabel { with("displayName") }
  /// The price.
  public var price: SubscriptionStoreButtonLabel { with("price") }
  /// Words in one line.
  public var singleLine: SubscriptionStoreButtonLabel { with("singleLine") }
  /// Words in several lines.
  public var multiline: SubscriptionStoreButtonLabel { with("multiline") }
}
