import Logging
import Synchronization
import Testing

@testable import WebHost

/// The client as it is sent: short, with the same meaning.
@Suite struct ClientScriptTests {
  /// What a page needs to be used may cost this, compressed. Small is what keeps a page interactive
  /// on a slow line. Of it the layout takes 12,000 bytes, telling the keys that views ask for 340
  /// (what the browser does with a key has to be left out at once, so that cannot come later), and asking
  /// for the words of other languages 130.
  private static let budget = 24_912
  /// What comes when the page is live, compressed. Of it motion takes 3,400 bytes,
  /// and saying what is new 800.
  private static let lateBudget = 10_096

  @Test func itFitsItsBudget() throws {
    let size = try #require(Assets.shared.script.packed?.count)
    let late = try #require(Assets.shared.more?.packed?.count)
    print("The client is \(size) bytes compressed, of \(Self.budget); \(late) come later.")
    #expect(size > 1_000 && late > 1_000)
    #expect(size <= Self.budget)
    #expect(late <= Self.lateBudget)
  }

  @Test func commentsAndTypesAreNotServed() throws {
    let written = String(decoding: ClientScript.written, as: UTF8.self)
    #expect(written.contains("@param"))
    for script in [Assets.shared.script, try #require(Assets.shared.more)] {
      let text = String(decoding: script.bytes, as: UTF8.self)
      #expect(!text.contains("@param") && !text.contains("/*") && !text.contains("PageElement"))
    }
  }

  @Test func theSecondScriptAsksTheFirstForItsNames() throws {
    let (first, second) = (Assets.shared.script, try #require(Assets.shared.more))
    let text = String(decoding: second.bytes, as: UTF8.self)
    let line = try #require(text.split(separator: "\n").first)
    let names = try #require(line.firstMatch(of: /^import\{([^}]+)\}from'([^']+)'$/))
    #expect(names.2 == first.address)
    #expect(String(decoding: first.bytes, as: UTF8.self).hasSuffix("export{\(names.1)}\n"))
    #expect(Assets.shared.response(to: second.address)?.headers[.contentType] == second.type)
  }

  @Test(arguments: [
    ("let a = 1", "a", ["a"]), ("let a = 1, b = 2", "let c = b; { const a = c }", ["b"]),
    ("const a = (b) => b", "a({ b: 1 })", ["a"]), ("const a = 1", "x.a = 1", []),
  ])
  func namesAreShared(_ first: String, _ second: String, _ shared: [String]) throws {
    #expect(try ScriptHalves("()=>{\(first)\ndebugger\n\(second)}").shared == shared)
  }

  @Test(arguments: [
    ("let a = 1", "a = 2", "a is the first half's to change"),
    ("let a = 1", "a++", "a is the first half's to change"),
    ("let a = 1", "++a", "a is the first half's to change"),
    ("b()", "const b = () => 1", "b is declared by the second half"),
  ])
  func halvesThatCannotBeModulesAreRefused(_ first: String, _ second: String, _ reason: String) {
    #expect(throws: ScriptFault(line: 1, reason: reason)) {
      _ = try ScriptHalves("()=>{\(first)debugger;\(second)}")
    }
  }

  @Test func allOfItIsKnown() throws {
    let source = try ClientScript.source
    let short = try ScriptShrinker.shrink(source)
    #expect(short.count < source.count * 2 / 3)
    let halves = try ScriptHalves(String(decoding: short, as: UTF8.self))
    #expect(Assets.shared.script.bytes == ClientScript(halves).first)
  }

  @Test func onlyItsNamesListsAndWhiteSpaceChange() throws {
    let before = try ScriptTokenizer.tokens(of: try ClientScript.source)
    let after = try ScriptTokenizer.tokens(of: ScriptShrinker.shrink(try ClientScript.source))
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
    let others = zip(properties(before), properties(after)).filter {
      $0 != $1 && !(ShortProperties.isOwn($0) && ShortProperties.isOwn($1))
    }
    #expect(others.map { "\($0) \($1)" } == [])
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
    let once = try ScriptShrinker.shrink(try ClientScript.source)
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
    let script = Array("live=()=>{\n@debugger\n}\n".utf8)
    let whole = ClientScript(unsplit: script + Array("live()\n".utf8))
    #expect(ClientScript.served(script, isWhole: false, logger: logger) == whole)
    #expect(whole.second(after: "/") == nil)
    #expect(
      log.errors == [
        "the client's script is served as it is written: line 2: this character is not known: @"
      ])
    func parts(isWhole: Bool) throws -> [String] {
      let known = Array("live = () => { let abc  =  1\ndebugger\nabc }".utf8)
      let client = ClientScript.served(known, isWhole: isWhole, logger: logger)
      let second = try #require(client.second(after: "/x"))
      return [client.first, second].map { String(decoding: $0, as: UTF8.self) }
    }
    let (short, long) = (try parts(isWhole: false), try parts(isWhole: true))
    #expect(short[0].hasSuffix("let e=1\n\nexport{e}\n"))
    #expect(short[1] == "import{e}from'/x'\n\ne")
    #expect(long[0].hasSuffix(" let abc  =  1\n\nexport{abc}\n"))
    #expect(long[1] == "import{abc}from'/x'\n\nabc ")
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
