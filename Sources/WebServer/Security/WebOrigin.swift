/// The origin of a page: scheme, host and port.
///
///     WebOrigin("https://example.org") == WebOrigin("https://EXAMPLE.org:443")
package struct WebOrigin: Hashable, Sendable {
  package let scheme: String
  package let host: String
  package let port: UInt16

  /// Reads the form in which browsers write the `Origin` header. `null`, a path, a query, user
  /// information, a trailing dot or anything else that is not `scheme://host[:port]` gives `nil`.
  package init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    let scheme: String
    if bytes.starts(with: "https://".utf8) {
      scheme = "https"
    } else if bytes.starts(with: "http://".utf8) {
      scheme = "http"
    } else {
      return nil
    }
    guard
      let authority = Authority(
        bytes[(scheme.utf8.count + 3)...], defaultPort: scheme == "https" ? 443 : 80)
    else { return nil }
    self.scheme = scheme
    host = authority.host
    port = authority.port
  }

  /// The origin that a request's `Host` header names.
  package init?(scheme: String, hostHeader: some StringProtocol) {
    guard
      let authority = Authority(
        Array(hostHeader.utf8)[...], defaultPort: scheme == "https" ? 443 : 80)
    else { return nil }
    self.scheme = scheme
    host = authority.host
    port = authority.port
  }
}

/// `host[:port]`, in lower case; IPv6 in its shortest form in brackets.
private struct Authority {
  let host: String
  let port: UInt16

  init?(_ bytes: ArraySlice<UInt8>, defaultPort: UInt16) {
    var rest = bytes
    if rest.first == UInt8(ascii: "[") {
      guard let end = rest.firstIndex(of: UInt8(ascii: "]")),
        let address = ClientAddress(
          String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self)),
        rest[(rest.startIndex + 1)..<end].contains(UInt8(ascii: ":"))
      else { return nil }
      host = "[\(address)]"
      rest = rest[(end + 1)...]
    } else {
      let end = rest.firstIndex(of: UInt8(ascii: ":")) ?? rest.endIndex
      let name = rest[rest.startIndex..<end]
      guard !name.isEmpty, name.count <= 253, name.last != UInt8(ascii: "."),
        name.allSatisfy(Self.isHostCharacter)
      else { return nil }
      host = String(decoding: name, as: UTF8.self).lowercased()
      rest = rest[end...]
    }
    guard let colon = rest.first else {
      port = defaultPort
      return
    }
    let digits = rest.dropFirst()
    guard colon == UInt8(ascii: ":"), (1...5).contains(digits.count),
      digits.allSatisfy({ (48...57).contains($0) }),
      let port = UInt16(String(decoding: digits, as: UTF8.self)), port > 0
    else { return nil }
    self.port = port
  }

  private static func isHostCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

/// Decides which pages may open a socket.
package struct OriginPolicy: Sendable {
  let allowed: Set<WebOrigin>
  let allowsMissing: Bool

  package init(allowed: some Sequence<String> = [], allowsMissing: Bool = false) {
    self.allowed = Set(allowed.compactMap { WebOrigin($0) })
    self.allowsMissing = allowsMissing
  }

  /// - Parameters:
  ///   - origins: Every `Origin` header of the request.
  ///   - host: The `Host` header, or what a trusted proxy says it was.
  ///   - isSecure: Whether the browser spoke HTTPS.
  package func accepts(origins: [String], host: String?, isSecure: Bool) -> Bool {
    guard let text = origins.first else { return allowsMissing }
    guard origins.count == 1, let origin = WebOrigin(text) else { return false }
    if allowed.contains(origin) { return true }
    guard let host else { return false }
    return origin == WebOrigin(scheme: isSecure ? "https" : "http", hostHeader: host)
  }
}
