import ApusUI
import Foundation
import Testing

@testable import ApusCharts

/// Shapes of SwiftUI as symbols of points.
@MainActor @Suite struct ChartSymbolTests {
  private let box = CGRect(x: 0, y: 0, width: 10, height: 10)

  private func symbol(_ content: some ChartContent) throws -> AnyChartSymbolShape {
    func collect<C: ChartContent>(_ content: C) -> [Mark] {
      var marks = _ChartMarks()
      C._collect(content, into: &marks)
      return marks.marks
    }
    return try #require(collect(content).first?.style.symbol)
  }

  private var point: PointMark { PointMark(x: .value("X", 1), y: .value("Y", 1)) }

  @Test func aCircleIsASymbol() throws {
    guard case .fill(let path) = try symbol(point.symbol(Circle())).outline(in: box) else {
      return #expect(Bool(false), "it is no area")
    }
    #expect(path.boundingRect == box)
  }

  @Test(arguments: [2.0, 4])
  func anOutlineIsALineWithinTheEdge(width: Double) throws {
    let symbol = try symbol(point.symbol(Circle().strokeBorder(lineWidth: width)))
    guard case .line(let path, let style) = symbol.outline(in: box) else {
      return #expect(Bool(false), "it is no line")
    }
    #expect(path.boundingRect == box.insetBy(dx: width / 2, dy: width / 2))
    #expect(Double(style.lineWidth) == width)
  }

  @Test func anOutlineHasAStyle() throws {
    let dashes = StrokeStyle(lineWidth: 1, dash: [2, 1])
    let symbol = try symbol(point.symbol(Circle().strokeBorder(style: dashes)))
    guard case .line(_, let style) = symbol.outline(in: box) else {
      return #expect(Bool(false), "it is no line")
    }
    #expect(style == dashes)
    let basic = try self.symbol(point.symbol(BasicChartSymbolShape.square.strokeBorder()))
    guard case .line = basic.outline(in: box) else {
      return #expect(Bool(false), "it is no line")
    }
  }
}
