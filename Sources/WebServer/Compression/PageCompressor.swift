import HTTPTypes
import NIOCore

/// A site's own way to compress its pages.
package protocol PageCompressor: Sendable {
  /// A page for whoever takes gzip.
  /// - Parameter padding: How many bytes longer the stream is than it need be: ``Gzip``.
  /// - Returns: Nil if the page is to be compressed as it is.
  func compress(_ page: ByteBuffer, for headers: HTTPFields, padding: Int) -> [UInt8]?
}
