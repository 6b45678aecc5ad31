import Foundation

/// Begins a drawing that becomes a picture of a size, in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a drawing that becomes a picture.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the ground is black instead of clear.
///   - scale: How many pixels a point has. A page draws outlines as finely as the person's screen shows them.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  CGContext(size: size).begin(scale: scale > 0 ? scale : 1, isOpaque: opaque)
}

/// The picture so far; nil if none was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = CGContext.current, let kind = context.picture else { return nil }
  let picture = DrawnPicture(
    size: context.size, isOpaque: kind.isOpaque, drawings: context.drawings)
  return UIImage(picture, scale: kind.scale)
}

/// Ends the drawing that was begun last.
public func UIGraphicsEndImageContext() {
  guard let context = CGContext.current, context.picture != nil else { return }
  context.end()
}

/// Ends all that follows at a rectangle.
public func UIRectClip(_ rect: CGRect) { CGContext.current?.clip(to: rect) }
