import Foundation
import Testing

/// `scripts/doc-coverage` says what it counts, and with `--list` which symbols have no docstring.
@Suite struct DocumentationTests {
  private struct Outcome {
    var text: String
    var status: Int32
  }

  private func coverage(minimum: Int) throws -> Outcome {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    let output = Pipe()
    process.executableURL = folder.appendingPathComponent("scripts/doc-coverage")
    process.arguments = ["--minimum", "\(minimum)", "--products", products.path]
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Outcome(text: text, status: process.terminationStatus)
  }

  @Test func sevenInTenPublicSymbolsHaveADocstring() throws {
    let outcome = try coverage(minimum: 70)
    #expect(outcome.status == 0, "\(outcome.text)")
  }

  @Test func tooFewDocstringsFail() throws {
    let outcome = try coverage(minimum: 101)
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("public symbols have a docstring"))
  }
}
