import Foundation
import Testing

@testable import ApusMacroExpansion

/// The plugin as the compiler runs it: a process, a pipe in, a pipe out.
@Suite struct PluginProcessTests {
  private struct Outcome {
    var output: [UInt8]
    var complaint: String
    var status: Int32
  }

  private func run(_ input: [UInt8]) throws -> Outcome {
    let products = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    process.executableURL = products.appending(path: "ApusMacros-tool")
    let (input, output, complaints) = (Data(input), Pipe(), Pipe())
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try input.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = output
    process.standardError = complaints
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = complaints.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      output: Array(bytes), complaint: String(decoding: complaint, as: UTF8.self),
      status: process.terminationStatus)
  }

  private func framed(_ text: String) -> [UInt8] {
    length(UInt64(text.utf8.count)) + Array(text.utf8)
  }

  private func length(_ value: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  private func messages(_ bytes: [UInt8]) throws -> [JSONValue] {
    var messages: [JSONValue] = []
    var rest = bytes[...]
    while rest.count >= 8 {
      let length = rest.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
      messages.append(try JSONReader.read(Array(rest.dropFirst(8).prefix(length))))
      rest = rest.dropFirst(8 + length)
    }
    #expect(rest.isEmpty)
    return messages
  }

  @Test func answersOneMessageAfterTheOther() throws {
    let capability = #"{"getCapability":{"capability":{"protocolVersion":7}}}"#
    let preview = String(
      decoding: Request.freestanding("#Preview { A() }").encoded, as: UTF8.self)
    let outcome = try run(framed(capability) + framed(preview))
    let answers = try messages(outcome.output)
    #expect(outcome.status == 0)
    #expect(answers.count == 2)
    let version = answers.first?["getCapabilityResult"]?["capability"]?["protocolVersion"]
    #expect(version == .number(7))
    #expect(answers.last?["expandMacroResult"]?["diagnostics"] == .array([]))
  }

  @Test func passesAMessageLargerThanAPipe() throws {
    let text = String(repeating: "é", count: 1_000_000)
    let request = Request.freestanding("#Preview { Text(\"\(text)\") }")
    let outcome = try run(framed(String(decoding: request.encoded, as: UTF8.self)))
    let source = try messages(outcome.output).first?["expandMacroResult"]?["expandedSource"]?.string
    #expect(source?.contains(text) == true)
  }

  @Test func anEmptyMessageIsTheEnd() throws {
    let outcome = try run(length(0) + framed("{"))
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.complaint.isEmpty)
  }

  @Test func aClosedStreamIsTheEnd() throws {
    #expect(try run([]).status == 0)
  }

  @Test func unknownMacrosAndLibrariesAreAnswered() throws {
    let macro = Request.freestanding("#Other", macro: "OtherMacro")
    let library = #"{"loadPluginLibrary":{"libraryPath":"a.so","moduleName":"A"}}"#
    let outcome = try run(
      framed(String(decoding: macro.encoded, as: UTF8.self)) + framed(library))
    let answers = try messages(outcome.output)
    #expect(
      answers.first?["expandMacroResult"]?["diagnostics"]?.array?.first?["message"]
        == .string("ApusMacros has no macro 'OtherMacro' in the role 'declaration'"))
    #expect(answers.last?["loadPluginLibraryResult"]?["loaded"] == .bool(false))
  }

  @Test(arguments: [
    ("nonsense", "ApusMacros: unknown word at byte 1\n"),
    ("[]", "ApusMacros: a request is an object with one member\n"),
    (#"{"dance":{}}"#, "ApusMacros: unknown request 'dance'\n"),
    (#"{"expandFreestandingMacro":{}}"#, "ApusMacros: 'macro' is missing\n"),
    (
      #"{"expandFreestandingMacro":{"macro":{"typeName":1}}}"#,
      "ApusMacros: 'typeName' is not a text\n"
    ),
  ])
  func aMalformedMessageEndsItWithAComplaint(message: String, complaint: String) throws {
    let outcome = try run(framed(message))
    #expect(outcome.status == 1)
    #expect(outcome.complaint == complaint)
    #expect(outcome.output.isEmpty)
  }

  @Test func aMessageThatBreaksOffIsAnError() throws {
    let outcome = try run(length(100) + Array("{".utf8))
    #expect(outcome.status == 1)
    #expect(outcome.complaint == "ApusMacros: the message ends too early\n")
    #expect(try run([1, 0, 0]).status == 1)
  }

  @Test func anAbsurdLengthIsRefusedBeforeAnythingIsReserved() throws {
    let outcome = try run(length(.max))
    #expect(outcome.status == 1)
    #expect(
      outcome.complaint == "ApusMacros: a message of 18446744073709551615 bytes is too large\n")
  }
}
