import HTTPTypes

extension PageResponse {
  /// A status as text that closes the connection: bytes after a refused request are not trusted.
  package static func refusal(_ status: HTTPResponse.Status) -> PageResponse {
    var response = PageResponse.text("\(status.code) \(status.reasonPhrase)\n", status: status)
    response.headers[.connection] = "close"
    if status == .upgradeRequired {
      response.headers[.upgrade] = "websocket"
      response.headers[.secWebSocketVersion] = "13"
    }
    if status.code == 503 { response.headers[.retryAfter] = "5" }
    return response
  }
}
