import Foundation

/// A service of the app's own that a ``UIActivityViewController`` offers beside the browser's.
///
/// A subclass says its title and its type, and does its work in `perform()`. It calls `activityDidFinish(_:)` at the
/// end.
@MainActor @preconcurrency
open class UIActivity: UIResponder {
  /// How the app's services are listed.
  public enum Category: Int, Sendable {
    /// A service for shared items.
    case action
    /// A service that hands the items to others.
    case share
  }

  /// The name of a service.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name from the app.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Told of the end of the work, while a page offers the service.
  var finish: ((Bool) -> Void)?

  /// A service without a name.
  public override init() { super.init() }

  /// Where the service is listed.
  open class var activityCategory: Category { .action }
  /// The service's name.
  open var activityType: ActivityType? { nil }
  /// The words of the service's button.
  open var activityTitle: String? { nil }
  /// The picture of the service's button.
  open var activityImage: UIImage? { nil }
  /// A controller that does the work instead of `perform()`, and calls `activityDidFinish(_:)`.
  open var activityViewController: UIViewController? { nil }

  /// Whether the service is offered for the items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called with the items before the work begins.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does the work. A subclass calls `activityDidFinish(_:)` at its end.
  open func perform() { activityDidFinish(true) }
  /// Ends the work.
  ///
  /// - Parameter completed: Whether the work was done.
  open func activityDidFinish(_ completed: Bool) {
    let finish = finish
    self.finish = nil
    finish?(completed)
  }
}

extension UIActivity.ActivityType {
  private static func system(_ name: String) -> Self {
    Self(rawValue: "com.apple.UIKit.activity.\(name)")
  }

  public static let addToReadingList = system("AddToReadingList")
  public static let airDrop = system("AirDrop")
  public static let assignToContact = system("AssignToContact")
  /// Copies the items, as a page does too.
  public static let copyToPasteboard = system("CopyToPasteboard")
  public static let mail = system("Mail")
  public static let markupAsPDF = system("MarkupAsPDF")
  public static let message = system("Message")
  public static let openInIBooks = system("OpenInIBooks")
  public static let postToFacebook = system("PostToFacebook")
  public static let postToFlickr = system("PostToFlickr")
  public static let postToTencentWeibo = system("TencentWeibo")
  public static let postToTwitter = system("PostToTwitter")
  public static let postToVimeo = system("PostToVimeo")
  public static let postToWeibo = system("PostToWeibo")
  public static let print = system("Print")
  public static let saveToCameraRoll = system("SaveToCameraRoll")
}

/// An object that says what is shared by each service.
@MainActor @preconcurrency
public protocol UIActivityItemSource: NSObjectProtocol {
  /// A value of the kind that will be shared.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// The value for a service; `nil` for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The title for a service.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// No title.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
