import Foundation

/// What assistive technology knows of a view.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing in particular.
  public static let none = UIAccessibilityTraits([])
  /// It is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It is a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It plays a sound. Browsers have no such role.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A keyboard key.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Static text.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It sums up what the screen shows.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It cannot be used. A browser takes that from `isEnabled` alone.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// It is a search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It begins to play or record. Browsers have no such role.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Its value goes up and down. A browser takes that from sliders and steppers alone.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It is played like an instrument. Browsers have no such role.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// It turns the page at its end. Browsers have no such role.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// It is a row of tabs. Browsers have no such role.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// It is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// It is on or off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)

  private static let words: [(UIAccessibilityTraits, AccessibilityTraits)] = [
    (.button, .isButton), (.link, .isLink), (.image, .isImage), (.selected, .isSelected),
    (.keyboardKey, .isKeyboardKey), (.staticText, .isStaticText),
    (.summaryElement, .isSummaryElement), (.updatesFrequently, .updatesFrequently),
    (.searchField, .isSearchField), (.header, .isHeader), (.toggleButton, .isToggle),
  ]

  /// The traits that a browser has words for; nil for none.
  var shown: AccessibilityTraits? {
    var found = AccessibilityTraits()
    for (trait, word) in Self.words where contains(trait) { found.formUnion(word) }
    return found == [] ? nil : found
  }
}
