import Foundation
import Testing

@testable import PageClient
@testable import PageProtocol
@testable import WebHost

/// The client's script names the messages as they are declared.
@Suite struct ClientVocabularyTests {
  @Test func theFileIsWhatTheDeclarationGives() throws {
    let file = URL(filePath: #filePath)
      .appending(path: "../../../Sources/PageClient/Resources/client_vocabulary.js").standardized
    if ProcessInfo.processInfo.environment["APUS_WRITE"] == "vocabulary" {
      try Data(ClientVocabulary.script.utf8).write(to: file)
    }
    let written = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(
      written == ClientVocabulary.script,
      "APUS_WRITE=vocabulary swift test --filter ClientVocabularyTests writes it anew")
  }

  @Test func namesBecomeNumbers() throws {
    let script = """
      const EventKind = {
        tap: 0,
      }
      const Operation = /** @type {const} */ ({
        text: 0,
      })
      tell(EventKind.edit, 1)
      const all = { [Operation.focus]: () => [Operation.upload], }

      """
    #expect(
      try ClientVocabulary.numbered(script)
        == "tell(1, 1)\nconst all = { 10: () => [22], }\n")
  }

  @Test func namesBecomeWords() throws {
    let script = "const Words = {\n  copy: 'Copy',\n}\nsay(Words.copy.length)\n"
    #expect(try ClientVocabulary.numbered(script) == "say((said[21]||'Copy').length)\n")
  }

  @Test func aNameThatIsNoneIsRefused() {
    #expect(throws: ScriptFault(line: 0, reason: "EventKind has no jump")) {
      _ = try ClientVocabulary.numbered("tell(EventKind.jump)")
    }
  }

  @Test func theServedScriptHasNoNames() throws {
    let source = String(decoding: try ClientScript.source, as: UTF8.self)
    #expect(
      !source.contains("EventKind.") && !source.contains("Operation.") && !source.contains("Words.")
    )
    #expect(String(decoding: ClientScript.written, as: UTF8.self).contains("EventKind.tap"))
  }

  @Test func whatIsEnteredIsNoAct() {
    for kind in EventKind.allCases { #expect(!(kind.isEntry && kind.isAct)) }
  }
}
