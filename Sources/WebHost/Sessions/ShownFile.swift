import Foundation
import HTTPTypes
import NIOCore
import NIOPosix
import ViewGraph
import WebServer

/// Pictures on the server's disk that a screen shows: those of the app's bundles, and those that a
/// screen names by a `file:` URL. And the fonts of the app's bundles, and films and sounds.
///
/// A browser loads only what a screen named. The bundles' files have addresses in a table; another
/// file's address is its path, sealed: a browser learns nothing of the server's disk. A path that
/// somebody makes up is in no table and has no seal.
enum ShownFile {
  private static let prefix = "/_apus/file/"
  private static let downloadPrefix = "/_apus/download/"
  private static let lifetime = Duration.seconds(86400)

  @MainActor
  static func address(of url: URL, _ signer: TokenSigner) -> String? {
    guard url.isFileURL else { return nil }
    let path = Array(url.standardizedFileURL.path.utf8)
    guard let token = try? signer.seal(path, for: .file, lifetime: lifetime) else { return nil }
    return prefix + token
  }

  /// The address from which a browser saves a file.
  @MainActor
  static func downloadAddress(of url: URL, _ signer: TokenSigner) -> String? {
    guard url.isFileURL else { return nil }
    let path = Array(url.standardizedFileURL.path.utf8)
    guard let token = try? signer.seal(path, for: .download, lifetime: .seconds(3600)) else {
      return nil
    }
    return downloadPrefix + token
  }

  /// What answers a request for a file; nil for other paths. Files are read on threads of their own, a
  /// few at a time, so that no other visitor waits for a disk.
  @MainActor
  static func answer(
    to path: String, range: String? = nil, _ signer: TokenSigner, served: ServedFiles = .shared,
    read: @escaping @Sendable (String) -> Data? = ServedFiles.contents
  ) -> (@Sendable () async -> PageResponse)? {
    if path.hasPrefix(ServedFiles.prefix) || path.hasPrefix(ServedFiles.fontPrefix) {
      guard let file = served[path] else { return { notFound } }
      return { await response(of: file, read) }
    }
    if path.hasPrefix(downloadPrefix) {
      let token = path.dropFirst(downloadPrefix.count)
      guard let payload = try? signer.unseal(token, for: .download) else { return { notFound } }
      let place = String(decoding: payload, as: UTF8.self)
      return { await download(place, read) }
    }
    guard path.hasPrefix(prefix) else { return nil }
    guard let payload = try? signer.unseal(path.dropFirst(prefix.count), for: .file) else {
      return { notFound }
    }
    let place = String(decoding: payload, as: UTF8.self)
    return { await sealed(place, range, read) }
  }

  private static var notFound: PageResponse { .text("Not found", status: .notFound) }

  /// A file of a bundle: its address is another one when it changes, so browsers keep it for good.
  @concurrent
  private static func response(
    of file: ServedFiles.File, _ read: @escaping @Sendable (String) -> Data?
  ) async -> PageResponse {
    let isFont = file.type.hasPrefix("font/")
    guard let (data, type) = await (isFont ? font : picture)(file.url.path, read), type == file.type
    else { return notFound }
    return response(data, type: type, "public, max-age=31536000, immutable")
  }

  @concurrent
  private static func sealed(
    _ path: String, _ range: String?, _ read: @escaping @Sendable (String) -> Data?
  ) async -> PageResponse {
    if let media = await ShownMedia.response(path, range) { return media }
    guard let (data, type) = await picture(path, read) else { return notFound }
    return response(data, type: type, "private, max-age=3600")
  }

  /// A file that the browser saves and never shows, whatever is in it.
  @concurrent
  private static func download(
    _ path: String, _ read: @escaping @Sendable (String) -> Data?
  ) async -> PageResponse {
    guard let data = (try? await NIOThreadPool.singleton.runIfActive({ read(path) })) ?? nil else {
      return notFound
    }
    var response = response(data, type: "application/octet-stream", "no-store")
    response.headers[.contentDisposition] = "attachment; filename*=UTF-8''" + named(path)
    return response
  }

  /// The name of a file, with all but letters, digits and a few signs written as their bytes.
  private static func named(_ path: String) -> String {
    let plain = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
    let name = (path as NSString).lastPathComponent
    return name.addingPercentEncoding(withAllowedCharacters: plain) ?? "file"
  }

  /// A file and its type, if it is a picture that a browser can be asked to decode.
  private static func picture(
    _ path: String, _ read: @escaping @Sendable (String) -> Data?
  ) async -> (Data, String)? {
    guard
      let data = try? await NIOThreadPool.singleton.runIfActive({ read(path) }),
      let header = PictureHeader(data), header.isReasonable, header.format != .pdf
    else { return nil }
    return (data, header.format.rawValue)
  }

  /// A file and its type, if it begins as a font does.
  private static func font(
    _ path: String, _ read: @escaping @Sendable (String) -> Data?
  ) async -> (Data, String)? {
    guard let data = try? await NIOThreadPool.singleton.runIfActive({ read(path) }),
      let format = FontFile.Format(data)
    else { return nil }
    return (data, format.rawValue)
  }

  private static func response(_ data: Data, type: String, _ caching: String) -> PageResponse {
    var response = PageResponse(
      headers: [.contentType: type, .cacheControl: caching], body: ByteBuffer(bytes: data))
    response.isSandboxed = true
    return response
  }
}

extension WebSite {
  /// Keeps the files that a screen hands to the person beside those that the person sent, and as long.
  func offerFiles(of page: PageSession) {
    page.makeDownloadAddress = { [signer = context.signer] in
      ShownFile.downloadAddress(of: $0, signer)
    }
    page.session.makeFileFolder = { [files, weak page] in
      let folder = files.appendingPathComponent(UUID().uuidString, isDirectory: true)
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      page?.files.add(folder)
      return folder
    }
  }

  /// What answers a request for a picture on the server's disk; nil: the request is for something
  /// else.
  func fileAnswer(to request: PageRequest) -> (@Sendable () async -> PageResponse)? {
    guard request.method == .get || request.method == .head else { return nil }
    if let page = FramedPage.answer(
      to: request.path, context.signer, pictureHosts: app.pictureHosts?.sources ?? [])
    {
      return page
    }
    return ShownFile.answer(
      to: request.path, range: request.headers[.range], context.signer)
  }
}
