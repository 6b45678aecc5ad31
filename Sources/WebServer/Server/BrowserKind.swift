import HTTPTypes

/// The kind of machine that a browser runs on.
package enum BrowserKind {
  /// Whether a browser says that it runs on a computer, not on a phone: by its client hint (User-Agent
  /// Client Hints, 3.4), or else by the system that it names, as RFC 9110, 10.1.5, has it. Browsers that
  /// say nothing count as phones.
  package static func isOnComputer(_ headers: HTTPFields) -> Bool {
    if let hint = headers[.mobileHint] { return hint == "?0" }
    let agent = headers[.userAgent] ?? ""
    if ["Mobi", "Android"].contains(where: { agent.contains($0) }) { return false }
    return ["(Windows NT ", "(Macintosh;", "(X11;"].contains { agent.contains($0) }
  }
}

extension HTTPField.Name {
  /// The client hint by which a browser says whether it runs on a phone.
  package static let mobileHint = HTTPField.Name("Sec-CH-UA-Mobile")!
}
