import Foundation

/// A button of a bar: of `UINavigationItem`, of ``UIToolbar``, or of the toolbar of a controller's page.
///
/// ```swift
/// navigationItem.rightBarButtonItem = UIBarButtonItem(
///   barButtonSystemItem: .done, target: self, action: #selector(close))
/// ```
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  /// How an item looks.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
    /// The same as ``done``, by its newer name.
    public static let prominent = Style.done
  }

  /// How the item looks.
  open var style = Style.plain { didSet { changed() } }
  /// The length of a fixed space in points. Other items are as wide as their content.
  open var width: CGFloat = 0 { didSet { changed() } }
  /// The object whose method the item calls. It is not kept.
  open weak var target: AnyObject?
  /// The method that the item calls.
  open var action: Selector?
  /// The action that the item runs, whose words and picture it shows if it has none.
  open var primaryAction: UIAction? { didSet { changed() } }
  /// The menu that the item opens, unless it has an action.
  open var menu: UIMenu? { didSet { changed() } }
  /// The view that is shown in place of a button.
  open var customView: UIView? { didSet { changed() } }
  /// The item's colour; nil takes the bar's colour.
  open var tintColor: UIColor? { didSet { changed() } }
  /// Sets how the title looks in a state.
  ///
  /// > Note: A page draws the colours that `UIBarButtonItem.appearance()` has.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    notDrawn(
      "UIBarButtonItem.setTitleTextAttributes(_:for:)", "the colours of `appearance()` are drawn")
  }

  /// Whether the item is left away.
  open var isHidden = false { didSet { changed() } }
  /// The system item; nil for an item of the app.
  private(set) var systemItem: SystemItem?

  /// An item without words or picture.
  public override init() { super.init() }

  /// An item of words that calls a method.
  public convenience init(
    title: String?, style: Style = .plain, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    call(target, action)
  }

  /// An item of a picture that calls a method.
  public convenience init(
    image: UIImage?, style: Style = .plain, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    self.style = style
    call(target, action)
  }

  /// A system item that calls a method.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    become(systemItem)
    call(target, action)
  }

  /// A view of the app.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A system item that runs an action or opens a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// An item that runs an action, whose words and picture it shows, or opens a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A space that takes the room that is left.
  open class func flexibleSpace() -> Self { space(.flexibleSpace) }

  /// A space of a length in points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = space(.fixedSpace)
    item.width = width
    return item
  }

  private class func space(_ kind: SystemItem) -> Self {
    let item = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)
    // Subclasses have no initialiser that this class could call.
    guard let item = item as? Self else {
      preconditionFailure("\(self) is a subclass: make its spaces by UIBarButtonItem.")
    }
    return item
  }

  private func call(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Takes over the words, symbol and style of one of the system's items.
  func become(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    style = systemItem.style
  }

  /// Runs what the item stands for.
  func pressed() {
    if let primaryAction { primaryAction.run(from: self) }
    if let action { UIApplication.shared.sendAction(action, to: target, from: self, for: nil) }
  }
}
