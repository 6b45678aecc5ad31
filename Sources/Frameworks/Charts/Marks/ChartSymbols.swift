import ApusUI
import Foundation

/// A shape that marks a point.
public protocol ChartSymbolShape: Shape {
  /// The part of a symbol's room that the shape takes.
  var perceptualUnitRect: CGRect { get }
}

/// The symbols that charts have.
public struct BasicChartSymbolShape: ChartSymbolShape, Equatable {
  enum Kind: CaseIterable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }
  let kind: Kind

  public static let circle = BasicChartSymbolShape(kind: .circle)
  public static let square = BasicChartSymbolShape(kind: .square)
  public static let triangle = BasicChartSymbolShape(kind: .triangle)
  public static let diamond = BasicChartSymbolShape(kind: .diamond)
  public static let pentagon = BasicChartSymbolShape(kind: .pentagon)
  public static let plus = BasicChartSymbolShape(kind: .plus)
  public static let cross = BasicChartSymbolShape(kind: .cross)
  public static let asterisk = BasicChartSymbolShape(kind: .asterisk)

  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// The symbols of series in their order.
  static func symbol(at index: Int) -> BasicChartSymbolShape {
    let order: [Kind] = [
      .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
    ]
    return BasicChartSymbolShape(kind: order[index % order.count])
  }

  public func path(in rect: CGRect) -> Path {
    switch kind {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: polygon(3, in: rect)
    case .diamond: polygon(4, in: rect)
    case .pentagon: polygon(5, in: rect)
    case .plus: arms(4, from: 0, in: rect)
    case .cross: arms(4, from: .pi / 4, in: rect)
    case .asterisk: arms(6, from: 0, in: rect)
    }
  }

  private func polygon(_ count: Int, in rect: CGRect) -> Path {
    var path = Path()
    path.addLines((0..<count).map { point(Double($0) / Double(count) * 2 * .pi, in: rect) })
    path.closeSubpath()
    return path
  }

  /// Bars from the middle, each a fifth as wide as the symbol.
  private func arms(_ count: Int, from start: Double, in rect: CGRect) -> Path {
    var path = Path()
    let half = rect.width / 10
    for index in 0..<count {
      let angle = start + Double(index) / Double(count) * 2 * .pi
      let tip = point(angle, in: rect)
      let across = CGPoint(x: cos(angle) * half, y: sin(angle) * half)
      path.addLines([
        CGPoint(x: rect.midX - across.x, y: rect.midY - across.y),
        CGPoint(x: tip.x - across.x, y: tip.y - across.y),
        CGPoint(x: tip.x + across.x, y: tip.y + across.y),
        CGPoint(x: rect.midX + across.x, y: rect.midY + across.y),
      ])
      path.closeSubpath()
    }
    return path
  }

  /// A point of the circle around the middle, clockwise from above.
  private func point(_ angle: Double, in rect: CGRect) -> CGPoint {
    CGPoint(
      x: rect.midX + sin(angle) * rect.width / 2, y: rect.midY - cos(angle) * rect.height / 2)
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { .circle }
  public static var square: BasicChartSymbolShape { .square }
  public static var triangle: BasicChartSymbolShape { .triangle }
  public static var diamond: BasicChartSymbolShape { .diamond }
  public static var pentagon: BasicChartSymbolShape { .pentagon }
  public static var plus: BasicChartSymbolShape { .plus }
  public static var cross: BasicChartSymbolShape { .cross }
  public static var asterisk: BasicChartSymbolShape { .asterisk }
}
