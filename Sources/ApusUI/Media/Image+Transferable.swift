import ApusCoreTransferable
import Foundation
import ViewGraph

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
    WrittenImage()
  }
}

/// The file of a picture of the app. A page has no file of a symbol, nor of a picture at an address.
private struct WrittenImage: TransferRepresentation {
  func _item(of file: TransferredFile) async throws -> Image? { nil }

  func _file(of item: Image, as types: [UTType]) async throws -> _WrittenFile? {
    guard let (data, type) = item.file else { return nil }
    let fits = types.isEmpty || types.contains { type.conforms(to: $0) }
    return fits ? _WrittenFile(data: data, type: type) : nil
  }

  func _types(_ way: _TransferWay) -> [UTType] { way == .writing ? [.image] : [] }
}

extension Image {
  /// The bytes and type of a picture in memory or of a catalogue; nil for others.
  nonisolated var file: (data: Data, type: UTType)? {
    guard let data = fileContents, let header = PictureHeader(data),
      let type = UTType(mimeType: header.format.rawValue)
    else { return nil }
    return (data, type)
  }

  nonisolated private var fileContents: Data? {
    let picture: ShownPicture? =
      switch source {
      case .shown(let picture): picture
      case .named(let name, let path):
        AssetLibrary.shared.picture(name, bundlePath: path, isDark: false)
      case .symbol, .picture: nil
      }
    guard let address = picture?.address else { return nil }
    if address.hasPrefix("data:"), let comma = address.firstIndex(of: ",") {
      return Data(base64Encoded: String(address[address.index(after: comma)...]))
    }
    return ServedFiles.shared[address].flatMap { ServedFiles.contents($0.url.path) }
  }
}
