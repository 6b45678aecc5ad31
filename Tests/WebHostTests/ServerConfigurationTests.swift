import Metrics
import Testing

@testable import VisitorRooms
@testable import WebHost
@testable import WebServer

@Suite struct ServerConfigurationTests {
  @Test func readsTheEnvironment() throws {
    let configuration = try ServerConfiguration(environment: [
      "HOST": "0.0.0.0", "PORT": "9000", "DATA": "/var/lib/apus",
      "APUS_ORIGINS": "https://a.example, https://b.example:8443",
      "APUS_TRUSTED_PROXIES": "10.0.0.0/8,::1", "APUS_METRICS_FROM": "10.1.0.0/16",
      "LOG_LEVEL": "DEBUG",
    ])
    #expect(configuration.host == "0.0.0.0")
    #expect(configuration.port == 9000)
    #expect(configuration.data.path == "/var/lib/apus")
    #expect(configuration.allowedOrigins == ["https://a.example", "https://b.example:8443"])
    #expect(configuration.trustedProxies.count == 2)
    #expect(configuration.metricsFrom == [AddressRange("10.1.0.0/16")])
    #expect(configuration.logLevel == .debug)
    let untold = try ServerConfiguration(environment: [:])
    #expect(untold.port == 8080)
    #expect(untold.metricsFrom == [AddressRange("127.0.0.0/8"), AddressRange("::1")])
  }

  @Test(arguments: [
    ("PORT", "x"), ("PORT", "65536"), ("PORT", "-1"), ("APUS_ORIGINS", "example.org"),
    ("APUS_TRUSTED_PROXIES", "everyone"), ("APUS_METRICS_FROM", "me"), ("LOG_LEVEL", "loud"),
    ("APUS_EVENT_RATE", "0"),
    ("APUS_CONNECTIONS_PER_ADDRESS", "none"),
  ])
  func refusesWhatItCannotUse(_ name: String, _ value: String) {
    let error = #expect(throws: ConfigurationError.self) {
      try ServerConfiguration(environment: [name: value])
    }
    #expect(error?.description.hasPrefix("\(name)=\(value) is not ") == true)
  }

  @Test func readsHowTheServerIsSupervised() throws {
    let environment = ["APUS_WORKER": "0", "APUS_HANDED_OVER": "1", "PORT": "9000"]
    let configuration = try HostConfiguration(environment: environment)
    #expect(!configuration.isSupervised)
    #expect(configuration.server.isHandedOver && configuration.server.port == 9000)
    let untold = try HostConfiguration(environment: [:])
    #expect(untold.isSupervised && !untold.server.isHandedOver)
  }

  @Test func aPortInUseIsReportedInOneLine() async throws {
    try await TestServer.run { (server) async throws in
      let error = await #expect(throws: ListenError.self) {
        try await TestServer.run({ $0.port = server.port }) { _ in }
      }
      #expect(
        error?.description == "cannot listen on 127.0.0.1:\(server.port): Address already in use")
    }
  }

  @Test func metricsAreWrittenForPrometheus() {
    let registry = MetricsRegistry(seriesLimit: 3)
    Counter(label: "a.b", dimensions: [("path", "x\"y\\z\n")], factory: registry).increment(by: 2)
    Gauge(label: "level", factory: registry).record(1.5)
    Metrics.Timer(label: "wait", factory: registry).recordNanoseconds(500_000_000)
    Recorder(label: "size", factory: registry).record(7)
    #expect(
      registry.text() == """
        # TYPE a_b counter
        a_b{path="x\\"y\\\\z\\n"} 2
        # TYPE level gauge
        level 1.5
        # TYPE size summary
        size_count 1
        size_sum 7.0
        # TYPE wait_seconds summary
        wait_seconds_count 1
        wait_seconds_sum 0.5

        """)
    for index in 0..<100 {
      Counter(label: "many", dimensions: [("n", "\(index)")], factory: registry).increment()
    }
    #expect(registry.text().split(separator: "\n").count { $0.hasPrefix("many") } == 3)
    #expect(registry.text().contains("many{overflow=\"1\"} 98"))
  }

  @Test func aSecondDeathInARowCostsMoreTime() {
    var policy = RestartPolicy()
    let delays = (0..<10).map { _ in policy.delay(afterAge: .seconds(1)) }
    #expect(delays.first == .zero)
    #expect(delays[1] == .milliseconds(100))
    #expect(delays[2] == .milliseconds(200))
    #expect(delays.last == .seconds(10))
    #expect(policy.delay(afterAge: .seconds(31)) == .zero)
  }

  @Test func quarantineListsAreCarriedOver() {
    #expect(Quarantine.decode(Quarantine.encode([1, .max, 0xF00D])) == [1, 0xF00D, .max])
    #expect(Quarantine.decode("") == [])
    var causes = CauseCounter()
    causes.died(running: 0)
    causes.died(running: 0)
    causes.died(running: 7)
    #expect(causes.quarantined == [])
    causes.died(running: 7)
    #expect(causes.quarantined == [7])
  }
}
