import ApusUI
import Foundation

/// The sectors of a chart, clockwise from above.
struct SectorGeometry {
  struct Sector: Equatable {
    var start: Double
    var end: Double
    /// The middle of the sector in the sum of the values.
    var middle: Double
  }

  /// The parts of a circle, from 0 to 1, of the marks with an angle.
  static func sectors(_ marks: [Mark]) -> [Sector?] {
    let sizes = marks.map(size)
    let sum = sizes.compactMap(\.self).reduce(0, +)
    var start = 0.0
    return zip(marks, sizes).map { mark, size in
      guard let size else { return nil }
      if let lower = mark.angle?.value.coordinate, let upper = mark.angle?.end?.coordinate {
        let total = max(sum, upper)
        return Sector(start: lower / total, end: upper / total, middle: (lower + upper) / 2)
      }
      defer { start += size }
      guard sum > 0 else { return nil }
      return Sector(start: start / sum, end: (start + size) / sum, middle: start + size / 2)
    }
  }

  /// The sum of the values of all sectors.
  static func sum(_ marks: [Mark]) -> Double {
    marks.reduce(0) { max($0 + (size($1) ?? 0), $1.angle?.end?.coordinate ?? 0) }
  }

  private static func size(_ mark: Mark) -> Double? {
    guard let angle = mark.angle, let start = angle.value.coordinate else { return nil }
    return max(0, angle.end?.coordinate.map { $0 - start } ?? start)
  }

  /// The outline of a sector in a plot.
  static func path(_ sector: Sector, _ mark: Mark, in size: CGSize) -> Path {
    let most = min(size.width, size.height) / 2
    let outer = radius(mark.outerRadius, most, automatic: most)
    let inner = min(outer, radius(mark.innerRadius, outer, automatic: 0))
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    let isWhole = sector.end - sector.start >= 1
    // Each edge moves inwards by the inset.
    func angles(_ radius: CGFloat) -> (Double, Double) {
      let inset = isWhole || radius <= 0 ? 0 : Double(mark.angularInset / radius)
      let start = sector.start * 2 * .pi - .pi / 2 + inset
      let end = sector.end * 2 * .pi - .pi / 2 - inset
      return start < end ? (start, end) : ((start + end) / 2, (start + end) / 2)
    }
    let far = angles(outer)
    let near = inner > 0 ? angles(inner) : (0, 0)
    // No corner is larger than a third of an edge.
    let corner =
      isWhole
      ? 0
      : min(
        mark.style.cornerRadius, (outer - inner) / 3, outer * CGFloat(far.1 - far.0) / 3,
        inner > 0 ? inner * CGFloat(near.1 - near.0) / 3 : .infinity)
    func point(_ angle: Double, _ radius: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + CGFloat(cos(angle)) * radius, y: center.y + CGFloat(sin(angle)) * radius)
    }
    var path = Path()
    /// A straight side of the sector, between two corners.
    func addSide(_ radius: CGFloat, _ from: Double, _ to: Double, inwards: CGFloat) {
      let turn = (to < from ? -1 : 1) * Double(corner / radius)
      path.addQuadCurve(to: point(from + turn, radius), control: point(from, radius))
      path.addArc(
        center: center, radius: radius, startAngle: .radians(from + turn),
        endAngle: .radians(to - turn), clockwise: to < from)
      path.addQuadCurve(to: point(to, radius + inwards), control: point(to, radius))
    }
    guard outer > 0 else { return path }
    path.move(to: point(far.0, outer - corner))
    addSide(outer, far.0, far.1, inwards: -corner)
    if inner > 0 {
      path.addLine(to: point(near.1, inner + corner))
      addSide(inner, near.1, near.0, inwards: corner)
    } else {
      path.addLine(to: center)
    }
    path.closeSubpath()
    return path
  }

  private static func radius(
    _ dimension: MarkDimension, _ whole: CGFloat, automatic: CGFloat
  ) -> CGFloat {
    switch dimension.kind {
    case .automatic: automatic
    case .fixed(let points): min(max(0, points), whole)
    case .inset(let points): max(0, whole - points)
    case .ratio(let ratio): min(max(0, whole * ratio), whole)
    }
  }
}
