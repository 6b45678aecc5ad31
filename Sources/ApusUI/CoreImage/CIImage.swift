import Foundation
import ViewGraph

/// A picture that Core Image's filters make. Its coordinates begin at the lower left.
public final class CIImage: Sendable {
  private let bitmap: Bitmap
  /// From places of the bitmap, counted from the lower left, to places of the picture.
  private let transform: CGAffineTransform
  /// The rectangle that the picture covers.
  public let extent: CGRect

  private init(_ bitmap: Bitmap, _ transform: CGAffineTransform, extent: CGRect) {
    self.bitmap = bitmap
    self.transform = transform
    self.extent = extent
  }

  convenience init(_ bitmap: Bitmap) {
    self.init(
      bitmap, .identity, extent: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
  }

  /// A picture of these pixels.
  public convenience init(cgImage: CGImage) { self.init(cgImage.bitmap) }

  /// The picture stretched, turned and moved by a map. Its pixels keep their edges.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(bitmap, transform.concatenating(matrix), extent: extent.applying(matrix))
  }

  /// The part of the picture in a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    let part = extent.intersection(rect)
    return CIImage(bitmap, transform, extent: part.isNull ? .zero : part)
  }

  /// The picture itself: its pixels keep their edges.
  public func samplingNearest() -> CIImage { self }

  /// The result of a filter for the picture; a picture without pixels if the filter is unknown or fails.
  ///
  /// - Parameters:
  ///   - filterName: The name of a filter: see ``CIFilter``.
  ///   - params: Values by their keys. The picture itself is the filter's `inputImage`.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    let filter = CIFilter(name: filterName, parameters: params)
    filter?.setValue(self, forKey: kCIInputImageKey)
    return filter?.outputImage ?? cropped(to: .zero)
  }

  /// The result of a filter for the picture; a picture without pixels if the filter is unknown or fails.
  public func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }

  /// The picture in other colours.
  func recolored(_ color: (Bitmap.Color) -> Bitmap.Color) -> CIImage {
    let recolored = Bitmap(width: bitmap.width, height: bitmap.height) { color(bitmap[$0, $1]) }
    return CIImage(recolored, transform, extent: extent)
  }

  /// The pixels in a rectangle; nil if there are none, or more than a browser can hold.
  func pixels(in rect: CGRect) -> Bitmap? {
    let rect = rect.integral
    let header = PictureHeader(
      format: .png, width: Double(rect.width), height: Double(rect.height))
    guard !rect.isNull, rect.width >= 1, rect.height >= 1, header.isReasonable else { return nil }
    let back = transform.inverted()
    return Bitmap(width: Int(rect.width), height: Int(rect.height)) { x, y in
      let place = CGPoint(
        x: rect.minX + CGFloat(x) + 0.5, y: rect.maxY - CGFloat(y) - 0.5)
      guard extent.contains(place) else { return Bitmap.clear }
      let source = place.applying(back)
      let (column, row) = (Int(source.x.rounded(.down)), Int(source.y.rounded(.down)))
      guard 0..<bitmap.width ~= column, 0..<bitmap.height ~= row else { return Bitmap.clear }
      return bitmap[column, bitmap.height - 1 - row]
    }
  }
}

/// Makes pixels of the pictures of filters.
public final class CIContext: Sendable {
  /// Makes a context.
  public init() {}

  /// Makes a context. The options say where Apple's devices compute, and change nothing here.
  public init(options: [CIContextOption: Any]?) {}

  /// The pixels of a picture in a rectangle; nil for an empty rectangle, or one too large for a browser.
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    image.pixels(in: fromRect).map(CGImage.init)
  }
}

/// An option of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The option's name.
  public let rawValue: String

  /// An option by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Whether the processor computes.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "kCIContextUseSoftwareRenderer")
}
