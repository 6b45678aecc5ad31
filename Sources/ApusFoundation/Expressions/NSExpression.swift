import Foundation

/// A value that is computed: numbers, the four operations, powers, a few functions, and keys of an object.
///
/// ```swift
/// NSExpression(format: "2 * (3 + 4)").expressionValue(with: nil, context: nil)  // 14
/// ```
///
/// Foundation on Linux has the class without its initializers. As on a phone, two whole numbers are divided without a
/// rest: `5 / 2` is 2, and `5.0 / 2` is 2.5. A format that is not understood traps.
open class NSExpression: NSObject {
  private let tree: ExpressionTree

  /// An expression with a format of numbers, keys, `%@`, `%K` and `%d`, operators, brackets and functions.
  public convenience init(format expressionFormat: String, _ args: Any...) {
    self.init(format: expressionFormat, argumentArray: args)
  }

  /// The same with a list of arguments.
  public init(format expressionFormat: String, argumentArray arguments: [Any]) {
    do {
      tree = try ExpressionParser.parse(expressionFormat, arguments)
    } catch {
      let reason = (error as? ExpressionParser.Mistake)?.message ?? "\(error)"
      fatalError("The format “\(expressionFormat)” of an expression is not understood: \(reason).")
    }
  }

  /// A constant.
  public init(forConstantValue obj: Any?) { tree = .constant(obj) }

  /// The value at a key path of an object.
  public init(forKeyPath keyPath: String) { tree = .key(keyPath) }

  /// The object itself.
  public class func expressionForEvaluatedObject() -> NSExpression { NSExpression(forKeyPath: "") }

  /// The constant's value. An expression of another kind has none, and traps.
  open var constantValue: Any? {
    guard case .constant(let value) = tree else { fatalError("The expression is no constant.") }
    return value
  }

  /// The key path. An expression of another kind has none, and traps.
  open var keyPath: String {
    guard case .key(let path) = tree else { fatalError("The expression is no key path.") }
    return path
  }

  /// Computes the value.
  ///
  /// - Parameters:
  ///   - object: Where keys are looked up: an entry of a dictionary or a stored property.
  ///   - context: Not used, because a format has no variables here.
  /// - Returns: A number is an `NSNumber`. Nil if an operand is not a number.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    tree.value(with: object)
  }
}
