import Crypto
import Foundation
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

    /// One that another process serves.
    init(address: String, type: String) {
      self.address = address
      self.type = type
      bytes = []
      packed = nil
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
  /// What a page needs that has what pages seldom have.
  let seldom: Asset?
  /// What comes once the page is live.
  let more: Asset?
  let sheet: Asset

  static let shared =
    ProcessInfo.processInfo.environment[variable].flatMap(Assets.init(named:)) ?? Assets()

  /// Where a process that leaves serving them to another is told their addresses.
  static let variable = "APUS_ASSETS"
  private static let scriptType = "text/javascript; charset=utf-8"
  private static let sheetType = "text/css; charset=utf-8"

  init() {
    var scripts: [Asset] = []
    func add(_ place: Int, _ module: [UInt8]) -> String {
      scripts.append(
        Asset(["client", "seldom", "more"][place], "js", type: Self.scriptType, module))
      return scripts[place].address
    }
    let modules = ClientScript.served().modules(add)
    if scripts.isEmpty { _ = add(0, modules[0]) }
    script = scripts[0]
    seldom = scripts.count > 1 ? scripts[1] : nil
    more = scripts.count > 2 ? scripts[2] : nil
    sheet = Asset("style", "css", type: Self.sheetType, StyleSheet.source)
  }

  /// Only their addresses, for a process that serves none: joining and compressing them takes longer
  /// than all else that it begins with.
  private init?(named addresses: String) {
    let names = addresses.split(separator: " ").map(String.init)
    guard names.count >= 2 else { return nil }
    sheet = Asset(address: names[0], type: Self.sheetType)
    script = Asset(address: names[1], type: Self.scriptType)
    seldom = names.count > 2 ? Asset(address: names[2], type: Self.scriptType) : nil
    more = names.count > 3 ? Asset(address: names[3], type: Self.scriptType) : nil
  }

  var addresses: String {
    [sheet, script, seldom, more].compactMap { $0?.address }.joined(separator: " ")
  }

  /// The asset at a path, or nil if it is none. One of another version is not found rather than
  /// mistaken for this one.
  func response(to path: String, headers: HTTPFields = [:]) -> PageResponse? {
    for case let asset? in [script, seldom, more, sheet]
    where asset.address == path && !asset.bytes.isEmpty {
      return asset.response(headers)
    }
    return nil
  }
}
