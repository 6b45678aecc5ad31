import Foundation

/// A type with values by name beside its properties, for predicates with a format.
package protocol PredicateSubject {
  /// The value of a key. An empty key is the whole.
  func predicateValue(_ key: String) -> PredicateValue

  /// Lets time pass until a predicate holds.
  ///
  /// - Returns: Whether it holds in the end; false where nothing is waited for.
  func waits(until holds: () -> Bool) -> Bool
}

/// A side of a comparison.
// An object in it is compared alone, and on one thread.
package enum PredicateValue: @unchecked Sendable {
  case text(String)
  case number(Double)
  case list([PredicateValue])
  /// A value without an order.
  case other(AnyHashable)
  case none
  /// There is no such key.
  case unknown

  package init(_ value: Any?) {
    switch value {
    case let text as String: self = .text(text)
    case let flag as Bool: self = .number(flag ? 1 : 0)
    case let number as any BinaryInteger: self = .number(Double(number))
    case let number as Double: self = .number(number)
    case let number as Float: self = .number(Double(number))
    case let number as CGFloat: self = .number(Double(number))
    case let number as NSNumber: self = .number(number.doubleValue)
    case let date as Date: self = .number(date.timeIntervalSinceReferenceDate)
    case let date as NSDate: self = .number(date.timeIntervalSinceReferenceDate)
    case let text as NSString: self = .text(String(describing: text))
    case let values as [Any]: self = .list(values.map { PredicateValue($0) })
    case let values as NSArray: self = .list(values.map { PredicateValue($0) })
    case let values as any Collection: self = .list(Self.elements(of: values))
    case let value as any RawRepresentable: self = PredicateValue(Self.raw(value))
    case let value as AnyHashable: self = .other(value)
    case nil: self = .none
    // Something that is neither a value nor nothing.
    default: self = .unknown
    }
  }

  private static func elements<Values: Collection>(of values: Values) -> [PredicateValue] {
    values.map { PredicateValue($0) }
  }

  private static func raw<Value: RawRepresentable>(_ value: Value) -> Any { value.rawValue }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
}
