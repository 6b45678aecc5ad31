import ViewGraph

/// Where views stand across a vertical stack.
public struct HorizontalAlignment: Equatable, Sendable {
  let element: ElementAlignment.Horizontal
  public static let leading = HorizontalAlignment(element: .leading)
  public static let center = HorizontalAlignment(element: .center)
  public static let trailing = HorizontalAlignment(element: .trailing)
}

/// Where views stand across a horizontal stack.
public struct VerticalAlignment: Equatable, Sendable {
  let element: ElementAlignment.Vertical
  public static let top = VerticalAlignment(element: .top)
  public static let center = VerticalAlignment(element: .center)
  public static let bottom = VerticalAlignment(element: .bottom)
  public static let firstTextBaseline = VerticalAlignment(element: .firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(element: .lastTextBaseline)
}

/// A place in both directions.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  var element: ElementAlignment { ElementAlignment(horizontal.element, vertical.element) }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
}
