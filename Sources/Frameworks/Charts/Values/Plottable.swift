import ApusUI
import Foundation

/// A type whose values a chart can plot.
public protocol Plottable {
  /// The number, text or date that is plotted.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The number, text or date that is plotted.
  var primitivePlottable: PrimitivePlottable { get }
  /// The value of a plotted number, text or date.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a text or a date.
public protocol PrimitivePlottableProtocol: Plottable where Self == PrimitivePlottable {
  /// The value on a scale. Not for apps.
  var _plotted: _PlottedValue { get }
  /// The value at a place of a scale. Not for apps.
  static func _value(_ plotted: _PlottedValue) -> Self?
}

extension Plottable {
  /// The value at a place of a scale.
  init?(_plotted plotted: _PlottedValue) {
    guard let value = PrimitivePlottable._value(plotted) else { return nil }
    self.init(primitivePlottable: value)
  }
}

/// A value on a scale.
public enum _PlottedValue: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case category(String)
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  public var _plotted: _PlottedValue { .number(Double(self)) }
  public static func _value(_ plotted: _PlottedValue) -> Self? {
    if case .number(let number) = plotted { Self(exactly: number.rounded()) } else { nil }
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  public var _plotted: _PlottedValue { .number(Double(self)) }
  public static func _value(_ plotted: _PlottedValue) -> Self? {
    if case .number(let number) = plotted { Self(number) } else { nil }
  }
}

extension Int: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int
}
extension Int8: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int8
}
extension Int16: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int16
}
extension Int32: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int32
}
extension Int64: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Int64
}
extension UInt: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt
}
extension UInt8: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt8
}
extension UInt16: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt16
}
extension UInt32: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt32
}
extension UInt64: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = UInt64
}
extension Double: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Double
}
extension Float: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Float
}
extension CGFloat: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = CGFloat
}

extension Decimal: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Decimal
  public var _plotted: _PlottedValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
  public static func _value(_ plotted: _PlottedValue) -> Decimal? {
    if case .number(let number) = plotted { Decimal(number) } else { nil }
  }
}

extension String: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = String
  public var _plotted: _PlottedValue { .category(self) }
  public static func _value(_ plotted: _PlottedValue) -> String? {
    if case .category(let text) = plotted { text } else { nil }
  }
}

extension Date: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Date
  public var _plotted: _PlottedValue { .date(self) }
  public static func _value(_ plotted: _PlottedValue) -> Date? {
    if case .date(let date) = plotted { date } else { nil }
  }
}
