import ApusFoundation
import Testing

/// Expressions with a format, as calculators have them.
@Suite struct ExpressionTests {
  private func value(_ format: String, with object: Any? = nil) -> Double? {
    let value = NSExpression(format: format).expressionValue(with: object, context: nil)
    return (value as? NSNumber)?.doubleValue
  }

  @Test(arguments: [
    ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("2 ** 3 ** 2", 512), ("-2 ** 2", -4), ("10 - 4 - 3", 3),
    ("5 / 2", 2), ("5.0 / 2", 2.5), ("7 / 2 * 2.0", 6), ("1e3 + .5", 1000.5), ("2--3", 5),
    ("sqrt(16) + abs(-1)", 5), ("sum({1, 2, 3})", 6), ("max(4, 9, 2)", 9), ("average({1, 2})", 1.5),
    ("2 ** -1", 0.5), ("9223372036854775807 + 1", 9_223_372_036_854_775_808),
  ])
  func arithmetic(format: String, expected: Double) { #expect(value(format) == expected) }

  @Test func nothingIsDividedByZero() { #expect(value("1 / 0") == .infinity) }

  @Test func keysAreLookedUp() {
    #expect(value("price * count", with: ["price": 2.5, "count": 4]) == 10)
    #expect(value("sum(prices)", with: ["prices": [1, 2.5]]) == 3.5)
    #expect(value("price + 1", with: ["price": "two"]) == nil)
  }

  @Test func numbersAreArguments() {
    let sum = NSExpression(format: "%@ + %d", 1.5, 2).expressionValue(with: nil, context: nil)
    #expect(sum as? Double == 3.5)
    #expect(NSExpression(forConstantValue: "tea").constantValue as? String == "tea")
  }
}
