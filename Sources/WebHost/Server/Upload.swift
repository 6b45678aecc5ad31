import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization
import ViewGraph

/// Why an upload was refused.
private struct UploadRefusal: Error {
  var status: HTTPResponse.Status

  /// The message for the person who chose the file, which the page shows.
  func response(to request: PageRequest) -> PageResponse {
    let words: OwnWords =
      switch status {
      case .gone: .uploadLate
      case .contentTooLarge: .fileTooLarge
      case .unprocessableContent: .pictureTooLarge
      case .tooManyRequests: .tooManyFiles
      case .insufficientStorage: .fileNotSaved
      default: .uploadFailed
      }
    var response = PageResponse.text(PageWords.words(for: request)[words], status: status)
    // Bytes after a refused request are not trusted.
    response.headers[.connection] = "close"
    return response
  }
}

extension ServerCore {
  /// Writes the body of a POST to a file, and hands the file to the site.
  func receiveUpload(
    _ request: Request, page: PageRequest, token: Substring
  ) async -> PageResponse {
    let payload: [UInt8]
    do {
      payload = try signer.verify(token, for: .upload)
    } catch .expired {
      return UploadRefusal(status: .gone).response(to: page)
    } catch {
      return UploadRefusal(status: .forbidden).response(to: page)
    }
    if let length = request.headers[.contentLength] {
      guard let length = Int(length), length <= configuration.limits.uploadBody else {
        return UploadRefusal(status: .contentTooLarge).response(to: page)
      }
    }
    guard let slot = uploads.begin(for: page.address) else {
      return UploadRefusal(status: .tooManyRequests).response(to: page)
    }
    do {
      let (size, start) = try await write(request.body, to: slot)
      guard try Self.isReasonable(slot.file) else {
        throw UploadRefusal(status: .unprocessableContent)
      }
      let file = UploadedFile(
        location: slot.file, size: size,
        declaredName: (request.headers[.fileName] ?? "").removingPercentEncoding ?? "",
        declaredType: request.headers[.contentType] ?? "",
        detectedType: DetectedFileType(firstBytes: start), payload: payload, request: page)
      let response = await site.upload(file)
      uploads.end(slot, after: configuration.limits.uploadRetention)
      return response
    } catch {
      uploads.end(slot, after: .zero)
      let refusal = error as? UploadRefusal
      if refusal == nil {
        logger.warning("upload failed", metadata: ["error": "\(LogText.escaped("\(error)"))"])
      }
      return (refusal ?? UploadRefusal(status: .badRequest)).response(to: page)
    }
  }

  /// Whether a file is no picture, or one that declares no more pixels than can be decoded. A hundred
  /// bytes can declare sixty thousand each way.
  private static func isReasonable(_ file: URL) throws -> Bool {
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    guard let start = try handle.read(upToCount: PictureHeader.bytesNeeded),
      let header = PictureHeader(start), !header.format.isVector
    else { return true }
    return header.isReasonable
  }

  private func write(_ body: RequestBody, to slot: UploadStore.Slot) async throws -> (
    size: Int, start: [UInt8]
  ) {
    let handle = try FileHandle(forWritingTo: slot.file)
    defer { try? handle.close() }
    var size = 0
    var start: [UInt8] = []
    for try await part in body {
      size += part.readableBytes
      guard size <= configuration.limits.uploadBody else {
        throw UploadRefusal(status: .contentTooLarge)
      }
      if start.count < DetectedFileType.bytesNeeded {
        start += part.readableBytesView.prefix(DetectedFileType.bytesNeeded - start.count)
      }
      do {
        try handle.write(contentsOf: Data(part.readableBytesView))
      } catch {
        throw UploadRefusal(status: .insufficientStorage)
      }
    }
    return (size, start)
  }
}

extension HTTPResponse.Status {
  static let insufficientStorage = Self(code: 507, reasonPhrase: "Insufficient Storage")
}

/// The files of uploads, from their first byte until they are deleted.
final class UploadStore: Sendable {
  struct Slot: Sendable {
    let file: URL
    let address: ClientAddress
  }

  private let folder: URL
  private let limits: ServerLimits
  private let loop: any EventLoop
  private let counts = Mutex<[ClientAddress: Int]>([:])

  /// Creates the folder, and deletes what an earlier process left in it.
  /// - Parameters:
  ///   - isShared: Whether an earlier process is still at work there.
  ///   - loop: Schedules the deletion of files.
  init(folder: URL, isShared: Bool = false, limits: ServerLimits, loop: any EventLoop) throws {
    self.folder = folder
    self.limits = limits
    self.loop = loop
    if !isShared { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// Reserves a file for an address.
  /// - Returns: `nil` if the address has too many.
  func begin(for address: ClientAddress) -> Slot? {
    let key = address.limitKey
    let isAllowed = counts.withLock { counts in
      guard counts[key, default: 0] < limits.uploadsPerAddress else { return false }
      counts[key, default: 0] += 1
      return true
    }
    guard isAllowed else { return nil }
    let file = folder.appendingPathComponent(UUID().uuidString)
    guard
      FileManager.default.createFile(
        atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
    else {
      release(key)
      return nil
    }
    return Slot(file: file, address: key)
  }

  /// Deletes a file and frees its slot after a delay, or immediately if the site moved it.
  func end(_ slot: Slot, after delay: Duration) {
    guard delay > .zero, FileManager.default.fileExists(atPath: slot.file.path) else {
      return delete(slot)
    }
    loop.scheduleTask(in: TimeAmount(delay)) { self.delete(slot) }
  }

  private func delete(_ slot: Slot) {
    // The site may have moved the file away.
    try? FileManager.default.removeItem(at: slot.file)
    release(slot.address)
  }

  private func release(_ key: ClientAddress) {
    counts.withLock { counts in
      guard let count = counts[key] else { return }
      counts[key] = count > 1 ? count - 1 : nil
    }
  }
}

extension DetectedFileType {
  /// The number of bytes that recognition needs.
  static let bytesNeeded = 16

  /// Recognizes a file type by its first bytes.
  package init?(firstBytes bytes: some Collection<UInt8>) {
    let bytes = Array(bytes.prefix(Self.bytesNeeded))
    func has(_ signature: [UInt8], at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: signature)
    }
    func has(_ text: String, at offset: Int = 0) -> Bool { has(Array(text.utf8), at: offset) }
    if has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if has([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has("GIF87a") || has("GIF89a") {
      self = .gif
    } else if has("RIFF"), has("WEBP", at: 8) {
      self = .webp
    } else if has("ftyp", at: 4) {
      let brand = String(decoding: bytes.dropFirst(8).prefix(4), as: UTF8.self)
      switch brand {
      case "heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1": self = .heic
      case "avif", "avis": self = .avif
      default: return nil
      }
    } else if has("BM"), bytes.count >= 14 {
      self = .bmp
    } else if has([0x49, 0x49, 0x2A, 0x00]) || has([0x4D, 0x4D, 0x00, 0x2A]) {
      self = .tiff
    } else if has("%PDF-") {
      self = .pdf
    } else {
      return nil
    }
  }
}
