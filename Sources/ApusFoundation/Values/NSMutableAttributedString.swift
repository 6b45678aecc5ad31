extension NSMutableAttributedString {
  /// A text without letters.
  public convenience init() { self.init(string: "") }
}
