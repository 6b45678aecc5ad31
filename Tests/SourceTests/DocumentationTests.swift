import Foundation
import Testing

/// `scripts/doc-coverage` says what it counts, and with `--list` which symbols have no docstring.
@Suite struct DocumentationTests {
  private struct Outcome {
    var text: String
    var status: Int32
  }

  private func coverage(minimum: Int) throws -> Outcome {
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    return try run("doc-coverage", "--minimum", "\(minimum)", "--products", products.path)
  }

  private func run(_ script: String, _ arguments: String...) throws -> Outcome {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let process = Process()
    let output = Pipe()
    process.executableURL = folder.appendingPathComponent("scripts/\(script)")
    process.arguments = arguments
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

  /// `Samples/DocSamples.swift` is what the docstrings say, so the build compiles their samples.
  @Test func samplesOfDocstringsAreCompiled() throws {
    let outcome = try run("doc-samples", "--check")
    #expect(outcome.status == 0, "\(outcome.text)")
  }

  @Test func tooFewDocstringsFail() throws {
    let outcome = try coverage(minimum: 101)
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("public symbols have a docstring"))
  }
}
