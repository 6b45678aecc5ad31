import Foundation

extension NSAttributedString {
  /// Draws the words at a point, in `draw(_:)`.
  public func draw(at point: CGPoint) { drawn(CGRect(origin: point, size: .zero)) }

  /// Draws the words in a rectangle, in `draw(_:)`. Lines break at its edges.
  public func draw(in rect: CGRect) { drawn(rect) }

  private func drawn(_ rect: CGRect) {
    guard let context = CGContext.current, length > 0 else { return }
    let font = UIFont.systemFont(ofSize: 12)
    let text = Text(self, font: font).font(Font(font)).foregroundColor(.black)
    let words = text.multilineTextAlignment(.leading)
    context.add(
      .view(AnyView(words), DrawingPlace(rect, context.pen.transform)), of: .words(self))
  }
}

extension NSString {
  /// Draws the words at a point, in `draw(_:)`.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(at: point)
  }

  /// Draws the words in a rectangle, in `draw(_:)`. Lines break at its edges.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(in: rect)
  }
}

extension UIImage {
  /// Draws the picture with its upper left corner at a point, in `draw(_:)`.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture as large as a rectangle, in `draw(_:)`.
  public func draw(in rect: CGRect) {
    guard let context = CGContext.current else { return }
    let picture = Image(uiImage: self).resizable()
    context.add(
      .view(AnyView(picture), DrawingPlace(.rectangle(rect), context.pen.transform)),
      of: .picture(self))
  }
}
