import Foundation
import Testing

@testable import PageClient
@testable import PageMarkup
@testable import ViewGraph
@testable import WebHost

/// What a person reads stands in one table.
@Suite struct WordsTests {
  @Test func noScriptHasWordsOfItsOwn() throws {
    var count = 0
    for module in ClientScript.modules where module.name != "client_vocabulary" {
      for text in try Self.texts(module.body) {
        count += 1
        #expect(!Self.isForPeople(text), "\(module.name): \(text)")
      }
    }
    #expect(count > 300)
  }

  @Test func thoseOfTheScriptAreServed() throws {
    let client = Assets.shared
    let script = String(decoding: client.script.bytes + (client.more?.bytes ?? []), as: UTF8.self)
    for words in [OwnWords.offline, .reset, .uploadFailed] {
      #expect(script.contains(words.rawValue))
    }
    #expect(!script.contains("Words."))
  }

  @Test func thoseOfAnotherLanguageAreSaidByThePage() throws {
    var sink = HTMLSink()
    sink.open(.main)
    PageWords.english.writeForScript(&sink)
    #expect(!String(decoding: sink.bytes, as: UTF8.self).contains("data-words"))
    PageWords.shipped(in: "pl").writeForScript(&sink)
    sink.close(.main)
    let html = String(decoding: sink.bytes, as: UTF8.self)
    let list = try #require(html.firstMatch(of: /data-words="([^"]*)"/)?.1)
    let json = list.replacing("&quot;", with: "\"").replacing("&#34;", with: "\"")
    let values = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [Any])
    #expect(values.count == OwnWords.ofScript.count)
    #expect(values.first as? String == "Brak połączenia. Twoje wpisy są zachowane.")
    let place = try #require(OwnWords.ofScript.firstIndex(of: .leftOut))
    let forms = try #require(values[place] as? [String: String])
    #expect(Set(forms.keys) == ["one", "few", "many", "other"])
  }

  @Test(arguments: [
    "a('Offline. What you enter is kept.')", "a(\"Close\")", "a(`Only ${b} characters fit.`)",
    "a('please wait …')", "a('Keep editing')", "a(b + ' is too long.')",
  ])
  func wordsAreFound(_ script: String) throws {
    #expect(try Self.texts(script).contains(where: Self.isForPeople))
  }

  @Test(arguments: [
    "a('Escape')", "a('div span main')", "a('modal modal-2')", "a('X-File-Name')",
    "a('button:not(:disabled),input')", "a(`/_apus/${b}`)", "a('=path/; max')",
  ])
  func namesAreNot(_ script: String) throws {
    #expect(try !Self.texts(script).contains(where: Self.isForPeople))
  }

  /// Names of keys and of a kind of request are capitalized, too.
  private static let names: Set<String> = [
    "Alt", "Backspace", "Delete", "Tab", "Home", "End", "Enter", "Escape", "Content", "File",
    "Name", "Type",
    "Secure", "Lax", "Forward", "Backward",
  ]

  private static func isForPeople(_ text: String) -> Bool {
    let words = text.matches(of: /(?:^|[\s'"`}])([A-Z][a-z]+)(?=$|[\s.,!?'"`$…])/).map {
      String($0.1)
    }
    if words.contains(where: { !names.contains($0) }) { return true }
    return text.contains(/[a-z]{2,} [a-z]{2,}.*[.!?…]['"`]?$/)
  }

  private static func texts(_ script: String) throws -> [String] {
    try ScriptTokenizer.tokens(of: Array(script.utf8))
      .filter { $0.kind == .string || $0.kind == .template }.map(\.text)
  }
}
