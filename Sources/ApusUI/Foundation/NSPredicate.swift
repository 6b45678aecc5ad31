/// Predicates from a format, as far as screens use them: to match a text with a regular expression.
///
/// ```swift
/// NSPredicate(format: "SELF MATCHES %@", "[0-9]{15}").evaluate(with: number)
/// ```
/// Any other format traps. Foundation on Linux has the class, and these initializers as unavailable
/// ones: what is available wins.
extension NSPredicate {
  public convenience init(format predicateFormat: String, _ args: Any...) {
    let matcher = TextMatcher(predicateFormat, args)
    self.init(block: { object, _ in matcher.matches(object) })
  }

  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let matcher = TextMatcher(predicateFormat, arguments ?? [])
    self.init(block: { object, _ in matcher.matches(object) })
  }
}

/// What a predicate of a format does.
private struct TextMatcher: Sendable {
  private let expression: NSRegularExpression

  init(_ format: String, _ arguments: [Any]) {
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
      expression = try NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: options)
    } catch {
      fatalError("NSPredicate cannot parse the regular expression \"\(pattern)\".")
    }
  }

  /// Whether the whole of a text matches.
  func matches(_ object: Any?) -> Bool {
    guard let text = object as? String else { return false }
    let whole = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: whole) != nil
  }
}
