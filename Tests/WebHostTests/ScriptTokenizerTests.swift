import Testing

@testable import PageClient
@testable import WebHost

@Suite struct ScriptTokenizerTests {
  private func texts(_ script: String) throws -> [String] {
    try ScriptTokenizer.tokens(of: Array(script.utf8)).map(\.text)
  }

  private func texts(_ kind: ScriptToken.Kind, in script: String) throws -> [String] {
    try ScriptTokenizer.tokens(of: Array(script.utf8)).filter { $0.kind == kind }.map(\.text)
  }

  @Test(arguments: [
    ("/a/g", ["/a/g"]), ("x = /a/", ["/a/"]), ("f(/[/\\]]\\//u, 1)", ["/[/\\]]\\//u"]),
    ("return /a/", ["/a/"]), ("typeof /a/", ["/a/"]), ("x => /a/.test(x)", ["/a/"]),
    ("if (x) /a/.test(y)", ["/a/"]), ("while (x) /a/.exec(y)", ["/a/"]),
    ("if (x) { y() }\n/a/.test(z)", ["/a/"]), ("`${/a/}`", ["/a/"]),
    ("a ? /b/ : /c/", ["/b/", "/c/"]),
    ("a / b / c", []), ("f(x) / 2 / y", []), ("x[0] / y / z", []), ("x.return / 2 / y", []),
    ("x?.if(y) / 2 / z", []), ("`a` / 2 / y", []), ("`${a}` / 2 / y", []), ("a++ / 2 / y", []),
    ("({ a: 1 } / 2 / y)", []), ("this / 2 / y", []), ("1 / 2 / y", []), ("'a' / 2 / y", []),
    ("/a/ / /b/", ["/a/", "/b/"]), ("x = y\n/ 2 / z", []), ("a /= b / c", []),
    ("{ }\n/a/g", ["/a/g"]),
    ("case /a/: { }\n/b/", ["/a/", "/b/"]), ("for await (const x of y) /a/.test(x)", ["/a/"]),
  ])
  func regularExpressionsAreToldFromDivisions(_ script: String, _ expected: [String]) throws {
    #expect(try texts(.regularExpression, in: script) == expected)
  }

  @Test(arguments: [
    ("`a`", ["`a`"]), ("`a${b}c`", ["`a${", "}c`"]),
    ("`a${`b${c}d`}e`", ["`a${", "`b${", "}d`", "}e`"]),
    ("`${a}${b}`", ["`${", "}${", "}`"]), ("`${{ a: {} }.a}`", ["`${", "}`"]),
    ("`\\`\\${}$`", ["`\\`\\${}$`"]), ("`// no comment`", ["`// no comment`"]),
    ("`${x => { return `}` }}`", ["`${", "`}`", "}`"]),
  ])
  func templatesHoldExpressions(_ script: String, _ expected: [String]) throws {
    #expect(try texts(.template, in: script) == expected)
  }

  @Test(arguments: [
    #"'a\'b'"#, #""a'b""#, #"'\u{1F600} \x41 \u0061'"#, "'// no comment'", "'/* none */'",
    "'é ↻ ×'",
    "'a\\\nb'", "'`${a}'",
  ])
  func stringsStayWhole(_ script: String) throws {
    #expect(try texts(.string, in: script + " + a") == [script])
  }

  @Test(arguments: ["0", "1.5", ".5", "1e9", "1.5e-3", "0xFFn", "0b01", "1_000", "10n", "5."])
  func numbersStayWhole(_ script: String) throws {
    #expect(try texts("[\(script)]") == ["[", script, "]"])
  }

  @Test func signsAreAsLongAsTheyCanBe() throws {
    #expect(
      try texts("a>>>=b??=c?.d?.5:e...f=>g") == [
        "a", ">>>=", "b", "??=", "c", "?.", "d", "?", ".5", ":", "e", "...", "f", "=>", "g",
      ])
    #expect(try texts("#a in b; b.#a") == ["#a", "in", "b", ";", "b", ".", "#a"])
  }

  @Test func commentsAreWhiteSpace() throws {
    let tokens = try ScriptTokenizer.tokens(of: Array("a/* b */c/*\n*/d // e\nf/**/g".utf8))
    #expect(tokens.map(\.text) == ["a", "c", "d", "f", "g"])
    #expect(tokens.map(\.gap) == [.line, .space, .line, .line, .space])
    #expect(tokens.map(\.line) == [1, 1, 2, 3, 3])
  }

  @Test(
    arguments: [
      ("({})", .object), ("x = {}", .object), ("f({ a })", .object), ("return {}", .object),
      ("a ? {} : b", .object), ("const {} = a", .object), ("[{}]", .object), ("`${{}}`", .object),
      ("for (const x of {}) y", .object), ("a ?? {}", .object), ("x = y\n{}", .statements),
      ("{}", .statements), ("if (x) {}", .statements), ("else {}", .statements),
      ("return\n{}", .statements), ("a: {}", .statements), ("() => {}", .function),
      ("function a() {}", .function), ("class A {}", .members),
      ("x = class extends f(a) {}", .members),
      ("x.class = {}", .object), ("try {}", .statements), ("x.else = {}", .object),
    ] as [(String, ScriptToken.Braces)])
  func bracesAreKnownByWhatStandsBefore(_ script: String, _ expected: ScriptToken.Braces) throws {
    #expect(try ScriptTokenizer.tokens(of: Array(script.utf8)).compactMap(\.braces) == [expected])
  }

  @Test(arguments: [
    "'a", "'a\nb'", "`a", "`${a", "/a", "/[a/", "/* a", "(", ")", "(]", "{)", "`${)}`", "1a", "1e",
    "@a",
    "é = 1", "\\u0061 = 1", "#", "a <!-- b", "a\n--> b", "() => {} / 2", "a b {}", "x {}",
    "with (a) b",
    "import a", "export { a }", "eval(a)", "// a\u{2028}b", "await / 2", "a\n++ / 2",
    "({ a: { { } } })",
  ])
  func whatIsNotKnownIsRefused(_ script: String) throws {
    #expect(throws: ScriptFault.self) {
      _ = try ScriptTokenizer.tokens(of: Array(script.utf8))
    }
  }

  @Test func aFaultSaysWhere() throws {
    let fault = #expect(throws: ScriptFault.self) {
      _ = try ScriptTokenizer.tokens(of: Array("a\n'\\\n' + `\n` + @".utf8))
    }
    #expect(fault?.description == "line 4: this character is not known: @")
  }
}
