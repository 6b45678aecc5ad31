import Crypto
import HTTPTypes
import NIOCore

/// The client's script and sheet, under addresses that change with their content, so that browsers
/// keep them for good.
struct Assets: Sendable {
  struct Asset: Sendable {
    let address: String
    let type: String
    let bytes: [UInt8]

    init(_ name: String, _ suffix: String, type: String, _ bytes: [UInt8]) {
      let digest = SHA256.hash(data: bytes).prefix(6).map { byte in
        let text = String(byte, radix: 16)
        return text.count == 1 ? "0" + text : text
      }
      address = "/_apus/\(name)-\(digest.joined()).\(suffix)"
      self.type = type
      self.bytes = bytes
    }
  }

  let script = Asset(
    "client", "js", type: "text/javascript; charset=utf-8", PackageResources.client_js)
  let sheet = Asset("style", "css", type: "text/css; charset=utf-8", PackageResources.style_css)

  static let shared = Assets()

  /// The asset at a path, or nil if it is none. One of another version is not found rather than
  /// mistaken for this one.
  func response(to path: String) -> PageResponse? {
    for asset in [script, sheet] where asset.address == path {
      return PageResponse(
        headers: [
          .contentType: asset.type, .cacheControl: "public, max-age=31536000, immutable",
        ], body: ByteBuffer(bytes: asset.bytes))
    }
    return nil
  }
}
