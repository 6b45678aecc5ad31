import ApusUI
import Testing

/// A value that a file with SwiftUI's import alone makes transferable.
private struct Portrait: Transferable {
  let image: Image
  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(importing: { Portrait(image: $0) })
  }
}

struct TransferableTests {
  @Test func swiftUIBringsTransferableValues() {
    #expect((Portrait.self as Any) is any Transferable.Type)
    #expect((Image.self as Any) is any Transferable.Type)
    #expect((URL.self as Any) is any Transferable.Type)
  }
}
