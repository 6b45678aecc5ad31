import Foundation
import Synchronization

/// Decides which names the server answers to.
///
/// A page of another site can have its own name lead to this server's address (DNS rebinding); to the
/// browser it is then that site which answers, and its scripts read everything. So a name that is not the
/// server's own is refused. An address is no name: it leads to this machine for everybody.
struct HostPolicy: Sendable {
  /// Names in lower case; `*.example.org` stands for all below it, `*` for all.
  private let names: Set<String>

  /// - Parameters:
  ///   - names: Names that are the server's own, without ports.
  ///   - configuration: Whose host and origins are the server's own, too.
  init(_ configuration: ServerConfiguration) {
    var names = Set(configuration.allowedHosts.map { $0.lowercased() })
    names.insert(configuration.host.lowercased())
    names.formUnion(configuration.allowedOrigins.compactMap { WebOrigin($0)?.host })
    let machine = ProcessInfo.processInfo.hostName.lowercased()
    names.formUnion([machine, machine + ".local"])
    self.names = names
  }

  /// - Parameter header: The `Host` header, or what a trusted proxy says it was.
  func accepts(_ header: String) -> Bool {
    guard let host = WebOrigin(scheme: "http", hostHeader: header)?.host else { return false }
    if host == "localhost" || host.hasSuffix(".localhost") { return true }
    if host.first == "[" || ClientAddress(host) != nil { return true }
    if names.contains("*") || names.contains(host) { return true }
    return names.contains { $0.hasPrefix("*.") && host.hasSuffix($0.dropFirst()) }
  }

  /// Whether a text can stand in the list of names.
  static func isName(_ text: String) -> Bool {
    if text == "*" { return true }
    let name = text.hasPrefix("*.") ? String(text.dropFirst(2)) : text
    guard let host = WebOrigin(scheme: "http", hostHeader: name)?.host else { return false }
    return host == name.lowercased()
  }
}

/// Says a thing once, and not more than a few of a kind, since others choose what they are.
final class SaidOnce: Sendable {
  private let said = Mutex<Set<String>>([])
  private let limit: Int

  /// - Parameter limit: The most that are said.
  init(limit: Int = 8) { self.limit = limit }

  /// Whether it is to be said now.
  func isNew(_ text: String) -> Bool {
    said.withLock { $0.count < limit && $0.insert(text).inserted }
  }
}
