import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
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
