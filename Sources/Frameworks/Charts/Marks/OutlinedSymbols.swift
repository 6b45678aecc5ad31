import ApusUI
import Foundation

extension Circle: ChartSymbolShape {
  public var perceptualUnitRect: CGRect { BasicChartSymbolShape.circle.perceptualUnitRect }
}

extension BasicChartSymbolShape {
  /// The outline of the symbol, drawn within its edge.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    OutlinedSymbol(symbol: self, style: StrokeStyle(lineWidth: lineWidth)) { symbol, rect in
      symbol.path(in: rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2))
    }
  }
}

extension ChartSymbolShape where Self: InsettableShape {
  /// The outline of the symbol, drawn within its edge.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline of the symbol, drawn within its edge by a style.
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    OutlinedSymbol(symbol: self, style: style) { symbol, rect in
      symbol.inset(by: style.lineWidth / 2).path(in: rect)
    }
  }
}

/// A symbol of one line.
private protocol LinedSymbol {
  var style: StrokeStyle { get }
  /// The middle of the line.
  func line(in rect: CGRect) -> Path
}

/// The outline of a symbol.
private struct OutlinedSymbol<Symbol: ChartSymbolShape>: ChartSymbolShape, LinedSymbol {
  let symbol: Symbol
  let style: StrokeStyle
  let inset: @Sendable (Symbol, CGRect) -> Path
  var perceptualUnitRect: CGRect { symbol.perceptualUnitRect }

  func line(in rect: CGRect) -> Path { inset(symbol, rect) }
  func path(in rect: CGRect) -> Path { line(in: rect).strokedPath(style) }
}

/// A symbol of any type.
public struct AnyChartSymbolShape: ChartSymbolShape {
  private let symbol: any ChartSymbolShape

  /// The symbol, whose type is forgotten.
  public nonisolated init(_ content: any ChartSymbolShape) {
    symbol = (content as? AnyChartSymbolShape)?.symbol ?? content
  }

  public var perceptualUnitRect: CGRect { symbol.perceptualUnitRect }
  public nonisolated func path(in rect: CGRect) -> Path { symbol.path(in: rect) }

  func outline(in rect: CGRect) -> DrawnPart.Outline {
    guard let lined = symbol as? any LinedSymbol else { return .fill(path(in: rect)) }
    return .line(lined.line(in: rect), lined.style)
  }
}
