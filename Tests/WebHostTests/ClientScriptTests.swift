import Logging
import Synchronization
import Testing

@testable import WebHost

/// The client as it is sent: short, with the same meaning.
@Suite struct ClientScriptTests {
  /// What the client may cost, compressed. Small is what keeps a page interactive on a slow line.
  private static let budget = 14 * 1024 + 512

  @Test func itFitsItsBudget() throws {
    let size = try #require(Assets.shared.script.packed?.count)
    print("The client is \(size) bytes compressed, of \(Self.budget).")
    #expect(size > 1_000)
    #expect(size <= Self.budget)
  }

  @Test func allOfItIsKnown() throws {
    let short = try ScriptShrinker.shrink(ClientScript.source)
    #expect(short.count < ClientScript.source.count * 2 / 3)
    #expect(Assets.shared.script.bytes == short)
  }

  @Test func onlyItsNamesListsAndWhiteSpaceChange() throws {
    let before = try ScriptTokenizer.tokens(of: ClientScript.source)
    let after = try ScriptTokenizer.tokens(of: ScriptShrinker.shrink(ClientScript.source))
    let plain = ["true": ["!", "0"], "false": ["!", "1"]]
    // Declarations that follow each other become one list.
    func rest(_ tokens: [ScriptToken]) -> [String] {
      tokens.flatMap { plain[$0.text] ?? [$0.kind == .name ? ":" : $0.text] }
        .filter { $0 != ":" && $0 != "," }
    }
    #expect(rest(before) == rest(after))
    func properties(_ tokens: [ScriptToken]) -> [String] {
      tokens.indices.dropFirst().filter { [".", "?."].contains(tokens[$0 - 1].text) }
        .map { tokens[$0].text }
    }
    let pairs = Set(zip(properties(before), properties(after)).map { "\($0) \($1)" })
    #expect(properties(before).count == properties(after).count)
    // One to one, and only those of our own change.
    #expect(pairs.count == Set(properties(before)).count)
    #expect(pairs.count == Set(properties(after)).count)
    #expect(
      zip(properties(before), properties(after)).allSatisfy {
        $0 == $1 || ShortProperties.isOwn($0) && ShortProperties.isOwn($1)
      })
    func words(_ tokens: [ScriptToken]) -> [String] {
      tokens.map(\.text).filter {
        ScriptWords.reserved.contains($0) && !isDeclaring($0) && plain[$0] == nil
      }
    }
    #expect(words(before) == words(after))
    func isDeclaring(_ text: String) -> Bool { text == "const" || text == "let" }
    func declarations(_ tokens: [ScriptToken]) -> Int {
      tokens.count { isDeclaring($0.text) || $0.text == "," }
    }
    #expect(declarations(before) == declarations(after))
  }

  @Test func itCannotGetShorter() throws {
    let once = try ScriptShrinker.shrink(ClientScript.source)
    let twice = try ScriptShrinker.shrink(once)
    func shape(_ script: [UInt8]) throws -> [String] {
      try ScriptTokenizer.tokens(of: script).map {
        "\($0.gap) \($0.kind == .name && !ScriptWords.reserved.contains($0.text) ? "" : $0.text)"
      }
    }
    #expect(try shape(once) == shape(twice))
  }

  @Test func unsupportedSyntaxIsServedUnchangedAndLogged() throws {
    let log = Log()
    let logger = Logger(label: "test") { _ in log }
    let script = Array("live()\n@".utf8)
    #expect(ClientScript.served(script, isWhole: false, logger: logger) == script)
    #expect(
      log.errors == [
        "the client's script is served as it is written: line 2: this character is not known: @"
      ])
    let known = Array("a  =  1".utf8)
    #expect(ClientScript.served(known, isWhole: false, logger: logger) == Array("a=1".utf8))
    #expect(ClientScript.served(known, isWhole: true, logger: logger) == known)
    #expect(log.errors.count == 1)
  }
}

private final class Log: LogHandler {
  private let messages = Mutex<[String]>([])
  var metadata: Logger.Metadata {
    get { [:] }
    set {}
  }
  var logLevel: Logger.Level {
    get { .trace }
    set {}
  }
  var errors: [String] { messages.withLock { $0 } }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { nil }
    set {}
  }

  func log(event: LogEvent) {
    messages.withLock { $0.append("\(event.message)") }
  }
}
