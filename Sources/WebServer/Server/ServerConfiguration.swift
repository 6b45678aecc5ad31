import Foundation
import Logging

/// How the server is reached and what it keeps.
package struct ServerConfiguration: Sendable {
  /// The name or address that is listened on.
  package var host = "127.0.0.1"
  /// 0 takes a free port.
  package var port = 8080
  /// Where the key, uploads and the application's data lie; created if it is missing.
  package var data = URL(fileURLWithPath: "data", isDirectory: true)
  /// Names under which the server is asked besides its addresses, `localhost` and the machine's name, such
  /// as `example.org` or `*.example.org`; `*` for any.
  package var allowedHosts: [String] = []
  /// Origins, such as `https://example.org`, whose pages may open sockets besides the pages of the
  /// address under which the server was asked.
  package var allowedOrigins: [String] = []
  /// Accepts sockets without an `Origin` header, which browsers always send.
  package var allowsMissingOrigin = false
  /// Proxies whose `X-Forwarded-For`, `-Proto` and `-Host` are believed.
  package var trustedProxies: [AddressRange] = []
  /// The networks whose requests for `/metrics` are answered.
  package var metricsFrom = [AddressRange.loopback4, .loopback6]
  /// Whether another server on the same data is still at work when this one starts.
  package var isHandedOver = false
  /// Whether its pages may be shown in frames of its own pages.
  package var framesItself = false
  /// The file in which a tool says why the next build does not succeed.
  package var buildMessage: URL?
  /// What it accepts.
  package var limits = ServerLimits()
  package var logLevel: Logger.Level = .info
  package var logFormat = LogFormat.text

  package init() {}
}

extension ServerConfiguration {
  /// Reads `HOST`, `PORT`, `DATA`, `APUS_HOSTS`, `APUS_ORIGINS`, `APUS_TRUSTED_PROXIES` and
  /// `APUS_METRICS_FROM` (separated by commas), `APUS_MISSING_ORIGIN=1`, `APUS_EVENT_RATE`,
  /// `APUS_EVENT_BURST`, `APUS_REQUEST_RATE`, `APUS_REQUEST_BURST`, `APUS_CONNECTIONS_PER_ADDRESS`,
  /// `APUS_LOADING` (milliseconds), `APUS_BUILD_MESSAGE` (the file with what a build says), `LOG_LEVEL` and
  /// `LOG_FORMAT` (``LogFormat``).
  package init(environment: [String: String]) throws(ConfigurationError) {
    self.init()
    let variables = EnvironmentVariables(environment)
    if let host = variables["HOST"] { self.host = host }
    if let text = variables["PORT"] {
      guard let port = UInt16(text) else { throw variables.invalid("PORT", "a port (0–65535)") }
      self.port = Int(port)
    }
    if let path = variables["DATA"] { data = URL(fileURLWithPath: path, isDirectory: true) }
    buildMessage = variables["APUS_BUILD_MESSAGE"].map { URL(fileURLWithPath: $0) }
    try readNames(variables)
    try limits.read(variables)
    if let level = try variables.choice("LOG_LEVEL", of: Logger.Level.self) { logLevel = level }
    if let format = try variables.choice("LOG_FORMAT", of: LogFormat.self) { logFormat = format }
  }

  /// Reads by which names and from which networks the server is asked.
  private mutating func readNames(_ variables: EnvironmentVariables) throws(ConfigurationError) {
    allowedHosts = variables.list("APUS_HOSTS")
    guard allowedHosts.allSatisfy(HostPolicy.isName) else {
      throw variables.invalid("APUS_HOSTS", "a list of names such as example.org, without ports")
    }
    allowedOrigins = variables.list("APUS_ORIGINS")
    for origin in allowedOrigins where WebOrigin(origin) == nil {
      throw variables.invalid("APUS_ORIGINS", "a list of origins such as https://example.org")
    }
    func ranges(_ name: String) throws(ConfigurationError) -> [AddressRange] {
      let ranges = variables.list(name).map { AddressRange($0) }
      guard !ranges.contains(nil) else {
        throw variables.invalid(name, "a list of address ranges such as 10.0.0.0/8")
      }
      return ranges.compactMap { $0 }
    }
    trustedProxies = try ranges("APUS_TRUSTED_PROXIES")
    let networks = try ranges("APUS_METRICS_FROM")
    if !networks.isEmpty { metricsFrom = networks }
    allowsMissingOrigin = variables["APUS_MISSING_ORIGIN"] == "1"
  }
}

extension ServerLimits {
  /// Reads what the environment says of rates and times.
  fileprivate mutating func read(_ variables: EnvironmentVariables) throws(ConfigurationError) {
    let smallest = Double.leastNormalMagnitude
    if let rate = try variables.number("APUS_EVENT_RATE", atLeast: smallest, "a rate") {
      eventRate = rate
    }
    if let burst = try variables.number("APUS_EVENT_BURST", atLeast: 1, "a number of events") {
      eventBurst = burst
    }
    if let rate = try variables.number("APUS_REQUEST_RATE", atLeast: smallest, "a rate") {
      requestRate = rate
    }
    if let burst = try variables.number("APUS_REQUEST_BURST", atLeast: 1, "a number of requests") {
      requestBurst = burst
    }
    addressRequestRate = max(addressRequestRate, requestRate)
    addressRequestBurst = max(addressRequestBurst, requestBurst)
    addressEventRate = max(addressEventRate, eventRate)
    addressEventBurst = max(addressEventBurst, eventBurst)
    if let text = variables.values["APUS_CONNECTIONS_PER_ADDRESS"] {
      guard let count = Int(text), count > 0 else {
        throw variables.invalid("APUS_CONNECTIONS_PER_ADDRESS", "a number of connections")
      }
      connectionsPerAddress = count
    }
    if let text = variables.values["APUS_LOADING"] {
      guard let time = Int(text), (0...10_000).contains(time) else {
        throw variables.invalid("APUS_LOADING", "a number of milliseconds (0–10000)")
      }
      loading = .milliseconds(time)
    }
  }
}
