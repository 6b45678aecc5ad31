import Foundation

/// An expression that was read from a format.
indirect enum ExpressionTree {
  case constant(Any?)
  case key(String)
  case negation(ExpressionTree)
  case operation(ExpressionTree, Operation, ExpressionTree)
  case call(Function, [ExpressionTree])
  case list([ExpressionTree])

  enum Operation: String {
    case plus = "+", minus = "-", times = "*", divided = "/", power = "**"
  }

  /// Functions by their names in formats.
  enum Function: String {
    case abs, sqrt, floor, ceiling, trunc, ln, log, exp, sum, count, min, max, average
  }

  func value(with object: Any?) -> Any? {
    switch self {
    case .constant(let value): value is NSNumber ? value : number(with: object)?.object ?? value
    case .key(let path):
      number(with: object)?.object ?? PredicateKeys.object(of: path, in: object)
    case .list(let parts): parts.map { $0.value(with: object) as Any }
    case .negation, .operation, .call: number(with: object)?.object
    }
  }

  private func number(with object: Any?) -> ExpressionNumber? {
    switch self {
    case .constant(let value): ExpressionNumber(value)
    case .key(let path): ExpressionNumber(PredicateKeys.object(of: path, in: object))
    case .list: nil
    case .negation(let inner):
      inner.number(with: object).flatMap { ExpressionNumber.whole(0).applying(.minus, $0) }
    case .operation(let left, let operation, let right):
      left.number(with: object).flatMap { left in
        right.number(with: object).flatMap { left.applying(operation, $0) }
      }
    case .call(let function, let arguments): Self.call(function, arguments, object)
    }
  }

  private static func call(
    _ function: Function, _ arguments: [ExpressionTree], _ object: Any?
  ) -> ExpressionNumber? {
    var numbers: [ExpressionNumber] = []
    for part in arguments {
      // A list, as `{1, 2}` or as a key, stands for its numbers.
      if case .list(let parts) = part {
        guard let found = Self.all(parts.map { $0.number(with: object) }) else { return nil }
        numbers += found
      } else if let values = part.value(with: object) as? [Any] {
        guard let found = Self.all(values.map { ExpressionNumber($0) }) else { return nil }
        numbers += found
      } else {
        guard let number = part.number(with: object) else { return nil }
        numbers.append(number)
      }
    }
    return function.value(of: numbers)
  }

  private static func all(_ numbers: [ExpressionNumber?]) -> [ExpressionNumber]? {
    let found = numbers.compactMap(\.self)
    return found.count == numbers.count ? found : nil
  }
}

extension ExpressionTree.Function {
  var takesOne: Bool {
    switch self {
    case .abs, .sqrt, .floor, .ceiling, .trunc, .ln, .log, .exp: true
    case .sum, .count, .min, .max, .average: false
    }
  }

  fileprivate func value(of numbers: [ExpressionNumber]) -> ExpressionNumber? {
    func one(_ function: (Double) -> Double) -> ExpressionNumber? {
      numbers.first.map { .broken(function($0.double)) }
    }
    func total() -> ExpressionNumber? {
      numbers.reduce(ExpressionNumber.whole(0)) { $0?.applying(.plus, $1) }
    }
    switch self {
    case .abs:
      if case .whole(let number) = numbers.first, number > .min { return .whole(Swift.abs(number)) }
      return one { Swift.abs($0) }
    case .sqrt: return one { $0.squareRoot() }
    case .floor: return one { $0.rounded(.down) }
    case .ceiling: return one { $0.rounded(.up) }
    case .trunc: return one { $0.rounded(.towardZero) }
    case .ln: return one { Foundation.log($0) }
    case .log: return one { log10($0) }
    case .exp: return one { Foundation.exp($0) }
    case .sum: return total()
    case .count: return .whole(numbers.count)
    case .min: return numbers.min { $0.double < $1.double }
    case .max: return numbers.max { $0.double < $1.double }
    case .average:
      return numbers.isEmpty ? nil : total().map { .broken($0.double / Double(numbers.count)) }
    }
  }
}

/// A numeric operand. Whole numbers stay whole as long as they fit.
private enum ExpressionNumber {
  case whole(Int)
  case broken(Double)

  init?(_ value: Any?) {
    switch value {
    case let number as NSNumber:
      let isBroken = "fd".contains(Character(UnicodeScalar(UInt8(number.objCType.pointee))))
      self = isBroken ? .broken(number.doubleValue) : .whole(number.intValue)
    case let number as Int: self = .whole(number)
    case let number as any BinaryInteger:
      self = Int(exactly: number).map { .whole($0) } ?? .broken(Double(number))
    case let number as any BinaryFloatingPoint: self = .broken(Double(number))
    default: return nil
    }
  }

  var double: Double {
    switch self {
    case .whole(let number): Double(number)
    case .broken(let number): number
    }
  }

  var object: NSNumber {
    switch self {
    case .whole(let number): NSNumber(value: number)
    case .broken(let number): NSNumber(value: number)
    }
  }

  func applying(
    _ operation: ExpressionTree.Operation, _ other: ExpressionNumber
  ) -> ExpressionNumber? {
    if case .whole(let left) = self, case .whole(let right) = other,
      let result = Self.whole(left, operation, right)
    {
      return .whole(result)
    }
    let (left, right) = (double, other.double)
    return switch operation {
    case .plus: .broken(left + right)
    case .minus: .broken(left - right)
    case .times: .broken(left * right)
    case .divided: .broken(left / right)
    case .power: .broken(pow(left, right))
    }
  }

  /// - Returns: Nil where the result is no whole number, or too large for one.
  private static func whole(
    _ left: Int, _ operation: ExpressionTree.Operation, _ right: Int
  ) -> Int? {
    let (result, isOver) =
      switch operation {
      case .plus: left.addingReportingOverflow(right)
      case .minus: left.subtractingReportingOverflow(right)
      case .times: left.multipliedReportingOverflow(by: right)
      case .divided: left.dividedReportingOverflow(by: right)
      case .power: (Int(exactly: pow(Double(left), Double(right))) ?? 0, right < 0)
      }
    if case .power = operation, Double(result) != pow(Double(left), Double(right)) { return nil }
    return isOver ? nil : result
  }
}
