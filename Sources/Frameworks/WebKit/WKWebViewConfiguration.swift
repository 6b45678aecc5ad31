import ApusUI
import Foundation

/// Kinds of media that play only when the visitor asks for them.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sounds.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Films.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Both.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// Settings of a ``WKWebView``.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
  /// The scripts of the app.
  open var userContentController = WKUserContentController()
  /// Settings of a phone's browser, which a visitor's browser does not take.
  open var preferences = WKPreferences()
  /// The settings that a loading begins with.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// The memory of sites.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// Whether films play within the page. The visitor's browser decides.
  open var allowsInlineMediaPlayback = false {
    didSet { noMeaning("WKWebViewConfiguration.allowsInlineMediaPlayback") }
  }
  /// Media that wait for the visitor. The visitor's browser decides.
  open var mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes.all {
    didSet { noMeaning("WKWebViewConfiguration.mediaTypesRequiringUserActionForPlayback") }
  }
  /// A name that a phone's browser tells sites besides its own.
  open var applicationNameForUserAgent: String? {
    didSet { noMeaning("WKWebViewConfiguration.applicationNameForUserAgent") }
  }

  /// Usual settings.
  public override init() { super.init() }
}

/// Settings of a phone's browser, which a visitor's browser does not take.
@MainActor @preconcurrency
open class WKPreferences: NSObject {
  /// The smallest letters, in points.
  open var minimumFontSize: CGFloat = 0 {
    didSet { noMeaning("WKPreferences.minimumFontSize") }
  }
  /// Whether scripts open windows.
  open var javaScriptCanOpenWindowsAutomatically = false {
    didSet { noMeaning("WKPreferences.javaScriptCanOpenWindowsAutomatically") }
  }
  /// Whether scripts run in any frame of the view.
  open var javaScriptEnabled = true

  /// Usual settings.
  public override init() { super.init() }
}

/// Settings of one loading.
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
  /// A form of a site.
  public enum ContentMode: Int, Sendable {
    case recommended, mobile, desktop
  }

  /// Whether scripts run.
  open var allowsContentJavaScript = true
  /// The form of the site. It follows the visitor's browser.
  open var preferredContentMode = ContentMode.recommended {
    didSet { noMeaning("WKWebpagePreferences.preferredContentMode") }
  }

  /// Usual settings.
  public override init() { super.init() }
}
