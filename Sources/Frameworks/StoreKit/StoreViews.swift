import ApusUI

/// Products of an app.
///
/// A page reaches no store, so the view says that it is unavailable.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  private let file: StaticString
  private let line: UInt

  /// Products with icons.
  public init<IDs: RandomAccessCollection>(
    ids productIDs: IDs, prefersPromotionalIcon: Bool = false,
    _file: StaticString = #fileID, _line: UInt = #line,
    @ViewBuilder icon: @escaping (Product) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) where IDs.Element == Product.ID { (file, line) = (_file, _line) }

  /// Products with icons.
  public init<IDs: RandomAccessCollection>(
    ids productIDs: IDs, prefersPromotionalIcon: Bool = false,
    _file: StaticString = #fileID, _line: UInt = #line,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) where IDs.Element == Product.ID, PlaceholderIcon == EmptyView { (file, line) = (_file, _line) }

  /// Products.
  public init<IDs: RandomAccessCollection>(
    ids productIDs: IDs, prefersPromotionalIcon: Bool = false,
    _file: StaticString = #fileID, _line: UInt = #line
  ) where IDs.Element == Product.ID, Icon == EmptyView, PlaceholderIcon == EmptyView {
    (file, line) = (_file, _line)
  }

  public var body: some View {
    let _ = notDrawn("StoreView", "a page reaches no store", file, line)
    AbsentStore()
  }
}

/// The subscriptions of a group, below words of the app that advertise them.
///
/// A page reaches no store, so below the words it says that the store is unavailable.
public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content
  private let file: StaticString
  private let line: UInt

  /// The subscriptions of a group.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    _file: StaticString = #fileID, _line: UInt = #line
  ) where Content == AutomaticSubscriptionStoreMarketingContent {
    (content, file, line) = (Content(), _file, _line)
  }

  /// The subscriptions of a group, below words of the app.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    _file: StaticString = #fileID, _line: UInt = #line,
    @ViewBuilder marketingContent: () -> Content
  ) { (content, file, line) = (marketingContent(), _file, _line) }

  /// Subscriptions.
  public init<IDs: Collection>(
    productIDs: IDs, _file: StaticString = #fileID, _line: UInt = #line
  ) where IDs.Element == Product.ID, Content == AutomaticSubscriptionStoreMarketingContent {
    (content, file, line) = (Content(), _file, _line)
  }

  /// Subscriptions, below words of the app.
  public init<IDs: Collection>(
    productIDs: IDs, _file: StaticString = #fileID, _line: UInt = #line,
    @ViewBuilder marketingContent: () -> Content
  ) where IDs.Element == Product.ID { (content, file, line) = (marketingContent(), _file, _line) }

  public var body: some View {
    let _ = notDrawn("SubscriptionStoreView", "a page reaches no store", file, line)
    VStack(spacing: 24) {
      content.frame(maxWidth: .infinity)
      AbsentStore()
    }
  }
}

/// The words above subscriptions where the app has none: nothing, because no store tells the group's name.
public struct AutomaticSubscriptionStoreMarketingContent: View {
  public var body: some View { EmptyView() }
}

extension Product {
  /// The subscriptions of a group in their relation to the person's own.
  public struct SubscriptionRelationship: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let upgrade = SubscriptionRelationship(rawValue: 1)
    public static let downgrade = SubscriptionRelationship(rawValue: 2)
    public static let crossgrade = SubscriptionRelationship(rawValue: 4)
    public static let current = SubscriptionRelationship(rawValue: 8)
    public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
  }
}

/// The words for a missing store.
private struct AbsentStore: View {
  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "bag").font(.largeTitle).accessibilityHidden(true)
      Text("Store Unavailable").font(.headline)
    }
    .foregroundStyle(.secondary)
    .frame(maxWidth: .infinity)
    .padding()
  }
}
