import Foundation
import NIOCore
import NIOPosix
import ViewGraph
import WebServer

/// HTML of the app, which stands in frames. A browser shows only those that a screen wrote: the address is
/// the path of the file, sealed.
enum FramedPage {
  private static let prefix = "/_apus/frame/"

  @MainActor
  static func address(of url: URL, _ signer: TokenSigner) -> String? {
    guard url.isFileURL else { return nil }
    let path = Array(url.standardizedFileURL.path.utf8)
    guard let token = try? signer.seal(path, for: .frame, lifetime: .seconds(86400)) else {
      return nil
    }
    return prefix + token
  }

  /// The page at an address; nil for other paths.
  @MainActor
  static func answer(
    to path: String, _ signer: TokenSigner, pictureHosts: [String] = []
  ) -> (@Sendable () async -> PageResponse)? {
    guard path.hasPrefix(prefix) else { return nil }
    guard let payload = try? signer.unseal(path.dropFirst(prefix.count), for: .frame) else {
      return { .text("Not found", status: .notFound) }
    }
    let place = String(decoding: payload, as: UTF8.self)
    return { await response(place, pictureHosts) }
  }

  @concurrent
  private static func response(_ path: String, _ pictureHosts: [String]) async -> PageResponse {
    guard
      let data = (try? await NIOThreadPool.singleton.runIfActive({ ServedFiles.contents(path) }))
        ?? nil
    else { return .text("Not found", status: .notFound) }
    var response = PageResponse(
      headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"],
      body: ByteBuffer(bytes: data))
    response.isFramed = true
    response.pictureHosts = pictureHosts
    return response
  }
}
