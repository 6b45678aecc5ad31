import ApusUI
import Foundation

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation<Data> {
    DataRepresentation(importedContentType: .data) { $0 }
  }
}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation<String> {
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
