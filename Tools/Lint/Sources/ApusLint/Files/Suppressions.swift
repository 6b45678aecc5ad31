import SwiftSyntax

/// The comments in a file that tell rules to be quiet.
///
/// `// apus-lint:disable:next shared-state, process-values: why it may stay` is about the next line of
/// code; if a declaration with attributes begins there, about all lines up to its first word after
/// them. `all` names every rule.
struct Suppressions: Sendable {
  static let marker = "apus-lint:"
  static let ruleName = "lint-comment"

  private struct Suppression {
    let names: Set<String>
    let lines: ClosedRange<Int>
  }

  private var suppressions: [Suppression] = []
  /// Comments that mean to suppress something, but do not say so in a way that is understood.
  private(set) var mistakes: [Finding] = []

  init(in syntax: SourceFileSyntax, path: String, converter: SourceLocationConverter) {
    for token in syntax.tokens(viewMode: .sourceAccurate) {
      var position = token.position
      for piece in token.leadingTrivia {
        defer { position += piece.sourceLength }
        guard case .lineComment(let text) = piece, let request = Self.request(in: text) else {
          continue
        }
        let place = Place(converter.location(for: position), path: path)
        guard let names = names(requestedBy: request, at: place) else { continue }
        suppressions.append(
          Suppression(names: names, lines: Self.lines(after: token, converter: converter)))
      }
      position = token.endPositionBeforeTrailingTrivia
      for piece in token.trailingTrivia {
        defer { position += piece.sourceLength }
        guard case .lineComment(let text) = piece, Self.request(in: text) != nil else { continue }
        mistakes.append(
          Self.mistake(
            "a comment behind code suppresses nothing",
            at: Place(converter.location(for: position), path: path)))
      }
    }
  }

  func covers(_ finding: Finding) -> Bool {
    suppressions.contains { suppression in
      suppression.lines.contains(finding.place.line)
        && (suppression.names.contains(finding.rule) || suppression.names.contains("all"))
    }
  }

  /// What follows the marker; nil if the comment is about something else.
  private static func request(in comment: String) -> Substring? {
    let words = comment.drop { $0 == "/" || $0 == " " }
    return words.hasPrefix(marker) ? words.dropFirst(marker.count) : nil
  }

  private mutating func names(requestedBy request: Substring, at place: Place) -> Set<String>? {
    let command = "disable:next"
    guard request.hasPrefix(command) else {
      mistakes.append(Self.mistake("only 'disable:next' is understood", at: place))
      return nil
    }
    let list = request.dropFirst(command.count).prefix { $0 != ":" }
    let names = list.split { $0 == "," || $0.isWhitespace }.map(String.init)
    if names.isEmpty {
      mistakes.append(Self.mistake("no rule is named", at: place))
    }
    for name in names where name != "all" && Rules.named(name) == nil {
      mistakes.append(Self.mistake("there is no rule '\(name)'", at: place))
    }
    return Set(names)
  }

  private static func mistake(_ message: String, at place: Place) -> Finding {
    Finding(
      rule: ruleName, place: place, message: message,
      mend: "Write '// \(marker)disable:next RULE, RULE: the reason' on a line before the code.")
  }

  private static func lines(
    after token: TokenSyntax, converter: SourceLocationConverter
  ) -> ClosedRange<Int> {
    func line(_ token: TokenSyntax) -> Int {
      converter.location(for: token.positionAfterSkippingLeadingTrivia).line
    }
    let first = line(token)
    var last = first
    var node = token.parent
    while let current = node, current.firstToken(viewMode: .sourceAccurate) == token {
      if let attributed = current.asProtocol((any WithAttributesSyntax).self),
        let next = attributed.attributes.lastToken(viewMode: .sourceAccurate)?
          .nextToken(viewMode: .sourceAccurate)
      {
        last = max(last, line(next))
      }
      node = current.parent
    }
    return first...last
  }
}
