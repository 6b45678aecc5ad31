/// How a bar looks.
///
/// A page draws its ground and the colour of titles. Other values are kept.
@MainActor @preconcurrency
open class UIBarAppearance {
  /// The colour behind the bar; `nil` for the system's.
  open var backgroundColor: UIColor?
  /// The colour of the line at the bar's edge. A page draws the line of the system.
  open var shadowColor: UIColor?
  /// The effect of the material behind the bar. A page blurs what is behind a bar in its own way.
  open var backgroundEffect: UIBlurEffect? {
    didSet {
      guard backgroundEffect != nil else { return }
      notDrawn("UIBarAppearance.backgroundEffect", "a bar has the system's blur")
    }
  }
  var isTransparent = false

  public init() {}

  /// The system's ground.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    isTransparent = false
  }

  /// The system's ground without any blur.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    isTransparent = false
  }

  /// No ground.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    isTransparent = true
  }
}

/// How a navigation bar looks.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// Attributes of the title, of which a page draws `.foregroundColor`.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Attributes of the large title, of which a page draws `.foregroundColor`.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Buttons of the bar. A page draws the colour of their titles, on their symbols, too.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// Buttons that end something. A page gives them the same colour.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The button that goes back. A page gives it the same colour.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The symbol on the button that goes back.
  public private(set) var backIndicatorImage: UIImage?
  /// The mask of ``backIndicatorImage`` while pages change.
  public private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Shows a symbol on the button that goes back, if there is a mask as well. A page needs no mask, because bars do not
  /// slide into each other.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
    reportBackIndicator(backIndicatorImage)
  }
}

/// Says once that a picture is no symbol of a bar.
private func reportBackIndicator(_ image: UIImage?) {
  guard let image, image.symbolName == nil else { return }
  notDrawn("UINavigationBar.backIndicatorImage", "the button that goes back has symbols only")
}

/// How a bar of tabs looks.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  /// Tabs with the title below the symbol, as on a phone. A page draws their colours.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Tabs with the title beside the symbol. A page draws the colours of `stackedLayoutAppearance`.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// Small tabs with the title beside the symbol. A page draws the colours of `stackedLayoutAppearance`.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The bar above a page, as UIKit names it.
@MainActor @preconcurrency
public final class UINavigationBar {
  private static let all = UINavigationBar()

  /// Tells the pages of the bar's controller that the bar looks otherwise.
  private let changed: () -> Void

  init(changed: @escaping () -> Void = {}) { self.changed = changed }

  /// How all navigation bars look, for everyone whom the process serves. Set it before they are shown.
  /// `toolbarBackground(_:for:)` of a page wins.
  public class func appearance() -> UINavigationBar { all }

  /// How a bar looks over content. Bars at the top of their content look the same.
  public var standardAppearance = UINavigationBarAppearance() { didSet { changed() } }
  /// How a bar looks at the top of its content; `nil` for no ground.
  public var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// How a bar looks in a low window. A page takes `standardAppearance`.
  public var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }

  /// The colour behind the bar; `nil` for the system's.
  public var barTintColor: UIColor? { didSet { changed() } }
  /// The colour behind the bar; `nil` for the system's.
  public var backgroundColor: UIColor? { didSet { changed() } }
  /// Whether content is seen through the bar. A page decides by the bar's ground.
  public var isTranslucent = true { didSet { changed() } }
  /// Attributes of the title, of which a page draws `.foregroundColor`.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { changed() }
  }
  /// Attributes of the large title, of which a page draws `.foregroundColor`.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { changed() }
  }
  /// The colour of the bar's buttons; `nil` for the tint around.
  public var tintColor: UIColor? { didSet { changed() } }

  /// Whether pages have large titles, unless their `UINavigationItem` says otherwise. As long as nobody says so, the
  /// first page has what `navigationBarTitleDisplayMode(_:)` and SwiftUI's rule give it.
  public var prefersLargeTitles: Bool {
    get { asksForLargeTitles ?? false }
    set { asksForLargeTitles = newValue }
  }
  /// What an app said of large titles; nil: nothing.
  var asksForLargeTitles: Bool? { didSet { changed() } }

  /// The symbol on the button that goes back. It is shown if ``backIndicatorTransitionMaskImage`` is set, too. A page
  /// shows no other pictures there.
  public var backIndicatorImage: UIImage? { didSet { reportBackIndicator(backIndicatorImage) } }
  /// The mask of ``backIndicatorImage`` while pages change. A page needs none, because bars do not slide into each other.
  public var backIndicatorTransitionMaskImage: UIImage?

  /// The colour of buttons; nil: the tint around.
  var buttonColor: UIColor? {
    tintColor
      ?? standardAppearance.buttonAppearance.normal.titleTextAttributes[.foregroundColor]
      as? UIColor
  }

  /// The symbol on the button that goes back; nil: the system's.
  var backSymbol: UIImage? {
    let pairs = [
      (
        standardAppearance.backIndicatorImage, standardAppearance.backIndicatorTransitionMaskImage
      ),
      (backIndicatorImage, backIndicatorTransitionMaskImage),
    ]
    return pairs.lazy.compactMap { image, mask in
      mask != nil && image?.symbolName != nil ? image : nil
    }.first
  }

  /// The colour that all bars have behind them.
  var ground: UIColor? {
    if standardAppearance.isTransparent { return .clear }
    return standardAppearance.backgroundColor ?? scrollEdgeAppearance?.backgroundColor
      ?? barTintColor
      ?? backgroundColor
  }

  /// The colour of titles.
  ///
  /// - Parameter isLarge: Whether the title is a large one.
  func titleColor(isLarge: Bool) -> UIColor? {
    let lists =
      isLarge
      ? [
        standardAppearance.largeTitleTextAttributes,
        scrollEdgeAppearance?.largeTitleTextAttributes, largeTitleTextAttributes,
      ]
      : [
        standardAppearance.titleTextAttributes, scrollEdgeAppearance?.titleTextAttributes,
        titleTextAttributes,
      ]
    return lists.lazy.compactMap { $0?[.foregroundColor] as? UIColor }.first
  }
}

extension NSAttributedString.Key {
  /// The colour of letters: a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind letters: a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The letters' font: a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The distance between letters in points: a number.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The style of a line below letters: a number.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The style of a line through letters: a number.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
}
