import ViewGraph

/// An activity of a person, which a phone passes to other devices and to its search.
///
/// A page shares its address instead. See ``View/onOpenURL(perform:)``.
open class NSUserActivity: NSObject {
  /// The kind of the activity.
  public let activityType: String
  /// Its title for a person.
  open var title: String?
  /// The data with which an app continues it.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that are needed.
  open var requiredUserInfoKeys: Set<String>?
  /// Search words for it.
  open var keywords: Set<String> = []
  /// The page that shows the same.
  open var webpageURL: URL?
  /// The page of its origin.
  open var referrerURL: URL?
  /// The date after which it is not wanted.
  open var expirationDate: Date?
  /// The app's name for the activity.
  open var targetContentIdentifier: String?
  /// Whether `userInfo` is out of date.
  open var needsSave = false
  /// Whether it may go to another device.
  open var isEligibleForHandoff = true
  /// Whether it may be found by search.
  open var isEligibleForSearch = false
  /// Whether other people may find it.
  open var isEligibleForPublicIndexing = false
  /// Whether an assistant may suggest it.
  open var isEligibleForPrediction = false

  /// An activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds to `userInfo`.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// > Note: Has no meaning on a page.
  public func becomeCurrent(_file: StaticString = #fileID, _line: UInt = #line) {
    noMeaning("becomeCurrent()", _file, _line)
  }

  /// > Note: Has no meaning on a page.
  public func resignCurrent(_file: StaticString = #fileID, _line: UInt = #line) {
    noMeaning("resignCurrent()", _file, _line)
  }

  /// > Note: Has no meaning on a page.
  public func invalidate(_file: StaticString = #fileID, _line: UInt = #line) {
    noMeaning("invalidate()", _file, _line)
  }
}

/// The kind of activity in which a person follows a link to the app's site.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension View {
  /// > Note: Has no meaning on a page: an address is handed on to other devices.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("userActivity(_:isActive:_:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: an address is handed on to other devices.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("userActivity(_:element:_:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: `onOpenURL` hears of the address with which a visitor comes.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("onContinueUserActivity(_:perform:)", _file, _line)
    return self
  }
}
