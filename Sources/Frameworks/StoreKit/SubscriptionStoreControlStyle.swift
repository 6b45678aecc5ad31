import ApusUI

/// A way to choose subscriptions.
public protocol SubscriptionStoreControlStyle {}

/// The standard way.
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  nonisolated public init() {}
}
extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  /// The standard way.
  nonisolated public static var automatic: AutomaticSubscriptionStoreControlStyle { .init() }
}

/// A button for each subscription.
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  nonisolated public init() {}
}
extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  /// A button for each subscription.
  nonisolated public static var buttons: ButtonsSubscriptionStoreControlStyle { .init() }
}

/// A list of subscriptions with a button below.
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  nonisolated public init() {}
}
extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
  /// A list of subscriptions with a button below.
  nonisolated public static var picker: PickerSubscriptionStoreControlStyle { .init() }
}

/// A list of subscriptions that stands out, with a button below.
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  nonisolated public init() {}
}
extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
  /// A list of subscriptions that stands out, with a button below.
  nonisolated public static var prominentPicker: ProminentPickerSubscriptionStoreControlStyle {
    .init()
  }
}

/// A row of subscriptions with a button below.
public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  nonisolated public init() {}
}
extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
  /// A row of subscriptions with a button below.
  nonisolated public static var compactPicker: CompactPickerSubscriptionStoreControlStyle {
    .init()
  }
}

/// Pages of subscriptions with a button below.
public struct PagedPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  nonisolated public init() {}
}
extension SubscriptionStoreControlStyle where Self == PagedPickerSubscriptionStoreControlStyle {
  /// Pages of subscriptions with a button below.
  nonisolated public static var pagedPicker: PagedPickerSubscriptionStoreControlStyle { .init() }
}

/// Pages of subscriptions that stand out, with a button below.
public struct PagedProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  nonisolated public init() {}
}
extension SubscriptionStoreControlStyle
where Self == PagedProminentPickerSubscriptionStoreControlStyle {
  /// Pages of subscriptions that stand out, with a button below.
  nonisolated public static var pagedProminentPicker:
    PagedProminentPickerSubscriptionStoreControlStyle
  { .init() }
}
