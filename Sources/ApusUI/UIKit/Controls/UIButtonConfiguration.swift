import Foundation

extension UIButton {
  /// What a button shows, and how: words, a picture, colours and corners.
  ///
  /// ```swift
  /// var look = UIButton.Configuration.filled()
  /// look.title = "Save"
  /// look.image = UIImage(systemName: "checkmark")
  /// look.imagePadding = 6
  /// let button = UIButton(configuration: look)
  /// ```
  public struct Configuration: Equatable, Sendable {
    /// How round a button is.
    public enum CornerStyle: Int, Sendable {
      /// As round as the system's buttons, whatever the text size.
      case fixed = -1
      /// As round as the system's buttons.
      case dynamic
      case small, medium, large
      /// Its ends are half circles.
      case capsule
    }

    /// How much room a button has around its words.
    public enum Size: Int, Sendable { case medium, small, mini, large }

    enum Ground: Sendable { case none, grey, tint, full }

    let ground: Ground
    /// The words.
    public var title: String?
    /// The words with attributes, of which a page draws none: they look as ``title``.
    public var attributedTitle: AttributedString? {
      get { title.map { AttributedString($0) } }
      set { title = newValue.map { String($0.characters) } }
    }
    /// Smaller words below the others.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// The side of the picture.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between the picture and the words.
    public var imagePadding: CGFloat = 0
    /// The distance between the words and those below them.
    public var titlePadding: CGFloat = 1
    /// Whether a wheel is in the picture's place.
    public var showsActivityIndicator = false
    /// The colour of words and picture; `nil` for that of the look.
    public var baseForegroundColor: UIColor?
    /// The colour from which that of the ground is made; `nil` for the tint.
    public var baseBackgroundColor: UIColor?
    /// How round the ground is.
    public var cornerStyle = CornerStyle.dynamic
    /// How much room is around the words.
    public var buttonSize = Size.medium {
      didSet { if !hasOwnInsets { contentInsets = Self.insets(buttonSize) } }
    }
    /// The distances of words and picture from the edges.
    public var contentInsets = insets(.medium) {
      didSet { hasOwnInsets = contentInsets != Self.insets(buttonSize) }
    }
    private var hasOwnInsets = false

    /// Words in the tint, on no ground.
    public static func plain() -> Configuration { Configuration(ground: .none) }
    /// Words in the tint, on no ground.
    public static func borderless() -> Configuration { Configuration(ground: .none) }
    /// Words in the tint, on grey.
    public static func gray() -> Configuration { Configuration(ground: .grey) }
    /// Words in the tint, on grey.
    public static func bordered() -> Configuration { Configuration(ground: .grey) }
    /// Words in the tint, on a light shade of it.
    public static func tinted() -> Configuration { Configuration(ground: .tint) }
    /// Words in the tint, on a light shade of it.
    public static func borderedTinted() -> Configuration { Configuration(ground: .tint) }
    /// White words on the tint.
    public static func filled() -> Configuration { Configuration(ground: .full) }
    /// White words on the tint.
    public static func borderedProminent() -> Configuration { Configuration(ground: .full) }

    private init(ground: Ground) { self.ground = ground }

    private static func insets(_ size: Size) -> NSDirectionalEdgeInsets {
      let (down, across): (CGFloat, CGFloat) =
        switch size {
        case .mini, .small: (5, 10)
        case .medium: (7, 12)
        case .large: (15, 20)
        }
      return NSDirectionalEdgeInsets(top: down, leading: across, bottom: down, trailing: across)
    }
  }
}

/// Distances from the edges that follow the direction of writing.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from an edge.
  public var top, leading, bottom, trailing: CGFloat

  /// No distances.
  public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }

  /// Distances from each edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No distances.
  public static let zero = NSDirectionalEdgeInsets()

  var edges: EdgeInsets {
    EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

/// Edges that follow the direction of writing.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  /// The edges of a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge where lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All edges.
  public static let all = NSDirectionalRectEdge(rawValue: 15)
}
