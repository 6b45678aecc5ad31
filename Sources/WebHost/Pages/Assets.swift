import Crypto
import HTTPTypes
import NIOCore

/// The client's scripts and sheet, under addresses that change with their content, so that browsers
/// keep them for good.
struct Assets: Sendable {
  struct Asset: Sendable {
    let address: String
    let type: String
    let bytes: [UInt8]
    /// Compressed when the process begins, not for each visitor.
    let packed: [UInt8]?

    init(_ name: String, _ suffix: String, type: String, _ bytes: [UInt8]) {
      let digest = SHA256.hash(data: bytes).prefix(6).map { byte in
        let text = String(byte, radix: 16)
        return text.count == 1 ? "0" + text : text
      }
      address = "/_apus/\(name)-\(digest.joined()).\(suffix)"
      self.type = type
      self.bytes = bytes
      packed = bytes.withUnsafeBytes { Gzip.compress($0, level: Gzip.best) }
    }

    func response(_ headers: HTTPFields) -> PageResponse {
      var response = PageResponse(
        headers: [
          .contentType: type, .cacheControl: "public, max-age=31536000, immutable",
          .vary: "Accept-Encoding",
        ])
      if let packed, Gzip.isAccepted(headers[.acceptEncoding]) {
        response.headers[.contentEncoding] = "gzip"
        response.body = ByteBuffer(bytes: packed)
      } else {
        response.body = ByteBuffer(bytes: bytes)
      }
      return response
    }
  }

  let script: Asset
  /// What comes once the page is live.
  let more: Asset?
  let sheet = Asset("style", "css", type: "text/css; charset=utf-8", StyleSheet.source)

  static let shared = Assets()

  init() {
    let client = ClientScript.served()
    let type = "text/javascript; charset=utf-8"
    let script = Asset("client", "js", type: type, client.first)
    self.script = script
    more = client.second(after: script.address).map { Asset("more", "js", type: type, $0) }
  }

  /// The asset at a path, or nil if it is none. One of another version is not found rather than
  /// mistaken for this one.
  func response(to path: String, headers: HTTPFields = [:]) -> PageResponse? {
    for case let asset? in [script, more, sheet] where asset.address == path {
      return asset.response(headers)
    }
    return nil
  }
}
