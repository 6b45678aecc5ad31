import ApusUI
import Foundation

/// A line, a tick or a label at one value of an axis.
public protocol AxisMark {
  /// The parts at a value. Not for apps.
  func _parts(at value: AxisValue) -> [_AxisPart]
}

/// A part of an axis at one value.
public struct _AxisPart {
  enum Kind { case gridLine, tick, label }
  var kind: Kind
  var stroke: StrokeStyle?
  var length: CGFloat = 4
  var isCentered: Bool?
  var view: AnyView?
  var text: String?
  var style: AnyShapeStyle?
  var font: Font?
  /// The point of a label that lies at the value.
  var anchor: UnitPoint?
  var spacing = CGSize.zero
  var offset = CGSize.zero
  var collision = AxisValueLabelCollisionResolution.automatic
  var orientation = AxisValueLabelOrientation.automatic
}

/// A value of an axis.
public struct AxisValue {
  /// The number of the value among those of the axis.
  public let index: Int
  /// The number of the axis's values.
  public let count: Int
  let plotted: _PlottedValue

  /// The value in the data's type; nil for another type.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? {
    P.PrimitivePlottable._value(plotted).flatMap { P(primitivePlottable: $0) }
  }
}

extension Never: AxisMark {
  public func _parts(at value: AxisValue) -> [_AxisPart] { [] }
}

/// A line across the plot.
public struct AxisGridLine: AxisMark {
  let centered: Bool?
  let stroke: StrokeStyle?

  /// A line across the plot.
  nonisolated public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    self.centered = centered
    self.stroke = stroke
  }

  public func _parts(at value: AxisValue) -> [_AxisPart] {
    [_AxisPart(kind: .gridLine, stroke: stroke, isCentered: centered)]
  }
}

/// A short line outside of the plot.
public struct AxisTick: AxisMark {
  /// The length of a tick.
  public struct Length: Sendable {
    let points: CGFloat
    /// Four points.
    public static var automatic: Length { Length(points: 4) }
    /// As long as a label is high.
    public static var label: Length { .longestLabel }
    /// As long as the longest label is high.
    public static var longestLabel: Length { Length(points: 16) }
  }

  let centered: Bool?
  let length: CGFloat
  let stroke: StrokeStyle?

  /// A tick.
  nonisolated public init(
    centered: Bool? = nil, length: AxisTick.Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(centered: centered, length: length.points, stroke: stroke)
  }

  /// A tick of a length in points.
  nonisolated public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.centered = centered
    self.length = length
    self.stroke = stroke
  }

  public func _parts(at value: AxisValue) -> [_AxisPart] {
    [_AxisPart(kind: .tick, stroke: stroke, length: length, isCentered: centered)]
  }
}

/// Marks of any number.
public struct _AxisMarkList: AxisMark {
  let parts: (AxisValue) -> [_AxisPart]
  public func _parts(at value: AxisValue) -> [_AxisPart] { parts(value) }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  public func _parts(at value: AxisValue) -> [_AxisPart] { self?._parts(at: value) ?? [] }
}

/// Makes the marks of an axis of statements.
@resultBuilder
public enum AxisMarkBuilder {
  public static func buildBlock() -> _AxisMarkList { _AxisMarkList { _ in [] } }
  public static func buildExpression<M: AxisMark>(_ mark: M) -> M { mark }
  public static func buildPartialBlock<M: AxisMark>(first mark: M) -> M { mark }
  public static func buildPartialBlock<A: AxisMark, B: AxisMark>(
    accumulated: A, next: B
  ) -> _AxisMarkList { _AxisMarkList { accumulated._parts(at: $0) + next._parts(at: $0) } }
  public static func buildIf<M: AxisMark>(_ mark: M?) -> M? { mark }
  public static func buildEither<M: AxisMark>(first mark: M) -> _AxisMarkList {
    _AxisMarkList(parts: mark._parts)
  }
  public static func buildEither<M: AxisMark>(second mark: M) -> _AxisMarkList {
    _AxisMarkList(parts: mark._parts)
  }
  public static func buildLimitedAvailability<M: AxisMark>(_ mark: M) -> _AxisMarkList {
    _AxisMarkList(parts: mark._parts)
  }
}

extension AxisMark {
  private func changed(_ change: @escaping (inout _AxisPart) -> Void) -> _AxisMarkList {
    _AxisMarkList { value in
      _parts(at: value).map { part in
        var part = part
        change(&part)
        return part
      }
    }
  }

  /// Draws the marks with a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    changed { $0.style = AnyShapeStyle(style) }
  }

  /// Draws the labels in a font.
  public func font(_ font: Font?) -> some AxisMark { changed { $0.font = font } }

  /// Moves the marks.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    changed {
      $0.offset.width += x
      $0.offset.height += y
    }
  }
}
