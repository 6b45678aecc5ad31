import HTTPTypes
import NIOCore

extension PageResponse {
  /// Compresses text that is long enough, if the browser accepts it.
  ///
  /// A page holds secrets beside texts from its address and from others. What they have in common makes it
  /// shorter, so somebody who sees lengths and chooses texts could guess (BREACH). So a page's length is
  /// a random one, and each answer has a new token.
  /// - Parameter pages: The site's own way for its pages.
  mutating func compress(for headers: HTTPFields, pages: (any PageCompressor)? = nil) {
    guard status == .ok, body.readableBytes >= Gzip.shortest,
      self.headers[.contentEncoding] == nil,
      self.headers[.contentType]?.hasPrefix("text/") == true
    else { return }
    self.headers[.vary] = "Accept-Encoding"
    let isPage = self.headers[.contentType]?.hasPrefix("text/html") == true
    let padding = isPage ? Int.random(in: 0...Gzip.longestPadding) : 0
    guard ContentCoding.gzip.isAccepted(headers[.acceptEncoding]) else { return }
    let own = isPage ? pages : nil
    guard
      let packed = own?.compress(body, for: headers, padding: padding)
        ?? body.withUnsafeReadableBytes({ Gzip.compress($0, padding: padding) })
    else { return }
    self.headers[.contentEncoding] = ContentCoding.gzip.rawValue
    body = ByteBuffer(bytes: packed)
  }
}
