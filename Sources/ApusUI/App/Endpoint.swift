import ViewGraph

/// An address at which an app answers requests of programs, beside its windows: such as a check for
/// another app's form, or the target of a form that validates by the same rules.
///
/// An addition of Apus: an app on iOS has no server.
///
/// ```swift
/// var body: some Scene {
///   WindowGroup { RootView() }
///   Endpoint(.get, "/api/names") { request in
///     try .json(["isTaken": await names.contains(request.query["name"] ?? "")])
///   }
/// }
/// ```
public struct Endpoint: Scene {
  public typealias Body = Never

  /// The method of a request.
  public enum Method: Sendable { case get, post }

  /// A request.
  public struct Request: Sendable {
    /// The decoded values of the query; the first one if a name occurs twice.
    public var query: [String: String]
    /// The content type, such as `application/json`; nil if the request has none.
    public var contentType: String?
    /// At most 64 KiB; empty for ``Method/get``.
    public var body: Data

    /// A request, for tests of what answers it.
    public init(
      query: [String: String] = [:], contentType: String? = nil, body: Data = Data()
    ) {
      self.query = query
      self.contentType = contentType
      self.body = body
    }

    /// The body, read as JSON.
    /// - Throws: `DecodingError`; unless it is caught, the answer is 400. Another error if the
    ///   content type is not JSON; then the answer is 415.
    public func json<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
      guard isJSON else { throw HostedEndpoint.UnsupportedMediaType() }
      return try JSONDecoder().decode(type, from: body)
    }

    private var isJSON: Bool {
      guard let contentType else { return true }
      let kind = contentType.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
      return kind == "application/json" || kind.hasPrefix("application/") && kind.hasSuffix("+json")
    }
  }

  /// A response.
  public struct Response: Sendable {
    /// A status of HTTP, 200 … 599.
    public var status: Int
    /// What the body is, such as `text/plain`.
    public var contentType: String
    /// What is sent.
    public var body: Data

    /// An answer with a body.
    public init(status: Int = 200, contentType: String, body: Data) {
      self.status = status
      self.contentType = contentType
      self.body = body
    }

    /// Success without a body: status 204.
    public static let noContent = Response(status: 204, contentType: "", body: Data())

    /// A value as JSON.
    ///
    /// - Parameter contentType: `application/problem+json` for the problems of RFC 9457.
    /// - Throws: `EncodingError`.
    public static func json(
      _ value: some Encodable, status: Int = 200, contentType: String = "application/json"
    ) throws -> Response {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return Response(
        status: status, contentType: contentType, body: try encoder.encode(value))
    }
  }

  private let hosted: HostedEndpoint

  /// Answers at an address.
  ///
  /// - Parameters:
  ///   - method: The method. A POST from a page of another site is refused.
  ///   - path: The path, beginning with `/` and without a query; not one of `/_apus`.
  ///   - respond: The answer. What it throws is logged under an id, and answered with 500; a
  ///     `DecodingError` with 400, as a problem of RFC 9457.
  nonisolated public init(
    _ method: Method = .get, _ path: String,
    respond: @escaping @Sendable (Request) async throws -> Response
  ) {
    precondition(
      path.hasPrefix("/") && !path.hasPrefix("/_apus") && !path.contains("?"),
      "\(path.debugDescription) is not the path of an endpoint.")
    hosted = HostedEndpoint(takesPost: method == .post, path: path) { request in
      let response = try await respond(
        Request(query: request.query, contentType: request.contentType, body: request.body))
      return HostedEndpoint.Response(
        status: response.status, contentType: response.contentType, body: response.body)
    }
  }

  public static func _collect(_ scene: Self, into windows: inout _SceneWindows) {
    windows.endpoints.append(scene.hosted)
  }
}
