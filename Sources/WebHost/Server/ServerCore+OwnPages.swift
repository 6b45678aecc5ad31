import HTTPTypes
import Hummingbird

extension ServerCore {
  /// The pages that the server keeps for itself.
  func ownPage(
    _ path: String, peer: ClientAddress, headers: HTTPFields
  ) async -> PageResponse? {
    switch path {
    case "/healthz": return .text("ok\n")
    case WebSite.readinessPath:
      guard !isDraining else { return .readiness(["draining"]) }
      let site = site
      let limit = configuration.limits.readiness
      return .readiness(await firstWithin(limit) { await site.unreadiness() } ?? ["app"])
    case "/metrics":
      // Behind a proxy all requests come from the loopback address; a proxy adds a forwarding
      // header.
      guard peer.isLoopback, headers[.forwardedFor] == nil else { return .refusal(.notFound) }
      var page = PageResponse.text(await site.metrics(with: metrics.registry.text()))
      page.headers[.contentType] = "text/plain; version=0.0.4; charset=utf-8"
      return page
    case _ where Self.isSocketPath(path): return .refusal(.upgradeRequired)
    default: return nil
    }
  }
}
