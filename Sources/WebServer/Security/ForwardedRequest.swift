import Hummingbird

/// The client of a request, from the connection and the headers of trusted proxies.
struct ForwardedRequest: Sendable {
  var address: ClientAddress
  var isSecure: Bool
  /// The host that the browser asked for.
  var host: String?

  /// - Parameters:
  ///   - peer: The other end of the connection.
  ///   - forwardedFor: The values of `X-Forwarded-For`, in order.
  init(
    peer: ClientAddress, host: String?, forwardedFor: [String], forwardedProto: [String],
    forwardedHost: [String], trusted: [AddressRange]
  ) {
    func isTrusted(_ address: ClientAddress) -> Bool { trusted.contains { $0.contains(address) } }
    address = peer
    isSecure = false
    self.host = host
    guard isTrusted(peer) else { return }
    // Each proxy appends the address of its client. From the right, the first address that is not a
    // trusted proxy is the client; anything further left may be forged.
    for text in Self.elements(forwardedFor).reversed() {
      guard let next = ClientAddress(Self.bare(text)) else { break }
      address = next
      if !isTrusted(next) { break }
    }
    isSecure = Self.elements(forwardedProto).last?.lowercased() == "https"
    if let last = Self.elements(forwardedHost).last { self.host = last }
  }

  private static func elements(_ values: [String]) -> [String] {
    values.flatMap { $0.split(separator: ",") }.map { element in
      String(element.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" })
    }.filter { !$0.isEmpty }
  }

  /// Without brackets and port, which some proxies write.
  private static func bare(_ text: String) -> String {
    if text.first == "[" { return String(text.dropFirst().prefix { $0 != "]" }) }
    let colons = text.count { $0 == ":" }
    return colons == 1 ? String(text.prefix { $0 != ":" }) : text
  }
}
