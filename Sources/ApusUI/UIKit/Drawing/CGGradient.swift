import Foundation

/// The space of a colour's components. A page draws in sRGB.
public final class CGColorSpace: Sendable {
  init() {}
}

/// The space of a screen's colours, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// Core Foundation's list.
public typealias CFArray = [Any]

/// Colours that change into each other.
public final class CGGradient: Sendable {
  let stops: [Gradient.Stop]

  /// Colours at places from 0 to 1; in equal distances without places. Nil without a colour.
  ///
  /// - Parameter colors: Each a `CGColor`.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { ($0 as? CGColor)?.color }
    guard !colors.isEmpty else { return nil }
    stops = colors.enumerated().map { index, color in
      let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      return Gradient.Stop(color: color, location: locations?[index] ?? even)
    }
  }
}

/// Where a gradient goes on.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Before its first point.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// After its last point.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
  /// Draws a gradient along a line, inside the outlines at which drawings end.
  ///
  /// - Parameter options: Whether it goes on before and after the line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    guard size.width > 0, size.height > 0 else { return }
    let style = LinearGradient(
      stops: gradient.stops, startPoint: unit(startPoint), endPoint: unit(endPoint))
    let clips = pen.clips
    let path = band(startPoint, endPoint, options).applying(pen.transform)
    pen.clips.append(Drawing.Clip(path: path))
    add(.ground(AnyShapeStyle(style)))
    pen.clips = clips
  }

  /// The area beside a line, which goes on before and after it as far as the options say.
  private func band(
    _ start: CGPoint, _ end: CGPoint, _ options: CGGradientDrawingOptions
  ) -> Path {
    let (across, down) = (end.x - start.x, end.y - start.y)
    let length = (across * across + down * down).squareRoot()
    let far = (size.width + size.height + abs(start.x) + abs(start.y)) * 2 / max(scale, 0.001)
    guard length > 0 else { return Path() }
    let (x, y) = (across / length * far, down / length * far)
    let first =
      options.contains(.drawsBeforeStartLocation)
      ? CGPoint(x: start.x - x, y: start.y - y) : start
    let last =
      options.contains(.drawsAfterEndLocation) ? CGPoint(x: end.x + x, y: end.y + y) : end
    var path = Path()
    path.addLines([
      CGPoint(x: first.x - y, y: first.y + x), CGPoint(x: last.x - y, y: last.y + x),
      CGPoint(x: last.x + y, y: last.y - x), CGPoint(x: first.x + y, y: first.y - x),
    ])
    path.closeSubpath()
    return path
  }

  /// Draws a gradient between two circles of one middle, inside the outlines at which drawings end. A page takes the
  /// middle of the second circle for both, and goes on before and after them.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard size.width > 0, size.height > 0 else { return }
    if startCenter != endCenter {
      notDrawn("CGContext.drawRadialGradient", "a gradient with one centre")
    }
    let style = RadialGradient(
      stops: gradient.stops, center: unit(endCenter), startRadius: startRadius * scale,
      endRadius: endRadius * scale)
    add(.ground(AnyShapeStyle(style)))
  }

  private func unit(_ point: CGPoint) -> UnitPoint {
    let place = point.applying(pen.transform)
    return UnitPoint(x: place.x / size.width, y: place.y / size.height)
  }
}
