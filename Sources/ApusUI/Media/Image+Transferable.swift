import ApusCoreTransferable
import Foundation

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
