import HTTPTypes
import Hummingbird

extension ServerCore {
  /// The header fields that proxies add to a request.
  private static let proxyHeaders = Set(
    [
      "Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-IP",
    ].compactMap { HTTPField.Name($0) })

  /// The pages that the server keeps for itself.
  func ownPage(
    _ path: String, peer: ClientAddress, address: ClientAddress, headers: HTTPFields
  ) async -> PageResponse? {
    switch path {
    case "/healthz": return .text("ok\n")
    case Readiness.path:
      guard !isDraining else { return .readiness(["draining"]) }
      let site = site
      let limit = configuration.limits.readiness
      return .readiness(await firstWithin(limit) { await site.unreadiness() } ?? ["app"])
    case "/metrics":
      // A proxy on the same machine has a loopback address, and its visitors have others: what it does
      // not say, or may not say since nobody declared it, is no address of this machine.
      let isTold = address != peer || !headers.contains { Self.proxyHeaders.contains($0.name) }
      guard isTold, configuration.metricsFrom.contains(where: { $0.contains(address) }) else {
        return .refusal(.notFound)
      }
      var page = PageResponse.text(await site.metrics(with: metrics.registry.text()))
      page.headers[.contentType] = "text/plain; version=0.0.4; charset=utf-8"
      return page
    case _ where Self.isSocketPath(path): return .refusal(.upgradeRequired)
    default: return nil
    }
  }
}
