import Foundation

extension UIView {
  /// Draws the view with its subviews, in the closure of a ``UIGraphicsImageRenderer`` or in `draw(_:)`.
  ///
  /// It draws colours, borders and layers, what classes draw in `draw(_:)`, the words and pictures of ``UILabel`` and
  /// ``UIImageView``, and the content of a ``UIHostingController``. Controls are left out, and say so once in a debug run: a
  /// browser draws them.
  ///
  /// - Parameters:
  ///   - rect: The place of the picture. The view is made as large as it.
  ///   - afterUpdates: Has no meaning: changes are always seen.
  /// - Returns: False outside of a drawing.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = CGContext.current else { return false }
    context.saveGState()
    defer { context.restoreGState() }
    context.translateBy(x: rect.minX, y: rect.minY)
    if !bounds.isEmpty, bounds.size != rect.size {
      context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    }
    drawTree(in: context, CGRect(origin: .zero, size: bounds.isEmpty ? rect.size : bounds.size))
    return true
  }

  private func drawTree(in context: CGContext, _ rect: CGRect) {
    guard !isHidden, alpha > 0 else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.setAlpha(context.pen.alpha * alpha)
    layer.drawGround(in: context, rect, backgroundColor)
    context.saveGState()
    drawOwn(rect)
    context.restoreGState()
    for view in subviews {
      context.saveGState()
      context.translateBy(x: view.frame.minX, y: view.frame.minY)
      view.drawTree(in: context, CGRect(origin: .zero, size: view.frame.size))
      context.restoreGState()
    }
  }

  private func drawOwn(_ rect: CGRect) {
    if let label = self as? UILabel {
      label.drawnText.draw(in: rect)
    } else if let picture = (self as? UIImageView)?.image {
      picture.draw(in: rect)
    } else if let content = hosted?() {
      UIImage(of: content, ProposedViewSize(rect.size), scale: 1)?.draw(in: rect)
    } else if self is UIControl {
      notDrawn("drawHierarchy(in:afterScreenUpdates:)", "controls are left out")
    } else {
      draw(rect)
    }
  }
}

extension CALayer {
  /// Draws the layer with its view in a context.
  public func render(in context: CGContext) {
    guard let view else { return }
    context.record {
      view.drawHierarchy(
        in: CGRect(origin: .zero, size: view.bounds.size), afterScreenUpdates: false)
    }
  }

  fileprivate func drawGround(in context: CGContext, _ rect: CGRect, _ color: UIColor?) {
    let path = Path(roundedRect: rect, cornerRadius: cornerRadius).applying(context.pen.transform)
    if let color {
      context.saveGState()
      context.setFillColor(color.cgColor)
      context.fill(path)
      context.restoreGState()
    }
    if borderWidth > 0, let borderColor {
      context.saveGState()
      context.setStrokeColor(borderColor)
      context.setLineWidth(borderWidth)
      let line = rect.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
      context.stroke(
        Path(roundedRect: line, cornerRadius: max(0, cornerRadius - borderWidth / 2))
          .applying(context.pen.transform))
      context.restoreGState()
    }
  }
}

extension UILabel {
  /// The words with the font and colour of the label.
  fileprivate var drawnText: NSAttributedString {
    if let attributedText { return attributedText }
    var attributes: [NSAttributedString.Key: Any] = [.font: font ?? UIFont.systemFont(ofSize: 17)]
    if let textColor { attributes[.foregroundColor] = textColor }
    return NSAttributedString(string: text ?? "", attributes: attributes)
  }
}
