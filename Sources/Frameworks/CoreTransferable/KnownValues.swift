import ApusUI
import Foundation

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation<Data> {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation<String> {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      String(decoding: $0, as: UTF8.self)
    }
    DataRepresentation(importedContentType: .text) { String(decoding: $0, as: UTF8.self) }
  }
}

/// Bytes that are no picture.
struct NoPicture: LocalizedError {
  var errorDescription: String? { "The file is no picture that a page can show." }
}

extension Image: nonisolated Transferable {
  nonisolated public static var transferRepresentation: some TransferRepresentation<Image> {
    DataRepresentation(importedContentType: .image) { bytes in
      guard let picture = UIImage(data: bytes) else { throw NoPicture() }
      return Image(uiImage: picture)
    }
  }
}
