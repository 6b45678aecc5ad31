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
