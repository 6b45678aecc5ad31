import Logging

/// Tells the operator of a reverse proxy that nobody declared.
///
/// Without the declaration its `X-Forwarded-*` headers are not believed, so all of its visitors count as
/// one address: a limit for one of them becomes a limit for the site.
struct ProxyNotice: Sendable {
  private let said = SaidOnce()
  let logger: Logger

  /// A request came that somebody says to pass on.
  /// - Parameter peer: The other end of the connection, which is not trusted.
  func passedOn(by peer: ClientAddress) {
    guard peer.isPrivate, said.isNew("passed on \(peer)") else { return }
    logger.warning(
      """
      a proxy passes requests on that is not declared, so all of its visitors count as one address, and \
      their pages as insecure ones; if it is yours, set APUS_TRUSTED_PROXIES=\(peer)
      """)
  }

  /// A connection was refused, for there are many of this address.
  func refused(_ peer: ClientAddress) {
    guard peer.isPrivate, said.isNew("refused \(peer)") else { return }
    logger.warning(
      """
      connections of a private address are refused, for it has too many; if it is a proxy of yours, set \
      APUS_TRUSTED_PROXIES=\(peer), otherwise see APUS_CONNECTIONS_PER_ADDRESS
      """)
  }
}
