import Foundation

/// Words that are shown.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// The words.
  open var text: String? {
    get { words?.string }
    set { words = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The words with their looks: colours, fonts, underlines and strikethroughs.
  open var attributedText: NSAttributedString? {
    get { words }
    set { words = newValue }
  }

  private var words: NSAttributedString? { didSet { changed() } }

  /// The default font.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { changed() }
  }
  /// The default text colour.
  open var textColor: UIColor! = .label { didSet { changed() } }
  /// How lines are aligned.
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  /// How many lines there are at most; 0 for any number.
  open var numberOfLines = 1 { didSet { changed() } }
  /// How words are cut that have no room.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { changed() } }
  /// Whether words become smaller before they are cut.
  open var adjustsFontSizeToFitWidth = false { didSet { changed() } }
  /// How small words become at least.
  open var minimumScaleFactor: CGFloat = 0 { didSet { changed() } }
  /// Whether letters follow the visitor's text size. Fonts of `preferredFont` do; on a page other fonts do not.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the words look as if they could be used.
  open var isEnabled = true { didSet { changed() } }

  /// A label of a place and a size in the view around.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  // MARK: The place of the words

  /// The rectangles that the class's own methods were given while a subclass was asked.
  var probed: (drawn: CGRect?, placed: CGRect?) = (nil, nil)

  /// Draws the words in a rectangle. A page asks a subclass for the rectangle that it hands on, and gives the words the
  /// same distances from the edges; whatever else the subclass draws here is not shown.
  open func drawText(in rect: CGRect) { probed.drawn = rect }

  /// The rectangle of the words for given bounds. A page asks a subclass for the distances that it leaves free. The class
  /// itself answers with all of the label, where the page aligns the words.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    probed.placed = bounds
    return bounds
  }

  /// The size of the words without wrapping.
  open override var intrinsicContentSize: CGSize { naturalSize }

  // A browser measures the words by itself, with the distances.
  override var ownContentSize: CGSize {
    let none = CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    guard type(of: self) != UILabel.self else { return none }
    let (size, own, insets) = (intrinsicContentSize, naturalSize, textInsets)
    func isAbout(_ width: CGFloat, _ height: CGFloat) -> Bool {
      abs(size.width - width) <= 1 && abs(size.height - height) <= 1
    }
    let isPadded = isAbout(
      own.width + insets.leading + insets.trailing, own.height + insets.top + insets.bottom)
    return isPadded || isAbout(own.width, own.height) ? none : size
  }

  // MARK: For the page

  override var contentHoldsSubviews: Bool { false }

  override func makeContent() -> AnyView { shownWords(textInsets) }

  /// The words with distances from the edges.
  func shownWords(_ insets: EdgeInsets) -> AnyView {
    let style =
      words.flatMap { words in
        words.length > 0 ? words.attribute(.paragraphStyle, at: 0, effectiveRange: nil) : nil
      } as? NSParagraphStyle
    let textAlignment = style?.alignment ?? textAlignment
    return AnyView(
      (words.map { Text($0, font: font) } ?? Text(verbatim: ""))
        .font(font.map { Font($0) })
        .foregroundColor(isEnabled ? Color(textColor ?? .label) : Color(UIColor.tertiaryLabel))
        .multilineTextAlignment(textAlignment.alignment)
        .lineSpacing(style?.lineSpacing ?? 0)
        .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
        .truncationMode((style?.lineBreakMode ?? lineBreakMode).mode)
        .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.01) : 1)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: textAlignment.place)
        .modifier(Inset(insets: insets)))
  }

  override var hasContentSize: Bool { true }
}

/// How lines are aligned.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural

  var alignment: TextAlignment {
    switch self {
    case .center: .center
    case .right: .trailing
    case .left, .justified, .natural: .leading
    }
  }

  var place: Alignment {
    switch self {
    case .center: .center
    case .right: .trailing
    case .left, .justified, .natural: .leading
    }
  }
}

/// How words are cut that have no room.
public enum NSLineBreakMode: UInt, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle

  var mode: Text.TruncationMode {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }
}

extension Text {
  /// Words with the looks that their attributes say.
  init(_ words: NSAttributedString, font: UIFont?) {
    var parts: [Text] = []
    words.enumerateAttributes(in: NSRange(location: 0, length: words.length)) {
      attributes, range, _ in
      var part = Text(verbatim: words.attributedSubstring(from: range).string)
      if let font = attributes[.font] as? UIFont { part = part.font(Font(font)) }
      if let color = attributes[.foregroundColor] as? UIColor {
        part = part.foregroundColor(Color(color))
      }
      if let kern = attributes[.kern] as? NSNumber { part = part.kerning(kern.doubleValue) }
      func line(
        _ style: NSAttributedString.Key, _ color: NSAttributedString.Key
      ) -> (Text.LineStyle.Pattern, Color?)? {
        let style = NSUnderlineStyle(rawValue: attributes[style] as? Int ?? 0)
        return style.pattern.map { ($0, (attributes[color] as? UIColor).map { Color($0) }) }
      }
      if let (pattern, color) = line(.underlineStyle, .underlineColor) {
        part = part.underline(pattern: pattern, color: color)
      }
      if let (pattern, color) = line(.strikethroughStyle, .strikethroughColor) {
        part = part.strikethrough(pattern: pattern, color: color)
      }
      if let offset = attributes[.baselineOffset] as? NSNumber {
        part = part.baselineOffset(offset.doubleValue)
      }
      parts.append(part)
    }
    self = parts.dropFirst().reduce(parts.first ?? Text(verbatim: "")) { $0 + $1 }
  }
}
