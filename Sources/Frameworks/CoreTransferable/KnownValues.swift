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
