/// An action that a person chooses on the app's icon. The icon of a page has no actions.
@MainActor @preconcurrency
open class UIApplicationShortcutItem {
  /// The name of the action.
  public let type: String
  /// The title of the action.
  public let localizedTitle: String
  /// Smaller words below the title.
  public let localizedSubtitle: String?
  /// Data of the action.
  public let userInfo: [String: Any]?

  /// An action with a name and a title.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    userInfo: [String: Any]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.userInfo = userInfo
  }
}

extension UIApplication {
  /// The actions on the app's icon.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { nil }
    set { if newValue?.isEmpty == false { noMeaning("UIApplication.shortcutItems") } }
  }

  /// Whether the app's icon can be changed: that of a page is the one that the server gives it.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the icon in use; nil: the usual one.
  public var alternateIconName: String? { nil }

  /// Changes the app's icon, which a page cannot: the completion is told so.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(alternateIconName == nil ? nil : CocoaError(.featureUnsupported))
  }
}
