import Foundation

/// Words and a picture as the content of a cell.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = "Tea"
/// content.image = UIImage(systemName: "cup.and.saucer")
/// cell.contentConfiguration = content
/// ```
public struct UIListContentConfiguration: DrawnConfiguration {
  /// The look of text.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The greatest number of lines, or 0 for any number.
    public var numberOfLines = 0
    /// The truncation of long text.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
  }

  /// The look of the picture.
  public struct ImageProperties {
    /// The colour of a symbol; nil for that of what can be used.
    public var tintColor: UIColor?
    /// The greatest size; zero for any.
    public var maximumSize = CGSize.zero
    /// The radius of the corners.
    public var cornerRadius: CGFloat = 0
  }

  /// The words.
  public var text: String?
  /// Text with attributes.
  public var attributedText: NSAttributedString?
  /// The look of the text.
  public var textProperties: TextProperties
  /// The second words.
  public var secondaryText: String?
  /// The second words with looks of their own.
  public var secondaryAttributedText: NSAttributedString?
  /// The look of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The picture before the words.
  public var image: UIImage?
  /// The look of the picture.
  public var imageProperties = ImageProperties()
  /// Whether the second words stand beside the first.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The distance of the picture from the words.
  public var imageToTextPadding: CGFloat = 15
  /// The distance of the second words from those above.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(_ second: UIFont.TextStyle, _ color: UIColor, isSideBySide: Bool) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: second), color: color)
    prefersSideBySideTextAndSecondaryText = isSideBySide
  }

  /// The looks of a usual row.
  public static func cell() -> Self { Self(.subheadline, .label, isSideBySide: false) }
  /// The looks of a row with smaller words below.
  public static func subtitleCell() -> Self { Self(.caption1, .label, isSideBySide: false) }
  /// A row with a trailing value.
  public static func valueCell() -> Self { Self(.body, .secondaryLabel, isSideBySide: true) }

  /// Makes the view of the content.
  public func makeContentView() -> UIView & UIContentView { DrawnContentView(self) }
  /// The same content.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  var content: AnyView { AnyView(ListContent(configuration: self)) }
  var contentOfCell: AnyView {
    AnyView(ListContent(configuration: self).padding(.vertical, 11).padding(.horizontal, 16))
  }
}

private struct ListContent: View {
  let configuration: UIListContentConfiguration

  var body: some View {
    let look = configuration
    HStack(spacing: look.imageToTextPadding) {
      if let image = look.image { ListPicture(image: image, look: look.imageProperties) }
      if look.prefersSideBySideTextAndSecondaryText {
        first.frame(maxWidth: .infinity, alignment: .leading)
        second
      } else {
        VStack(alignment: .leading, spacing: look.textToSecondaryTextVerticalPadding) {
          first
          second
        }
      }
    }
  }

  private var first: some View {
    ListWords(
      text: configuration.text, styled: configuration.attributedText,
      look: configuration.textProperties)
  }

  private var second: some View {
    ListWords(
      text: configuration.secondaryText, styled: configuration.secondaryAttributedText,
      look: configuration.secondaryTextProperties)
  }
}

private struct ListWords: View {
  let text: String?
  let styled: NSAttributedString?
  let look: UIListContentConfiguration.TextProperties

  var body: some View {
    if let words = styled.map({ Text($0, font: look.font) }) ?? text.map({ Text(verbatim: $0) }) {
      words
        .font(Font(look.font))
        .foregroundColor(Color(look.color))
        .lineLimit(look.numberOfLines == 0 ? nil : look.numberOfLines)
        .truncationMode(look.lineBreakMode.mode)
    }
  }
}

private struct ListPicture: View {
  let image: UIImage
  let look: UIListContentConfiguration.ImageProperties

  var body: some View {
    let (own, most) = (image.size, look.maximumSize)
    let isLarge =
      most.width > 0 && own.width > most.width || most.height > 0 && own.height > most.height
    Group {
      if isLarge {
        Image(uiImage: image).resizable().aspectRatio(contentMode: .fit)
          .frame(
            maxWidth: most.width > 0 ? most.width : nil,
            maxHeight: most.height > 0 ? most.height : nil)
      } else {
        Image(uiImage: image)
      }
    }
    .foregroundStyle(look.tintColor.map { AnyShapeStyle(Color($0)) } ?? AnyShapeStyle(.tint))
    .clipShape(RoundedRectangle(cornerRadius: look.cornerRadius))
  }
}
