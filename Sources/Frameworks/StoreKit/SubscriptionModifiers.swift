import ApusUI
import Foundation

extension View {
  /// Chooses the words of the buttons that subscribe. A page sells nothing.
  ///
  /// > Note: Has no meaning on a page.
  nonisolated public func subscriptionStoreButtonLabel(
    _ label: SubscriptionStoreButtonLabel, _file: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    noMeaning("subscriptionStoreButtonLabel(_:)", _file, _line)
    return self
  }

  /// Gives the choices of subscriptions a background. A page sells nothing.
  ///
  /// > Note: Has no meaning on a page.
  nonisolated public func subscriptionStorePickerItemBackground(
    _ backgroundStyle: some ShapeStyle, _file: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    noMeaning("subscriptionStorePickerItemBackground(_:)", _file, _line)
    return self
  }

  /// Gives the choices of subscriptions a background of a shape. A page sells nothing.
  ///
  /// > Note: Has no meaning on a page.
  nonisolated public func subscriptionStorePickerItemBackground(
    _ backgroundStyle: some ShapeStyle, in shape: some Shape, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> some View {
    noMeaning("subscriptionStorePickerItemBackground(_:in:)", _file, _line)
    return self
  }

  /// Gives the controls of subscriptions a background. A page sells nothing.
  ///
  /// > Note: Has no meaning on a page.
  nonisolated public func subscriptionStoreControlBackground(
    _ background: SubscriptionStoreControlBackground, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> some View {
    noMeaning("subscriptionStoreControlBackground(_:)", _file, _line)
    return self
  }

  /// Gives subscriptions icons. A page sells nothing.
  ///
  /// > Note: Has no meaning on a page.
  nonisolated public func subscriptionStoreControlIcon(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    noMeaning("subscriptionStoreControlIcon(icon:)", _file, _line)
    return self
  }

  /// Names the page of a policy. A page has no store.
  ///
  /// > Note: Has no meaning on a page.
  nonisolated public func subscriptionStorePolicyDestination(
    url: URL, for button: SubscriptionStorePolicyKind, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> some View {
    noMeaning("subscriptionStorePolicyDestination(url:for:)", _file, _line)
    return self
  }

  /// Shows a policy. A page has no store.
  ///
  /// > Note: Has no meaning on a page.
  nonisolated public func subscriptionStorePolicyDestination(
    for button: SubscriptionStorePolicyKind,
    @ViewBuilder destination: () -> some View, _file: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    noMeaning("subscriptionStorePolicyDestination(for:destination:)", _file, _line)
    return self
  }

  /// Colours the links to policies. A page has no store.
  ///
  /// > Note: Has no meaning on a page.
  nonisolated public func subscriptionStorePolicyForegroundStyle(
    _ style: some ShapeStyle, _file: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    noMeaning("subscriptionStorePolicyForegroundStyle(_:)", _file, _line)
    return self
  }

  /// Colours the links to policies. A page has no store.
  ///
  /// > Note: Has no meaning on a page.
  nonisolated public func subscriptionStorePolicyForegroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> some View {
    noMeaning("subscriptionStorePolicyForegroundStyle(_:_:)", _file, _line)
    return self
  }

  /// Lets a person sign in at the store of the app. A page has no store.
  ///
  /// > Note: Has no meaning on a page.
  nonisolated public func subscriptionStoreSignInAction(
    _ action: (() -> Void)?, _file: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    noMeaning("subscriptionStoreSignInAction(_:)", _file, _line)
    return self
  }

  /// Chooses the offer of each subscription. A page sells nothing.
  ///
  /// > Note: Has no meaning on a page.
  nonisolated public func preferredSubscriptionOffer(
    _ offer:
      (
        (Product, Product.SubscriptionInfo, [Product.SubscriptionOffer]) -> Product
          .SubscriptionOffer?
      )?, _file: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    noMeaning("preferredSubscriptionOffer(_:)", _file, _line)
    return self
  }
}
