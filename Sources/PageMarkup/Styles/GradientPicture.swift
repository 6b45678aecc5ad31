import CZlib
import Foundation
import ViewGraph

/// A gradient that CSS has no name for, as a small PNG picture that a browser stretches smoothly.
struct GradientPicture {
  private static let largest = 256

  private let width, height: Int
  private let png: [UInt8]

  /// Nil: the colours are not as many as the picture has pixels.
  init?(_ width: Int, _ height: Int, _ paints: [Paint]) {
    let sides = 2...Self.largest
    guard sides.contains(width), sides.contains(height), paints.count == width * height
    else { return nil }
    (self.width, self.height) = (width, height)
    // The system's colours would follow light and dark; a picture has none of them.
    let pixels = paints.map { paint -> [UInt8] in
      paint.system == nil ? [paint.red, paint.green, paint.blue, paint.alpha] : [0, 0, 0, 0]
    }
    let isOpaque = pixels.allSatisfy { $0[3] == 255 }
    guard let png = Self.encode(width, height, pixels.map { isOpaque ? $0.dropLast() : $0 })
    else { return nil }
    self.png = png
  }

  /// The value of `background-image`: without the outer halves of the outermost pixels, over the whole of the box.
  var text: String {
    let markup =
      "<svg xmlns='http://www.w3.org/2000/svg' preserveAspectRatio='none' "
      + "viewBox='.5 .5 \(width - 1) \(height - 1)'><image width='\(width)' height='\(height)' "
      + "href='data:image/png;base64,\(Data(png).base64EncodedString())'/></svg>"
    return "url(\"data:image/svg+xml,\(ShapeMask.encoded(markup))\")"
  }

  private static func encode(_ width: Int, _ height: Int, _ pixels: [[UInt8]]) -> [UInt8]? {
    let parts = pixels[0].count
    var lines: [UInt8] = []
    for row in 0..<height {
      // Each byte is told by its distance from the pixel before.
      lines.append(1)
      var last = [UInt8](repeating: 0, count: parts)
      for pixel in pixels[row * width..<(row + 1) * width] {
        lines += zip(pixel, last).map { $0 &- $1 }
        last = pixel
      }
    }
    var size = compressBound(UInt(lines.count))
    var packed = [UInt8](repeating: 0, count: Int(size))
    guard compress2(&packed, &size, lines, UInt(lines.count), 9) == Z_OK else { return nil }
    let kind: UInt8 = parts == 4 ? 6 : 2
    let head = bytes(UInt32(width)) + bytes(UInt32(height)) + [8, kind, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", head)
      + chunk("IDAT", Array(packed.prefix(Int(size)))) + chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return bytes(UInt32(content.count)) + body
      + bytes(UInt32(truncatingIfNeeded: crc32(0, body, UInt32(body.count))))
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
