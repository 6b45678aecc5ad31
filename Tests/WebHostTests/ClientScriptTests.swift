import Logging
import Synchronization
import ScreenLayout
import Testing

@testable import PageClient
@testable import PageMarkup
@testable import WebHost
@testable import WebServer

/// The client as it is sent: short, with the same meaning.
@Suite struct ClientScriptTests {
  /// What a page needs to be used may cost this, compressed by Brotli, as browsers get it over TLS. Small is what
  /// keeps a page interactive on a slow line. The layout takes 9,000 bytes, asking for the words of
  /// other languages 120, waiting for the end of a press 100, what films need of it 80, the baseline of
  /// a label 120, a toggle that is seen at once 30, the numbers of gestures 60, and a paste before its script 20.
  private static let budget = 23_090
  /// The same with the style sheet, as it is sent, and names for later scripts, of which those for carets take 80.
  private static let budgetWithSheet = 36_240
  /// What comes when the page is live. Of it motion takes 3,100 bytes, the menu bar 1,100, what the
  /// session seldom changes 800, saying what is new 764, pages to swipe 400, wheels 500, films and sounds 510, frames and errors of a build 144,
  /// calendars and wheels of dates 2,200, and leaving pages of a sheet and dates that are not allowed 64;
  /// progress that runs by itself 140, counts of characters 150, files that are saved 30, carets of texts 220,
  /// masks of fields 270, orders of reading 230, pictures with dots 110, long presses 40, the end of forecasts 70,
  /// ways to places that are asked for 200, bodies of animations 60, delayed departures 30, and changes that begin later 170.
  private static let lateBudget = 26_600
  /// The rules of layout that pages seldom need, and keys: beside the first script on pages that begin with such a rule.
  /// Grids take 1,370 bytes, tables 400, fingers 1,720, their forecasts 640, followers of matched geometry 310, and places in turned views 230.
  private static let seldomBudget = 9_760

  private static var scripts: [Assets.Asset] {
    [Assets.shared.script, Assets.shared.seldom, Assets.shared.more].compactMap(\.self)
  }

  @Test func itFitsItsBudget() throws {
    let scripts = Self.scripts
    #expect(scripts.count == 3)
    let sizes = try scripts.map { try #require(Brotli.compress($0.bytes)).count }
    let (whole, seldom, late) = (sizes[0], sizes[1], sizes[2])
    let first = ClientScript.served().modules { place, _ in "/\(place)" }[0]
    let size = try #require(Brotli.compress(first)).count
    for (script, size) in zip(scripts, sizes) {
      let packed = try #require(script.packed?.count)
      #expect(size < packed && packed < script.bytes.count)
    }
    print("The client is \(size) bytes compressed; \(late) come later.")
    print("With the style sheet it is \(whole) bytes.")
    print("What is seldom needed is \(seldom) bytes.")
    #expect(size > 1_000 && late > 1_000 && seldom > 1_000)
    #expect(size <= Self.budget)
    #expect(whole <= Self.budgetWithSheet)
    #expect(late <= Self.lateBudget)
    #expect(seldom <= Self.seldomBudget)
  }

  /// Modules are joined into one scope, where the later of two names would hide the other.
  @Test func noTwoModulesHaveANameInCommon() {
    var owners: [Substring: String] = [:]
    for module in ClientScript.modules {
      for name in module.body.matches(of: /(?m)^(?:const|let|function) (\w+)/).map(\.output.1) {
        #expect(owners[name] == nil, "\(name) in \(module.name) and \(owners[name] ?? "")")
        owners[name] = module.name
      }
    }
    #expect(owners.count > 100)
  }

  @Test func commentsAndTypesAreNotServed() throws {
    let written = String(decoding: ClientScript.written, as: UTF8.self)
    #expect(written.contains("@param"))
    for script in Self.scripts {
      let text = String(decoding: script.bytes, as: UTF8.self)
      #expect(!text.contains("@param") && !text.contains("/*") && !text.contains("PageElement"))
    }
  }

  @Test func scriptsAskThoseBeforeThemForTheirNames() throws {
    let scripts = Self.scripts
    #expect(scripts.count == 3)
    var exported: [String: Set<Substring>] = [:]
    for (place, script) in scripts.enumerated() {
      let text = String(decoding: script.bytes, as: UTF8.self)
      let imports = text.split(separator: "\n").compactMap {
        $0.firstMatch(of: /^import\{([^}]+)\}from'([^']+)'$/)
      }
      #expect(imports.map { String($0.2) } == scripts[..<place].dropFirst().map(\.address))
      for line in imports {
        #expect(exported[String(line.2)]!.isSuperset(of: line.1.split(separator: ",")))
      }
      // The first has no address where it stands in the page.
      let first = text.firstMatch(of: /(?m)^const\{([^}]+)\}=await \(window.firstNames.*$/)?.1
      #expect((first == nil) == (place == 0))
      #expect(
        (exported[scripts[0].address] ?? []).isSuperset(of: first?.split(separator: ",") ?? []))
      let names =
        text.firstMatch(of: /\n(?:export|;\(window.firstNames.*\.give\()\{([^}]+)\}\)?\n$/)?.1
        .split(separator: ",") ?? []
      #expect(names.isEmpty == (place == 2))
      exported[script.address] = Set(names)
      #expect(Assets.shared.response(to: script.address)?.headers[.contentType] == script.type)
    }
  }

  /// Others get the values that the first script's names have at its end.
  @Test func noNameThatOthersTakeFromTheFirstScriptChanges() {
    let modules = ClientScript.modules
    let changing = modules.flatMap { module in
      module.exports.filter { module.body.contains("let \($0) ") }.map { "\(module.name).\($0)" }
    }
    #expect(changing.contains("client_second_script.seldom"))
    let end = modules.firstIndex { $0.name == "client_grids" }!
    for module in modules[end...] {
      let taken = module.imports.map { "\($0.value).\($0.key)" }
      #expect(taken.filter(changing.contains) == [])
    }
  }

  @Test(arguments: [
    ("let a = 1", "a", ["a"]), ("let a = 1, b = 2", "let c = b; { const a = c }", ["b"]),
    ("const a = (b) => b", "a({ b: 1 })", ["a"]), ("const a = 1", "x.a = 1", []),
  ])
  func namesAreShared(_ first: String, _ second: String, _ shared: [String]) throws {
    let parts = try ScriptParts("()=>{\(first)\ndebugger\n\(second)}").parts
    #expect(parts[0].exports == shared)
    #expect(parts[1].imports[0] ?? [] == shared)
  }

  @Test func eachPartAsksTheOneThatDeclaresAName() throws {
    let parts = try ScriptParts("()=>{let a=1;debugger;let b=a;debugger;a+b}").parts
    #expect(parts.map(\.exports) == [["a"], ["b"], []])
    #expect(parts[2].imports == [0: ["a"], 1: ["b"]])
  }

  @Test(arguments: [
    ("let a = 1", "a = 2", "a is an earlier part's to change"),
    ("let a = 1", "a++", "a is an earlier part's to change"),
    ("let a = 1", "++a", "a is an earlier part's to change"),
    ("b()", "const b = () => 1", "b is declared by a later part"),
  ])
  func partsThatCannotBeModulesAreRefused(_ first: String, _ second: String, _ reason: String) {
    #expect(throws: ScriptFault(line: 1, reason: reason)) {
      _ = try ScriptParts("()=>{\(first)debugger;\(second)}")
    }
  }

  /// Which parts of a page have to wait for a script of their own is said twice: to the server, which names it,
  /// and to the client, which waits.
  @Test func bothSidesKnowWhatIsSeldom() throws {
    let source = String(decoding: ClientScript.written, as: UTF8.self)
    let classes = SeldomScript.prefixes.map { "[class*=\" \($0)-\"]" }.joined(separator: ",")
    #expect(
      source.contains(
        "unusual = '[data-l^=\"\(LayoutProgram.seldomMark)\"],\(classes)'"))
  }

  @Test func allOfItIsKnown() throws {
    let source = try ClientScript.source
    let short = try ScriptShrinker.shrink(source)
    #expect(short.count < source.count * 2 / 3)
    let client = ClientScript(try ScriptParts(String(decoding: short, as: UTF8.self)))
    let modules = client.modules(with: StyleSheet.source) { place, _ in "/\(place)" }
    // As a condition: a failure would print both.
    let isSame = Assets.shared.script.bytes == modules[0]
    #expect(isSame)
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
    #expect(whole.modules { _, _ in "/" }.count == 1)
    #expect(
      log.errors == [
        "the client's script is served as it is written: line 2: this character is not known: @"
      ])
    func parts(isWhole: Bool) -> [String] {
      let known = Array("live = () => { let abc  =  1\ndebugger\nabc }".utf8)
      return ClientScript.served(known, isWhole: isWhole, logger: logger).modules { _, _ in "/x" }
        .map { String(decoding: $0, as: UTF8.self) }
    }
    let (short, long) = (parts(isWhole: false), parts(isWhole: true))
    #expect(short[0].hasSuffix("let e=1\n\n;\(ClientScript.firstNames).give({e})\n"))
    #expect(short[1] == "const{e}=await \(ClientScript.firstNames);\n\ne")
    #expect(long[0].hasSuffix(" let abc  =  1\n\n;\(ClientScript.firstNames).give({abc})\n"))
    #expect(long[1] == "const{abc}=await \(ClientScript.firstNames);\n\nabc ")
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
