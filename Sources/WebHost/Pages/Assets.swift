import Foundation
import HTTPTypes
import NIOCore
import PageClient
import Synchronization
import WebServer

/// The client's scripts and sheet, under addresses that change with their content, so that browsers
/// keep them for good.
struct Assets: Sendable {
  struct Asset: Sendable {
    let address: String
    let type: String
    let bytes: [UInt8]
    /// Compressed when the process begins, not for each visitor.
    let packed: [UInt8]?
    private let smaller: SmallerLater

    init(_ name: String, _ suffix: String, type: String, _ bytes: [UInt8]) {
      address = Self.address(of: bytes, name, suffix)
      self.type = type
      self.bytes = bytes
      packed = bytes.withUnsafeBytes { Gzip.compress($0, level: Gzip.best) }
      smaller = SmallerLater(bytes)
    }

    static func address(of bytes: [UInt8], _ name: String, _ suffix: String) -> String {
      "/_apus/\(name)-\(HexDigest.of(bytes, count: 6)).\(suffix)"
    }

    /// One that another process serves.
    init(address: String, type: String) {
      self.address = address
      self.type = type
      bytes = []
      packed = nil
      smaller = SmallerLater([])
    }

    func response(_ headers: HTTPFields) -> PageResponse {
      var response = PageResponse(
        headers: [
          .contentType: type, .cacheControl: "public, max-age=31536000, immutable",
          .vary: "Accept-Encoding",
        ])
      let accepted = headers[.acceptEncoding]
      if ContentCoding.brotli.isAccepted(accepted), let packed = smaller.bytes {
        response.send(packed, as: .brotli)
      } else if let packed, ContentCoding.gzip.isAccepted(accepted) {
        response.send(packed, as: .gzip)
      } else {
        response.body = ByteBuffer(bytes: bytes)
      }
      return response
    }
  }

  /// The same by Brotli. That takes so long that it is done beside all else, once somebody asks for it; until
  /// it is there, they get what there is.
  private final class SmallerLater: Sendable {
    private enum State {
      case unasked, underWay
      case done([UInt8]?)
    }

    private let original: [UInt8]
    private let state = Mutex(State.unasked)

    init(_ original: [UInt8]) { self.original = original }

    var bytes: [UInt8]? {
      let isFirst = state.withLock { state in
        guard case .unasked = state else { return false }
        state = .underWay
        return true
      }
      if isFirst {
        DispatchQueue.global(qos: .utility).async { [self] in
          let packed = Brotli.compress(original)
          state.withLock { $0 = .done(packed) }
        }
      }
      return state.withLock { if case .done(let packed) = $0 { packed } else { nil } }
    }
  }

  let script: Asset
  /// The first script within a page.
  let inlineScript: InlineScript?
  /// What a page needs that has what pages seldom have.
  let seldom: Asset?
  /// What comes once the page is live.
  let more: Asset?
  /// For pages without a script. The script has it within.
  let sheet: Asset

  static let shared =
    ProcessInfo.processInfo.environment[variable].flatMap(Assets.init(named:)) ?? Assets()

  /// Where a process that leaves serving them to another is told their addresses.
  static let variable = "APUS_ASSETS"
  private static let names = ["client", "seldom", "more"]
  private static let scriptType = "text/javascript; charset=utf-8"
  private static let sheetType = "text/css; charset=utf-8"

  init() {
    let scripts = zip(Self.names, Self.modules()).map { name, module in
      Asset(name, "js", type: Self.scriptType, module)
    }
    script = scripts[0]
    inlineScript = InlineScript(scripts[0])
    seldom = scripts.count > 1 ? scripts[1] : nil
    more = scripts.count > 2 ? scripts[2] : nil
    sheet = Asset("style", "css", type: Self.sheetType, StyleSheet.source)
  }

  /// The scripts. To make them short takes a debug build most of the time that it needs to start.
  private static func modules() -> [[UInt8]] {
    ScriptCache.modules {
      ClientScript.served().modules(with: StyleSheet.source) { place, module in
        Asset.address(of: module, Self.names[place], "js")
      }
    }
  }

  /// Only their addresses, for a process that serves none: joining and compressing them takes longer
  /// than all else that it begins with.
  private init?(named addresses: String) {
    let names = addresses.split(separator: " ").map(String.init)
    guard names.count >= 2 else { return nil }
    sheet = Asset(address: names[0], type: Self.sheetType)
    script = Asset(address: names[1], type: Self.scriptType)
    inlineScript = nil
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

extension PageResponse {
  fileprivate mutating func send(_ packed: [UInt8], as coding: ContentCoding) {
    headers[.contentEncoding] = coding.rawValue
    body = ByteBuffer(bytes: packed)
  }
}
