import Foundation
import NIOCore

/// Pictures on the server's disk that a screen shows.
///
/// A browser loads only what a screen named: the address is the file's path, signed. A path that
/// somebody makes up has no signature.
enum ShownFile {
  private static let prefix = "/_apus/file/"
  /// Bytes.
  private static let limit = 16 << 20

  @MainActor
  static func address(of url: URL, _ signer: TokenSigner) -> String? {
    guard url.isFileURL else { return nil }
    return prefix + signer.sign(url.standardizedFileURL.path.utf8, for: .file)
  }

  /// The answer to a request below ``prefix``; nil for other paths.
  @MainActor
  static func response(to path: String, _ signer: TokenSigner) -> PageResponse? {
    guard path.hasPrefix(prefix) else { return nil }
    guard let payload = try? signer.verify(path.dropFirst(prefix.count), for: .file),
      let file = FileHandle(forReadingAtPath: String(decoding: payload, as: UTF8.self)),
      let data = try? file.read(upToCount: limit + 1), data.count <= limit,
      let type = DetectedFileType(firstBytes: Array(data.prefix(DetectedFileType.bytesNeeded))),
      type.rawValue.hasPrefix("image/")
    else { return .text("Not found", status: .notFound) }
    return PageResponse(
      headers: [.contentType: type.rawValue, .cacheControl: "private, max-age=3600"],
      body: ByteBuffer(bytes: data))
  }
}
