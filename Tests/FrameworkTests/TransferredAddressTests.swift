import ApusPhotosUI
import ApusUI
import Foundation
import Testing

/// Addresses that are handed over.
struct TransferredAddressTests {
  private func address(_ text: String, _ type: UTType) async throws -> URL? {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    return try await URL.value(of: TransferredFile(url: file, type: type))
  }

  @Test(arguments: [UTType.url, .utf8PlainText]) func anAddressIsReadFromItsText(
    _ type: UTType
  ) async throws {
    #expect(
      try await address("https://example.org/a?b=c\n", type)?.absoluteString
        == "https://example.org/a?b=c")
  }

  @Test func wordsAreNoAddress() async {
    await #expect(throws: (any Error).self) { try await address("Good morning", .utf8PlainText) }
  }
}
