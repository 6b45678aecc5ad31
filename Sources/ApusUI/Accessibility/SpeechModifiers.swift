// How a screen reader speaks. A browser gives it no such words.

/// The kind of a text, for a screen reader.
public struct AccessibilityTextContentType: Sendable {
  nonisolated init() {}
  /// A text.
  public static let plain = AccessibilityTextContentType()
  /// Lines of commands and their answers.
  public static let console = AccessibilityTextContentType()
  /// Paths of files.
  public static let fileSystem = AccessibilityTextContentType()
  /// Messages.
  public static let messaging = AccessibilityTextContentType()
  /// A story.
  public static let narrative = AccessibilityTextContentType()
  /// A program.
  public static let sourceCode = AccessibilityTextContentType()
  /// A table of numbers.
  public static let spreadsheet = AccessibilityTextContentType()
  /// A document that is written.
  public static let wordProcessing = AccessibilityTextContentType()
}

extension View {
  /// > Note: Has no meaning on a page: a browser gives screen readers no kind of a text.
  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("accessibilityTextContentType(_:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: a browser does not tell screen readers how to speak.
  nonisolated public func speechAdjustedPitch(
    _ value: Double, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("speechAdjustedPitch(_:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: a browser does not tell screen readers how to speak.
  nonisolated public func speechAlwaysIncludesPunctuation(
    _ value: Bool = true, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    if value { noMeaning("speechAlwaysIncludesPunctuation(_:)", _file, _line) }
    return self
  }

  /// > Note: Has no meaning on a page: a browser does not tell screen readers how to speak.
  nonisolated public func speechAnnouncementsQueued(
    _ value: Bool = true, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    if value { noMeaning("speechAnnouncementsQueued(_:)", _file, _line) }
    return self
  }

  /// > Note: Has no meaning on a page: a browser does not tell screen readers how to speak.
  nonisolated public func speechSpellsOutCharacters(
    _ value: Bool = true, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    if value { noMeaning("speechSpellsOutCharacters(_:)", _file, _line) }
    return self
  }
}
