import ApusUI
import Foundation

/// Shows the address of another site with a link that opens it.
///
/// The site itself is not shown, because most sites refuse to stand in another one's page.
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
  /// Settings of the browser on a phone. A page opens the person's own browser, so they have no meaning.
  public final class Configuration {
    /// Whether the site's text is shown alone, where it can be.
    public var entersReaderIfAvailable = false
    /// Whether the bar gets smaller as the site is scrolled.
    public var barCollapsingEnabled = true
    /// The usual settings.
    public init() {}
  }

  /// The words of the button that ends it. A page says "Done" for all of them.
  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel
  }

  private let url: URL
  /// The settings.
  public let configuration: Configuration
  /// Hears of the end.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The words of the button that ends it.
  open var dismissButtonStyle = DismissButtonStyle.done
  /// The colour of the bar. The visitor's browser has its own setting.
  open var preferredBarTintColor: UIColor? {
    didSet { noMeaning("SFSafariViewController.preferredBarTintColor") }
  }
  /// The colour of what can be used.
  open var preferredControlTintColor: UIColor? { didSet { contentChanged() } }

  /// A controller for an address of the web.
  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  /// A controller for an address of the web, with settings.
  public init(url URL: URL, configuration: Configuration) {
    url = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Nil: there are no archives of controllers here.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    setContent { [weak self, url] in
      SitePage(url: url, color: self?.preferredControlTintColor) { self?.finish() }
    }
  }

  private func finish() {
    delegate?.safariViewControllerDidFinish(self)
    dismiss(animated: true)
  }
}

/// Hears of the end of a ``SFSafariViewController``. The method is optional.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// The person has ended it by its button.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
