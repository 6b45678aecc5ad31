import Testing

@testable import PageClient
@testable import WebHost

/// The client's parts are modules: each says what it takes from which other, and in one scope they are the
/// same program.
@Suite struct ScriptModuleTests {
  @Test func thePartsSayWhatTheyUse() throws {
    let modules = ClientScript.modules
    try ScriptModule.check(modules)
    #expect(modules.count > 20)
    #expect(modules.filter { !$0.imports.isEmpty && !$0.exports.isEmpty }.count > 15)
    let joined = String(decoding: ClientScript.written, as: UTF8.self)
    #expect(!joined.contains("import {") && !joined.contains("export "))
  }

  @Test func aModuleIsItsBody() {
    let module = ScriptModule(
      "two",
      """
      // Begins.
      import { a } from './one.js'
      import {
        b, c,
      } from './zero.js'

      export const d = () => a + b
      export let e = c
      """)
    #expect(module.imports == ["a": "one", "b": "zero", "c": "zero"])
    #expect(module.exports == ["d", "e"])
    // Each line is where it was.
    #expect(
      module.body.split(separator: "\n", omittingEmptySubsequences: false) == [
        "// Begins.", "", "", "", "", "", "const d = () => a + b", "let e = c", "",
      ])
  }

  private static let one = "export const a = 1\nconst own = 2\nexport const act = () => a"

  @Test(arguments: [
    ("import { a } from './one.js'\nconst b = a", nil),
    // What functions use may come later.
    ("import { c } from './three.js'\nconst b = () => c\nconst d = () => { c }", nil),
    ("const b = 1", nil), ("const b = (a) => a", nil), ("const b = { a: 1 }.a", nil),
    ("const b = a", "line 1: two: a is not imported from one"),
    ("const f = () => a", "line 1: two: a is not imported from one"),
    ("import { a } from './three.js'\nconst b = a", "line 0: two: three exports no a"),
    ("import { own } from './one.js'\nconst b = own", "line 0: two: one exports no own"),
    ("import { x } from './nobody.js'\nconst b = x", "line 0: two: nobody exports no x"),
    ("import { a } from './one.js'\nconst b = 1", "line 0: two: a is imported for nothing"),
    (
      "import { a } from './one.js'\nconst f = () => { a = 2 }", "line 2: two: a is one's to change"
    ),
    (
      "import { c } from './three.js'\nconst b = c",
      "line 2: two: c is needed before three is there"
    ),
    (
      "import { c } from './three.js'\nif (c) c()", "line 2: two: c is needed before three is there"
    ),
    ("const a = 1", "line 0: two: a is declared by one, too"),
    ("import * as one from './one.js'", "line 1: import is not known"),
    ("export default 1", "line 1: export is not known"),
  ])
  func whatWouldBeAnotherProgramIsRefused(_ two: String, _ reason: String?) {
    let modules = [
      ScriptModule("one", Self.one), ScriptModule("two", two),
      ScriptModule("three", "export const c = 3"),
    ]
    var found: String?
    do { try ScriptModule.check(modules) } catch { found = "\(error)" }
    #expect(found == reason)
  }
}
