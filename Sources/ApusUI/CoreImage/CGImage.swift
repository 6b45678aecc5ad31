import Foundation

/// A picture of pixels in memory, as Core Image makes them.
public final class CGImage: Equatable, Sendable {
  let bitmap: Bitmap

  init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// The pixels of a row.
  public var width: Int { bitmap.width }
  /// The count of the rows.
  public var height: Int { bitmap.height }
  /// The bits of a component: eight.
  public var bitsPerComponent: Int { 8 }
  /// The bits of a pixel: red, green, blue and opacity.
  public var bitsPerPixel: Int { 32 }
  /// The bytes of a row.
  public var bytesPerRow: Int { 4 * width }

  /// The part of the picture in a rectangle of pixels; nil if the rectangle lies outside.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (left, top) = (Int(part.minX), Int(part.minY))
    return CGImage(
      Bitmap(width: Int(part.width), height: Int(part.height)) { bitmap[left + $0, top + $1] })
  }

  public static func == (first: CGImage, second: CGImage) -> Bool {
    first === second || first.bitmap == second.bitmap
  }
}

extension UIImage {
  /// A picture of pixels. Each pixel is one point.
  public convenience init(cgImage: CGImage) { self.init(bitmap: cgImage.bitmap, scale: 1) }

  /// A picture of these pixels.
  ///
  /// - Parameters:
  ///   - scale: How many pixels a point has.
  ///   - orientation: How the pixels are turned when they are shown.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(bitmap: cgImage.bitmap.turned(orientation), scale: scale)
  }

  /// A picture of what Core Image made, each pixel a point.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// A picture of what Core Image made.
  ///
  /// - Parameters:
  ///   - scale: How many pixels a point has.
  ///   - orientation: How the pixels are turned when they are shown.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    guard let pixels = ciImage.pixels(in: ciImage.extent) else {
      self.init()
      return
    }
    self.init(bitmap: pixels.turned(orientation), scale: scale)
  }

  /// How pixels are turned when they are shown.
  public enum Orientation: Int, Sendable {
    /// As they are.
    case up
    /// By half a turn.
    case down
    /// The picture is turned left by 90 degrees.
    case left
    /// The picture is turned right by 90 degrees.
    case right
    /// As in a mirror beside the picture.
    case upMirrored
    /// By half a turn, after a mirror.
    case downMirrored
    /// The picture is mirrored, then turned left by 90 degrees.
    case leftMirrored
    /// The picture is mirrored, then turned right by 90 degrees.
    case rightMirrored
  }
}

extension Bitmap {
  func turned(_ orientation: UIImage.Orientation) -> Bitmap {
    let (right, bottom) = (width - 1, height - 1)
    switch orientation {
    case .up: return self
    case .down: return Bitmap(width: width, height: height) { self[right - $0, bottom - $1] }
    case .left: return Bitmap(width: height, height: width) { self[right - $1, $0] }
    case .right: return Bitmap(width: height, height: width) { self[$1, bottom - $0] }
    case .upMirrored: return Bitmap(width: width, height: height) { self[right - $0, $1] }
    case .downMirrored: return Bitmap(width: width, height: height) { self[$0, bottom - $1] }
    case .leftMirrored: return Bitmap(width: height, height: width) { self[$1, $0] }
    case .rightMirrored:
      return Bitmap(width: height, height: width) { self[right - $1, bottom - $0] }
    }
  }
}

extension Image {
  /// A picture of pixels, with words for assistive technology.
  ///
  /// - Parameters:
  ///   - scale: How many pixels a point has.
  ///   - orientation: How the pixels are turned when they are shown.
  nonisolated public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
    self.label = label
  }

  /// A picture of pixels that assistive technology leaves out.
  ///
  /// - Parameters:
  ///   - scale: How many pixels a point has.
  ///   - orientation: How the pixels are turned when they are shown.
  nonisolated public init(
    decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up
  ) {
    self.init(
      uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: orientation.ofUIKit))
  }

  /// How pixels are turned when they are shown.
  @frozen public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// As they are.
    case up
    /// As in a mirror beside the picture.
    case upMirrored
    /// By half a turn.
    case down
    /// By half a turn, after a mirror.
    case downMirrored
    /// The picture is turned left by 90 degrees.
    case left
    /// The picture is mirrored, then turned left by 90 degrees.
    case leftMirrored
    /// The picture is turned right by 90 degrees.
    case right
    /// The picture is mirrored, then turned right by 90 degrees.
    case rightMirrored

    var ofUIKit: UIImage.Orientation {
      switch self {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .left: .left
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      }
    }
  }
}
