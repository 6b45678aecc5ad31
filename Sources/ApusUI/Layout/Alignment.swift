import ViewGraph

/// The horizontal alignment of views, such as in a vertical stack.
public struct HorizontalAlignment: Hashable, Sendable {
  let element: ElementAlignment.Horizontal

  init(element: ElementAlignment.Horizontal) { self.element = element }

  /// An alignment by a guide of your own: see ``AlignmentID``.
  public init(_ id: any AlignmentID.Type) {
    element = .custom(GuideNumber(id, isHorizontal: true))
  }

  /// The leading edge: the left one, or the right one in languages from right to left.
  public static let leading = HorizontalAlignment(element: .leading)
  /// The horizontal centre.
  public static let center = HorizontalAlignment(element: .center)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(element: .trailing)
}

extension HorizontalAlignment {
  private enum SeparatorStart: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }
  private enum SeparatorEnd: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
  }
  private static let separatorStart = HorizontalAlignment(SeparatorStart.self)
  private static let separatorEnd = HorizontalAlignment(SeparatorEnd.self)

  /// The beginning of the line below a row of a list.
  ///
  /// > Note: A line begins at the row's content, whatever the guide.
  public static var listRowSeparatorLeading: HorizontalAlignment {
    notDrawn("HorizontalAlignment.listRowSeparatorLeading", "a line begins at the row's content")
    return separatorStart
  }

  /// The end of the line below a row of a list.
  ///
  /// > Note: A line ends at the edge of its list, whatever the guide.
  public static var listRowSeparatorTrailing: HorizontalAlignment {
    notDrawn("HorizontalAlignment.listRowSeparatorTrailing", "a line ends at the list's edge")
    return separatorEnd
  }
}

/// The vertical alignment of views, such as in a horizontal stack.
public struct VerticalAlignment: Hashable, Sendable {
  let element: ElementAlignment.Vertical

  init(element: ElementAlignment.Vertical) { self.element = element }

  /// An alignment by a guide of your own: see ``AlignmentID``.
  public init(_ id: any AlignmentID.Type) {
    element = .custom(GuideNumber(id, isHorizontal: false))
  }

  /// The top edge.
  public static let top = VerticalAlignment(element: .top)
  /// The vertical centre.
  public static let center = VerticalAlignment(element: .center)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(element: .bottom)
  /// The baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(element: .firstTextBaseline)
  /// The baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(element: .lastTextBaseline)
}

/// An alignment in both directions.
public struct Alignment: Hashable, Sendable {
  /// The horizontal alignment.
  public var horizontal: HorizontalAlignment
  /// The vertical alignment.
  public var vertical: VerticalAlignment

  /// An alignment from a horizontal and a vertical one.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  var element: ElementAlignment { ElementAlignment(horizontal.element, vertical.element) }

  /// The centre in both directions.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The leading edge, vertically centred.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The trailing edge, vertically centred.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The top edge, horizontally centred.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The bottom edge, horizontally centred.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// Horizontally centred, on the first baseline.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The leading edge, on the first baseline.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The trailing edge, on the first baseline.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// Horizontally centred, on the last baseline.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The trailing edge, on the last baseline.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
  /// The leading edge, on the last baseline.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
}
