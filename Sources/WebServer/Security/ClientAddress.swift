import NIOCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An IP address: the key of limits and the text in logs.
package struct ClientAddress: Hashable, Sendable, CustomStringConvertible {
  /// The address in network order; an IPv4 address is mapped into `::ffff:0:0/96`.
  let high: UInt64
  let low: UInt64

  /// - Parameters:
  ///   - high: The first eight bytes in network order.
  ///   - low: The others.
  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  package static let loopback = ClientAddress(high: 0, low: 0x0000_ffff_7f00_0001)

  /// Reads `192.0.2.1` or `2001:db8::1`, without brackets, port or zone.
  package init?(_ text: String) {
    var four = in_addr()
    if inet_pton(AF_INET, text, &four) == 1 {
      self.init(ipv4: UInt32(bigEndian: four.s_addr))
      return
    }
    var six = in6_addr()
    guard inet_pton(AF_INET6, text, &six) == 1 else { return nil }
    self.init(ipv6: six)
  }

  package init?(_ address: SocketAddress) {
    switch address {
    case .v4(let four): self.init(ipv4: UInt32(bigEndian: four.address.sin_addr.s_addr))
    case .v6(let six): self.init(ipv6: six.address.sin6_addr)
    case .unixDomainSocket: return nil
    }
  }

  private init(ipv4: UInt32) {
    self.init(high: 0, low: 0x0000_ffff_0000_0000 | UInt64(ipv4))
  }

  private init(ipv6: in6_addr) {
    let (high, low) = withUnsafeBytes(of: ipv6) { bytes in
      (
        UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
        UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
      )
    }
    self.init(high: high, low: low)
  }

  var isIPv4: Bool { high == 0 && low >> 32 == 0xffff }

  package var isLoopback: Bool {
    isIPv4 ? UInt32(truncatingIfNeeded: low) >> 24 == 127 : high == 0 && low == 1
  }

  /// What limits count under: the address, or its /64 network for IPv6, where a visitor owns a whole
  /// network.
  package var limitKey: ClientAddress {
    isIPv4 ? self : ClientAddress(high: high, low: 0)
  }

  /// Whether it is this machine's or of a network that is not the Internet's (RFC 1918, 6598, 3927, 4193,
  /// 4291).
  var isPrivate: Bool { isLoopback || Self.privateRanges.contains { $0.contains(self) } }

  private static let privateRanges = [
    "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10", "169.254.0.0/16", "fc00::/7",
    "fe80::/10",
  ].compactMap { AddressRange($0) }

  /// Tells what limits count under apart from others, for apps: they need not know who it was.
  package func networkName(_ signer: TokenSigner) -> String {
    signer.digest(Array("network \(limitKey)".utf8))
  }

  /// The network that it belongs to, for logs: they need not know who it was.
  var network: String {
    isIPv4
      ? "\(ClientAddress(high: high, low: low & ~0xff))/24"
      : "\(ClientAddress(high: high & ~0xffff, low: 0))/48"
  }

  package var description: String {
    if isIPv4 {
      let value = UInt32(truncatingIfNeeded: low)
      return "\(value >> 24).\(value >> 16 & 255).\(value >> 8 & 255).\(value & 255)"
    }
    var six = in6_addr()
    withUnsafeMutableBytes(of: &six) { bytes in
      bytes.storeBytes(of: high.bigEndian, as: UInt64.self)
      bytes.storeBytes(of: low.bigEndian, toByteOffset: 8, as: UInt64.self)
    }
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    guard inet_ntop(AF_INET6, &six, &text, socklen_t(INET6_ADDRSTRLEN)) != nil else { return "::" }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

/// A range of addresses, such as `10.0.0.0/8` or `fd00::/8`.
package struct AddressRange: Hashable, Sendable {
  let base: ClientAddress
  /// Bits of the (mapped) address that must agree: 0–128.
  let prefix: Int

  /// Reads an address, alone or with a prefix length.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let base = ClientAddress(String(parts[0])) else { return nil }
    let width = base.isIPv4 ? 32 : 128
    var length = width
    if parts.count == 2 {
      guard parts[1].utf8.allSatisfy({ (48...57).contains($0) }), let given = Int(parts[1]),
        given <= width
      else { return nil }
      length = given
    }
    self.base = base
    prefix = length + 128 - width
  }

  /// `127.0.0.0/8` and `::1`: the machine itself.
  static let loopback4 = AddressRange("127.0.0.0/8")!
  static let loopback6 = AddressRange("::1")!

  package func contains(_ address: ClientAddress) -> Bool {
    let highMask: UInt64 = prefix >= 64 ? .max : prefix == 0 ? 0 : .max << UInt64(64 - prefix)
    let lowMask: UInt64 =
      prefix == 128 ? .max : prefix <= 64 ? 0 : .max << UInt64(128 - prefix)
    return (address.high ^ base.high) & highMask == 0 && (address.low ^ base.low) & lowMask == 0
  }
}
