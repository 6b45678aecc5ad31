import Foundation
import HTTPTypes
import Logging
import NIOCore
import ViewGraph
import WebServer

extension WebSite {
  package var endpointPaths: [String] { app.endpoints.map(\.path) }

  package func endpoint(
    for request: PageRequest
  ) -> (@Sendable () async -> PageResponse)? {
    if let file = fileAnswer(to: request) { return file }
    if request.path == Readiness.path, request.method != .post {
      return { await self.readinessAnswer() }
    }
    guard
      let endpoint = app.endpoints.first(where: {
        $0.path == request.path && $0.takesPost == (request.method == .post)
      })
    else { return nil }
    let logger = context.logger
    let asked = HostedEndpoint.Request(
      query: Self.values(ofQuery: request.query ?? ""), contentType: request.headers[.contentType],
      body: Data(request.body.readableBytesView))
    return {
      do {
        let response = try await endpoint.respond(asked)
        var headers: HTTPFields = [.cacheControl: "no-store"]
        if !response.contentType.isEmpty { headers[.contentType] = response.contentType }
        return PageResponse(
          status: .init(code: response.status), headers: headers,
          body: ByteBuffer(bytes: response.body))
      } catch is DecodingError {
        return .problem(.badRequest, "The request cannot be read.")
      } catch is HostedEndpoint.UnsupportedMediaType {
        return .problem(.unsupportedMediaType, "The body must be application/json.")
      } catch {
        let id = String(UInt32.random(in: .min ... .max), radix: 36)
        logger.error(
          "an endpoint failed",
          metadata: [
            "path": "\(endpoint.path)", "id": "\(id)",
            "error": "\(LogText.escaped("\(error)", limit: 2000))",
          ])
        return .text("Something went wrong (\(id)).", status: .internalServerError)
      }
    }
  }

  /// The first value of each name, decoded as forms write them.
  static func values(ofQuery query: String) -> [String: String] {
    var values: [String: String] = [:]
    for pair in query.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      func decoded(_ text: Substring) -> String? {
        text.replacing("+", with: " ").removingPercentEncoding
      }
      guard let name = decoded(parts[0]), let value = parts.count == 2 ? decoded(parts[1]) : ""
      else { continue }
      if values[name] == nil { values[name] = value }
    }
    return values
  }
}

extension PageResponse {
  /// Why a program gets nothing else, in the form of RFC 9457.
  ///
  /// - Parameter detail: Plain words without quotation marks or line ends.
  fileprivate static func problem(
    _ status: HTTPResponse.Status, _ detail: String
  ) -> PageResponse {
    PageResponse(
      status: status,
      headers: [.contentType: "application/problem+json", .cacheControl: "no-store"],
      body: ByteBuffer(
        string: """
          {"detail":"\(detail)","status":\(status.code),"title":"\(status.reasonPhrase)",\
          "type":"about:blank"}
          """))
  }
}
