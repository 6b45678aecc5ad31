import HTTPTypes
import NIOCore
import WebServer

/// Pages and files that the front sends without a room.
package protocol FrontPages: Sendable {
  /// The cookie in which a page leaves facts about its window for the first paint of the next page.
  var hintsCookie: String { get }

  /// Variables that tell a room which files the front serves.
  var variables: [String: String] { get }

  /// The compressor of pages that rooms have made.
  var compressor: (any PageCompressor)? { get }

  /// The file at a path, or nil where the path has no file.
  func file(at path: String, headers: HTTPFields) -> PageResponse?

  /// The page that is shown when a screen cannot be.
  func broken(_ request: PageRequest) -> ByteBuffer

  /// The page that is shown when there is no room for another visitor.
  func full(_ request: PageRequest) -> ByteBuffer

  /// The page that is shown when the process of a preview ended.
  /// - Parameter words: The last words of the process.
  func crashed(_ request: PageRequest, saying words: String) -> ByteBuffer
}
