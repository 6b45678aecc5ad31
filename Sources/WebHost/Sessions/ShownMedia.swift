import Foundation
import HTTPTypes
import NIOCore
import NIOPosix
import ViewGraph
import WebServer

/// Films and sounds on the server's disk. Browsers ask for parts of them, so that a person can go to any place.
enum ShownMedia {
  /// Bytes of the largest part that is sent at once; a browser asks for the next one itself.
  static let part = 1 << 20

  /// Nil: the file is no film or sound.
  @concurrent
  static func response(_ path: String, _ range: String?) async -> PageResponse? {
    try? await NIOThreadPool.singleton.runIfActive { read(path, range) }
  }

  static func read(_ path: String, _ range: String?) -> PageResponse? {
    guard let file = MediaFile(path: path) else { return nil }
    var headers: HTTPFields = [
      .contentType: file.format.rawValue, .cacheControl: "private, max-age=3600",
      .acceptRanges: "bytes",
    ]
    let wanted: Range<Int>
    if let range {
      guard let part = bounds(range, of: file.size) else {
        headers[.contentRange] = "bytes */\(file.size)"
        return PageResponse(status: .rangeNotSatisfiable, headers: headers)
      }
      wanted = part
      headers[.contentRange] = "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(file.size)"
    } else {
      // All of a long film would fill the server's memory.
      guard file.size <= ServedFiles.limit else {
        return .text("Range required", status: .rangeNotSatisfiable)
      }
      wanted = 0..<file.size
    }
    guard
      let data = MediaFile.bytes(path, from: wanted.lowerBound, count: wanted.count),
      data.count == wanted.count
    else { return .text("Not found", status: .notFound) }
    var response = PageResponse(
      status: range == nil ? .ok : .partialContent, headers: headers, body: ByteBuffer(bytes: data))
    response.isSandboxed = true
    return response
  }

  /// The part of a file that one range asks for; nil: there is no such part. A list of ranges is none that
  /// players ask for.
  static func bounds(_ range: String, of size: Int) -> Range<Int>? {
    guard let match = range.wholeMatch(of: /bytes=([0-9]{0,15})-([0-9]{0,15})/) else { return nil }
    let (first, last) = (Int(match.1), Int(match.2))
    switch (first, last) {
    case (let first?, let last):
      guard first < size, last ?? first >= first else { return nil }
      return first..<min(size, (last ?? size - 1) + 1, first + part)
    case (nil, let count?):
      guard count > 0, size > 0 else { return nil }
      let start = max(0, size - count)
      return start..<min(size, start + part)
    default: return nil
    }
  }
}
