import ApusUI
import Foundation

extension View {
  /// Runs an action before a purchase. A page sells nothing.
  ///
  /// > Note: Has no meaning on a page.
  nonisolated public func onInAppPurchaseStart(
    perform action: ((Product) async -> Void)?, _file: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    noMeaning("onInAppPurchaseStart(perform:)", _file, _line)
    return self
  }

  /// Runs an action after a purchase. A page sells nothing.
  ///
  /// > Note: Has no meaning on a page.
  nonisolated public func onInAppPurchaseCompletion(
    perform action:
      ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    noMeaning("onInAppPurchaseCompletion(perform:)", _file, _line)
    return self
  }

  /// Gives purchases their options. A page sells nothing.
  ///
  /// > Note: Has no meaning on a page.
  nonisolated public func inAppPurchaseOptions(
    _ options: ((Product) async -> Set<Product.PurchaseOption>)?, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> some View {
    noMeaning("inAppPurchaseOptions(_:)", _file, _line)
    return self
  }

  /// Shows buttons of stores, or hides them. A page has no store.
  ///
  /// > Note: Has no meaning on a page.
  nonisolated public func storeButton(
    _ visibility: Visibility, for buttonKinds: StoreButtonKind..., _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> some View {
    noMeaning("storeButton(_:for:)", _file, _line)
    return self
  }

  /// Chooses how subscriptions are chosen. A page sells nothing.
  ///
  /// > Note: Has no meaning on a page.
  nonisolated public func subscriptionStoreControlStyle(
    _ style: some SubscriptionStoreControlStyle, _file: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    noMeaning("subscriptionStoreControlStyle(_:)", _file, _line)
    return self
  }

  /// Chooses how subscriptions are chosen, and where. A page sells nothing.
  ///
  /// > Note: Has no meaning on a page.
  nonisolated public func subscriptionStoreControlStyle(
    _ style: some SubscriptionStoreControlStyle,
    placement: SubscriptionStoreControlPlacement, _file: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    noMeaning("subscriptionStoreControlStyle(_:placement:)", _file, _line)
    return self
  }
}
