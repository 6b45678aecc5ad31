import Foundation

/// Data of an app as a page of HTML.
enum SentPage {
  /// Nil for a type that no page shows.
  static func html(of data: Data, _ type: String, encoding: String) -> String? {
    switch type {
    case "text/html", "application/xhtml+xml": return String(data: data, encoding: code(encoding))
    case "image/png", "image/jpeg", "image/gif", "image/webp", "image/avif":
      return "<body style=\"margin:0\"><img alt src=\"data:\(type);base64,"
        + data.base64EncodedString() + "\">"
    case "application/json": return text(data, code(encoding))
    case let type where type.hasPrefix("text/"): return text(data, code(encoding))
    default: return nil
    }
  }

  private static func text(_ data: Data, _ encoding: String.Encoding) -> String? {
    String(data: data, encoding: encoding).map { text in
      let escaped = text.replacingOccurrences(of: "&", with: "&amp;")
        .replacingOccurrences(of: "<", with: "&lt;")
      return "<pre style=\"white-space:pre-wrap\">\n\(escaped)</pre>"
    }
  }

  private static func code(_ name: String) -> String.Encoding {
    switch name.lowercased() {
    case "utf-16": .utf16
    case "iso-8859-1", "latin1": .isoLatin1
    default: .utf8
    }
  }
}
