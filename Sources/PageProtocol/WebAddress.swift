/// Decides which addresses a page may link to or load pictures from.
package enum WebAddress {
  /// An address for a link: `http`, `https`, `mailto`, `tel`, `sms`, or a path of this site.
  package static func link(_ text: String) -> String? {
    guard isClean(text) else { return nil }
    if isPath(text) || text.hasPrefix("#") { return text }
    let scheme = text.prefix { $0 != ":" }.lowercased()
    switch scheme {
    case "http", "https":
      return text.dropFirst(scheme.count).hasPrefix("://") ? text : nil
    case "mailto", "tel", "sms":
      return text.count > scheme.count ? text : nil
    default: return nil
    }
  }

  /// An address for a picture: a path of this site, the bytes of a picture, or, by HTTPS, one of
  /// another site. Which sites these are, the content security policy says.
  package static func picture(_ text: String) -> String? {
    guard text.utf8.count < 16_000_000, isClean(text) else { return nil }
    if isPath(text) || text.lowercased().hasPrefix("https://") { return text }
    for type in ["png", "jpeg", "gif", "webp", "avif", "svg+xml"]
    where text.hasPrefix("data:image/\(type);base64,") { return text }
    return nil
  }

  /// An address for a film or a sound: a path of this site, or, by HTTPS, one of another site. Which sites these
  /// are, the content security policy says.
  package static func media(_ text: String) -> String? {
    guard text.utf8.count < 8192, isClean(text) else { return nil }
    return isPath(text) || text.lowercased().hasPrefix("https://") ? text : nil
  }

  /// `/path`, not `//host`, which browsers take for another site.
  package static func isPath(_ text: String) -> Bool {
    text.hasPrefix("/") && !text.hasPrefix("//")
  }

  /// Browsers drop tabs and newlines in addresses and take a backslash for a slash, so what has
  /// them is not what it seems.
  private static func isClean(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0 > 32 && $0 != 127 && $0 != UInt8(ascii: "\\") }
  }
}
