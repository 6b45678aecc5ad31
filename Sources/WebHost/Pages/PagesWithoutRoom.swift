import HTTPTypes
import NIOCore
import VisitorRooms
import ViewGraph
import WebServer

/// The pages of words and the client's files, as the front sends them.
struct PagesWithoutRoom: FrontPages {
  private let assets = Assets.shared

  var hintsCookie: String { PageDocument.hintsCookie }

  var variables: [String: String] { [Assets.variable: assets.addresses] }

  /// The compressor puts the first script into pages.
  var compressor: (any PageCompressor)? { assets.inlineScript }

  func file(at path: String, headers: HTTPFields) -> PageResponse? {
    assets.response(to: path, headers: headers)
  }

  func broken(_ request: PageRequest) -> ByteBuffer {
    PageDocument.broken(.words(for: request), assets: assets)
  }

  func full(_ request: PageRequest) -> ByteBuffer {
    PageDocument.full(.words(for: request), assets: assets)
  }

  func crashed(_ request: PageRequest, saying words: String) -> ByteBuffer {
    PageDocument.crashed(
      .words(for: request), saying: words, assets: assets,
      site: PageDocument.Site(nonce: request.nonce))
  }
}
