/// Apple's predicates, as far as screens use them: to match a text with a regular expression.
///
/// ```swift
/// NSPredicate(format: "SELF MATCHES %@", "[0-9]{15}").evaluate(with: number)
/// ```
/// Any other format traps.
public final class NSPredicate: @unchecked Sendable {
  private enum Test {
    case matches(NSRegularExpression)
    case block((Any?, [String: Any]?) -> Bool)
    case value(Bool)
  }

  private let test: Test

  public let predicateFormat: String

  public init(format predicateFormat: String, _ args: Any...) {
    self.predicateFormat = predicateFormat
    test = Self.test(predicateFormat, args)
  }

  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.predicateFormat = predicateFormat
    test = Self.test(predicateFormat, arguments ?? [])
  }

  public init(block: @escaping (Any?, [String: Any]?) -> Bool) {
    predicateFormat = "BLOCKPREDICATE"
    test = .block(block)
  }

  public init(value: Bool) {
    predicateFormat = value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    test = .value(value)
  }

  private static func test(_ format: String, _ arguments: [Any]) -> Test {
    let words = format.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    guard words.count == 3, words[0].uppercased() == "SELF", words[2] == "%@",
      arguments.count == 1, let pattern = arguments[0] as? String
    else {
      fatalError(
        "NSPredicate(format: \"\(format)\") is not supported: only \"SELF MATCHES %@\" is. "
          + "Use a regular expression or a closure.")
    }
    var options: NSRegularExpression.Options = []
    switch words[1].uppercased() {
    case "MATCHES": break
    case "MATCHES[C]": options = .caseInsensitive
    default:
      fatalError(
        "NSPredicate's operator \(words[1]) is not supported: only MATCHES and MATCHES[c] are.")
    }
    do {
      // Anchored: a pattern could else match a part that is shorter than the whole.
      return .matches(
        try NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: options))
    } catch {
      fatalError("NSPredicate cannot parse the regular expression \"\(pattern)\".")
    }
  }

  /// Whether the whole of a text matches.
  public func evaluate(with object: Any?) -> Bool {
    evaluate(with: object, substitutionVariables: nil)
  }

  public func evaluate(
    with object: Any?, substitutionVariables bindings: [String: Any]?
  ) -> Bool {
    switch test {
    case .value(let value): return value
    case .block(let block): return block(object, bindings)
    case .matches(let expression):
      guard let text = object as? String else { return false }
      let whole = NSRange(text.startIndex..., in: text)
      return expression.firstMatch(in: text, range: whole) != nil
    }
  }
}
