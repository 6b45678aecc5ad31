import HTTPTypes

/// The content of the server: what a host makes of views.
///
/// The server owns connections, limits, headers, signatures and origins; a site owns paths,
/// pages and sessions. Every call arrives on the main actor, and the calls of one connection
/// arrive in the order in which the browser sent them.
package protocol Site: AnyObject, Sendable {
  /// Answers a GET or HEAD of any path that the server does not keep for itself
  /// (`/healthz`, `/readyz`, `/metrics`, `/_apus/socket/…`, `/_apus/upload/…`), or the POST of a
  /// plain form.
  @MainActor func respond(to request: PageRequest) -> PageResponse

  /// As ``respond(to:)``, but waits for what a page loads, as long as it may.
  @MainActor func respondWhenLoaded(to request: PageRequest) async -> PageResponse

  /// The handler of a program's request, or nil where the path has no handler.
  @MainActor func endpoint(for request: PageRequest) -> (@Sendable () async -> PageResponse)?
  /// The paths of all endpoints.
  @MainActor var endpointPaths: [String] { get }

  /// Says whether a browser may open a socket, before the upgrade is answered. The origin has been
  /// judged already.
  /// - Returns: `nil` to accept, otherwise the status of the refusal, such as
  ///   `.serviceUnavailable`.
  @MainActor func refusal(of request: SocketRequest) -> HTTPResponse.Status?

  /// Takes over a socket that was just opened.
  /// - Parameter socket: Stays valid after it closed; what is sent then is dropped.
  /// - Returns: What receives the socket's messages, or `nil` to close it with code 1008.
  @MainActor func connect(
    _ request: SocketRequest, socket: any SocketConnection
  ) -> (any SocketReceiver)?

  /// Takes a file that a browser uploaded under a token signed for
  /// ``TokenPurpose/upload``. The file is deleted at the latest 60 s after this returns, so move or
  /// copy what is to be kept.
  @MainActor func upload(_ file: UploadedFile) async -> PageResponse

  /// The server is about to end. Called once, before the sockets are told to go away (close code
  /// 1001), so what is sent here still arrives.
  @MainActor func drain() async
  /// Tells pages whose connections other processes have to come back (close code 1001).
  @MainActor func sendAway() async

  /// Ends what works for the site. Called last, when no connection is left.
  @MainActor func end() async

  /// Gets ready for the first visitor, in a process that was made ahead of them.
  @MainActor func warmUp()

  /// The parts that visitors need and that do not work, a word each.
  @MainActor func unreadiness() async -> [String]

  /// What `/metrics` shows, in the format of Prometheus.
  /// - Parameter own: What this process counts.
  @MainActor func metrics(with own: String) async -> String

  /// How many pages are kept for a browser that may come back to them.
  @MainActor var sessionCount: Int { get }

  /// The compressor of the site, or nil for the usual one. Called on any thread.
  nonisolated var pageCompressor: (any PageCompressor)? { get }
}

extension Site {
  @MainActor package func respondWhenLoaded(to request: PageRequest) async -> PageResponse {
    respond(to: request)
  }
  @MainActor package func refusal(of request: SocketRequest) -> HTTPResponse.Status? { nil }
  @MainActor package func endpoint(
    for request: PageRequest
  ) -> (@Sendable () async -> PageResponse)? { nil }
  @MainActor package var endpointPaths: [String] { [] }
  @MainActor package func warmUp() {}
  @MainActor package func sendAway() async {}
  @MainActor package func end() async {}
  @MainActor package func unreadiness() async -> [String] { [] }
  @MainActor package func metrics(with own: String) async -> String { own }
  @MainActor package var sessionCount: Int { 0 }
  package var pageCompressor: (any PageCompressor)? { nil }
  @MainActor package func upload(_ file: UploadedFile) async -> PageResponse {
    .text("Not found", status: .notFound)
  }
}
