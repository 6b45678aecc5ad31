/// Limits of requests, connections and uploads. The documentation lists the default values.
package struct ServerLimits: Sendable {
  /// The time for a request's head: from the start of the connection, or from its first byte after
  /// the previous answer.
  package var headerDeadline: Duration = .seconds(10)
  /// All header fields of a request together, in bytes; the request line counts, too.
  package var headerBytes = 16 * 1024
  package var headerCount = 64
  /// How long an idle connection stays open for another request.
  package var keepAlive: Duration = .seconds(60)
  /// The body of a plain form, in bytes.
  package var formBody = 64 * 1024
  /// An uploaded file, in bytes.
  package var uploadBody = 8 * 1024 * 1024
  /// Uploads that are under way or not yet deleted, from one address.
  package var uploadsPerAddress = 8
  /// The slowest body that is waited for, in bytes per second, after ``bodyGrace``.
  package var bodyRate = 240
  package var bodyGrace: Duration = .seconds(5)
  /// How long an uploaded file stays after the site was told of it, unless it takes the file away.
  package var uploadRetention: Duration = .seconds(60)
  /// Requests per second that a connection may make in the long run, and at once. A page counts as five.
  package var requestRate = 100.0
  package var requestBurst = 500.0
  /// The same for all connections of an address together.
  package var addressRequestRate = 200.0
  package var addressRequestBurst = 2000.0
  package var connectionsPerAddress = 100
  package var connections = 20_000
  /// The time from the upgrade to the socket's first message.
  package var joinDeadline: Duration = .seconds(10)
  /// How long a page waits for what its screen loads when it appears.
  package var loading: Duration = .milliseconds(200)
  /// How long a site may take to say whether it is ready.
  package var readiness: Duration = .seconds(3)
  /// Messages per second that a socket may send in the long run, and at once.
  package var eventRate = 50.0
  package var eventBurst = 200.0
  /// The same for all sockets of an address together.
  package var addressEventRate = 500.0
  package var addressEventBurst = 2000.0
  /// A socket that stays over the rate for this long is closed (1008).
  package var floodPatience: Duration = .seconds(5)
  /// The most bytes that may be pending for a socket that does not read; more closes it (1008).
  package var pendingBytes = 8 * 1024 * 1024
  /// The time from the termination signal to the end of the process.
  package var drain: Duration = .seconds(30)

  package init() {}
}
