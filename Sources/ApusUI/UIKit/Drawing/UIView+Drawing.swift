import Foundation

extension UIView {
  /// The classes whose `draw(_:)` draws.
  private static var drawingClasses: Set<ObjectIdentifier> = []

  /// Whether there is something to draw beside the view's content.
  var isDrawn: Bool {
    if layer.sublayers?.isEmpty == false || type(of: layer) != CALayer.self { return true }
    let name = ObjectIdentifier(type(of: self))
    if Self.drawingClasses.contains(name) { return true }
    let real = drawnSize
    drawnSize = real ?? (frame.isEmpty ? CGSize(width: 100, height: 100) : frame.size)
    defer { drawnSize = real }
    guard record(bounds) != nil else { return false }
    Self.drawingClasses.insert(name)
    return true
  }

  /// Places the layers and views for a size, and draws.
  func drawings(in size: CGSize) -> [Drawing] {
    if drawnSize != size {
      let places = subviews.map(\.frame)
      quietly {
        drawnSize = size
        layOut()
      }
      if places != subviews.map(\.frame) { changed() }
    }
    return record(CGRect(origin: .zero, size: size)) ?? []
  }

  /// Nil: the class does not draw.
  private func record(_ rect: CGRect) -> [Drawing]? {
    quietly {
      let context = CGContext(size: rect.size)
      context.record { draw(rect) }
      return context.isOfBase && context.drawings.isEmpty ? nil : context.drawings
    }
  }

  /// Runs changes that the drawing shows that is being made.
  private func quietly<Result>(_ body: () -> Result) -> Result {
    var root = self
    while let outer = root.superview { root = outer }
    return root.withDrawingDue(body)
  }

  /// The layer of the view's ``layerClass``.
  func makeLayer() -> CALayer {
    let kind: AnyClass = type(of: self).layerClass
    let layer: CALayer =
      if kind == CAShapeLayer.self {
        CAShapeLayer()
      } else if kind == CAGradientLayer.self {
        CAGradientLayer()
      } else {
        CALayer()
      }
    if type(of: layer) != kind {
      notDrawn("UIView.layerClass", "CALayer, CAShapeLayer or CAGradientLayer, with sublayers")
    }
    layer.view = self
    return layer
  }
}

/// The context in which `draw(_:)` draws; nil outside of it.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }

/// Fills a rectangle with the present colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws the frame of a rectangle in the present colour.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  // UIKit draws the frame with the colour of fills.
  let line = context.pen.stroke
  context.pen.stroke = context.pen.fill
  context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  context.pen.stroke = line
}
