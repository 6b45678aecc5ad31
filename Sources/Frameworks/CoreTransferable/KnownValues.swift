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

extension Never: Transferable {
  public static var transferRepresentation: some TransferRepresentation<Never> {
    FormOfNothing()
  }
}

/// The form of a type without values.
private struct FormOfNothing<Item>: TransferRepresentation {
  func _item(of file: TransferredFile) async throws -> Item? { nil }
  func _file(of item: Item, as types: [UTType]) async throws -> _WrittenFile? { nil }
  func _types(_ way: _TransferWay) -> [UTType] { [] }
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

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation<URL> {
    DataRepresentation(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: {
      try URL(transferred: $0)
    }
    // Browsers paste texts.
    DataRepresentation(importedContentType: .utf8PlainText) { try URL(transferred: $0) }
  }

  /// The address in a text.
  private init(transferred data: Data) throws {
    let text = String(decoding: data, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard let url = URL(string: text), url.scheme != nil else {
      throw CocoaError(.coderReadCorrupt)
    }
    self = url
  }
}
