import ViewGraph

/// The meanings that Markdown gives to a stretch of text.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// `*Emphasis*`.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// `**Strong emphasis**`.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// `` `Code` ``.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// `~~Struck text~~`.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)

  /// As a page draws them.
  var styles: [TextStyle] {
    Self.drawn.filter { contains($0.intent) }.map { .attribute($0.attribute) }
  }

  fileprivate init(_ styles: [TextStyle]) {
    self.init(Self.drawn.filter { styles.contains(.attribute($0.attribute)) }.map(\.intent))
  }

  private static let drawn: [(intent: InlinePresentationIntent, attribute: StoredAttribute)] = [
    (.emphasized, StoredAttribute(.isItalic, true)),
    (.stronglyEmphasized, StoredAttribute(.fontWeight, Font.Weight.bold.value)),
    (.code, StoredAttribute(.fontDesign, Font.Design.monospaced.element)),
    (.strikethrough, StoredAttribute(.isStruck, true)),
  ]
}

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// How much of Markdown is read.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Blocks, too: their marks are left out, and one follows the other on the same line.
      case full
      /// Inline marks; spaces and line ends in a row are one space.
      case inlineOnly
      /// Inline marks; spaces and line ends stay.
      case inlineOnlyPreservingWhitespace
    }

    /// Rules for text that is not understood.
    public enum FailurePolicy: Hashable, Sendable {
      /// The parser fails. Apus's never does, because every text is Markdown.
      case throwError
      /// What was understood is returned.
      case returnPartiallyParsedIfPossible
    }

    /// Whether attributes of an app's own are read. They are not.
    public var allowsExtendedAttributes: Bool
    /// How much of Markdown is read.
    public var interpretedSyntax: InterpretedSyntax
    /// Rules for text that is not understood.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    /// Options; by default blocks are read.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// The text of Markdown with its emphasis, code, struck text and links.
  ///
  /// - Parameters:
  ///   - markdown: The text with marks.
  ///   - options: How much of Markdown is read.
  ///   - baseURL: The base address of relative links.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init()
    for run in Markdown.runs(MarkdownBlocks.text(of: markdown, options.interpretedSyntax)) {
      var part = AttributedString(run.text)
      let intent = InlinePresentationIntent(run.styles)
      if !intent.isEmpty { part.inlinePresentationIntent = intent }
      if let address = run.address { part.link = URL(string: address, relativeTo: baseURL) }
      append(part)
    }
  }
}

/// Takes the marks of blocks out of Markdown.
private enum MarkdownBlocks {
  static func text(
    of markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax
  ) -> String {
    switch syntax {
    case .inlineOnlyPreservingWhitespace: return markdown
    case .inlineOnly: return markdown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    case .full: break
    }
    var blocks: [String] = []
    var isOpen = false
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.drop(while: \.isWhitespace)
      if line.isEmpty {
        isOpen = false
        continue
      }
      let (words, isMarked) = withoutMark(line)
      if isMarked || !isOpen || blocks.isEmpty {
        blocks.append(words)
      } else {
        blocks[blocks.count - 1] += " " + words
      }
      // A heading has one line.
      isOpen = line.first != "#" || !isMarked
    }
    return blocks.joined()
  }

  /// A line without the mark of a heading, a list's item or a quotation.
  private static func withoutMark(_ line: Substring) -> (String, isMarked: Bool) {
    let marks = [/#{1,6}\s+/, /[-*+]\s+/, /[0-9]{1,9}[.)]\s+/, />\s?/]
    for mark in marks {
      if let found = line.prefixMatch(of: mark) {
        return (String(line[found.range.upperBound...]), true)
      }
    }
    return (String(line), false)
  }
}
