import Foundation

extension CGAffineTransform {
  /// What a map does beside moving: a turn, then a stretch along the axes, then another turn.
  struct Parts {
    var first: Angle
    var scale: CGSize
    var last: Angle

    var onlyMoves: Bool {
      first.radians == 0 && last.radians == 0 && scale == CGSize(width: 1, height: 1)
    }
  }

  /// The two turns and the stretch. A map without a slant needs only one turn.
  var parts: Parts {
    if b == 0, c == 0 {
      return Parts(first: .zero, scale: CGSize(width: a, height: d), last: .zero)
    }
    let determinant = a * d - b * c
    if abs(a * c + b * d) < 1e-9 * (a * a + b * b + c * c + d * d), a != 0 || b != 0 {
      let width = (a * a + b * b).squareRoot()
      return Parts(
        first: .zero, scale: CGSize(width: width, height: determinant / width),
        last: .radians(Double(atan2(b, a))))
    }
    // The turns are half the sum and half the difference of the angles of the map's even and odd part.
    let (even, odd) = (
      (x: (a + d) / 2, y: (b - c) / 2), (x: (a - d) / 2, y: (b + c) / 2)
    )
    let (evenLength, oddLength) = (
      (even.x * even.x + even.y * even.y).squareRoot(),
      (odd.x * odd.x + odd.y * odd.y).squareRoot()
    )
    let (sum, difference) = (atan2(even.y, even.x), atan2(odd.y, odd.x))
    return Parts(
      first: .radians(Double((sum - difference) / 2)),
      scale: CGSize(width: evenLength + oddLength, height: evenLength - oddLength),
      last: .radians(Double((sum + difference) / 2)))
  }

  /// How much larger lengths become, by the area.
  var scale: CGFloat { abs(a * d - b * c).squareRoot() }

  /// Whether circles stay circles.
  var keepsShapes: Bool {
    let (across, down) = (a * a + b * b, c * c + d * d)
    let small = 1e-9 * max(1e-9, across + down)
    return abs(a * c + b * d) < small && abs(across - down) < small
  }
}
