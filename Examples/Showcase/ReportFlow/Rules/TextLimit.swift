/// A text that may have only so many characters (as a reader counts them).
enum TextLimit {
  static let description = 500

  /// The beginning of the text that fits.
  static func cut(_ text: String, to maximum: Int) -> String {
    String(text.prefix(maximum))
  }
}
