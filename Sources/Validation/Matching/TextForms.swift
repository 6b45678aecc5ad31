/// The forms of texts as plain functions: for parsers, and for the hand-written code that the
/// benchmark compares rules with.
package enum TextForms {
  /// Whether the text is an email address.
  package static func isEmail(_ text: String) -> Bool { text.withBytes { Validation.isEmail($0) } }

  /// Whether the text is an absolute address on the web.
  package static func isURL(_ text: String) -> Bool {
    text.withBytes { Validation.isURL($0, schemes: webSchemes) }
  }

  /// Whether the text is a phone number of 7 to 15 digits.
  package static func isPhone(_ text: String) -> Bool {
    text.withBytes { Validation.isPhone($0, digits: 7...15, separators: phoneSeparators) }
  }

  private static let webSchemes = [Array("https".utf8), Array("http".utf8)]
  private static let phoneSeparators = Array(" -().".utf8)
}
