import Foundation

/// Colours in rows from the top. Each has its red, green, blue and opacity, from 0 to 255.
struct Bitmap: Equatable, Sendable {
  let width: Int
  let height: Int
  /// Four bytes for each place.
  private(set) var bytes: [UInt8]

  typealias Color = SIMD4<UInt8>

  static let clear = Color(0, 0, 0, 0)

  init(width: Int, height: Int, _ color: (_ x: Int, _ y: Int) -> Color) {
    self.width = width
    self.height = height
    bytes = []
    bytes.reserveCapacity(4 * width * height)
    for y in 0..<height {
      for x in 0..<width {
        let color = color(x, y)
        bytes.append(color.x)
        bytes.append(color.y)
        bytes.append(color.z)
        bytes.append(color.w)
      }
    }
  }

  subscript(x: Int, y: Int) -> Color {
    let start = 4 * (y * width + x)
    return Color(bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3])
  }

  /// Whether all colours are opaque greys.
  var isGrey: Bool {
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let red = bytes[start]
      guard bytes[start + 1] == red, bytes[start + 2] == red, bytes[start + 3] == 255 else {
        return false
      }
    }
    return true
  }
}
