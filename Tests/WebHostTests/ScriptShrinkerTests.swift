import Testing

@testable import PageClient
@testable import WebHost

@Suite struct ScriptShrinkerTests {
  private func shrunk(_ script: String) throws -> String {
    String(decoding: try ScriptShrinker.shrink(Array(script.utf8)), as: UTF8.self)
  }

  /// What is outside of all braces keeps its name.
  private func inside(_ script: String) throws -> String {
    let result = try shrunk("{\n\(script)\n}")
    #expect(result.first == "{" && result.last == "}")
    return String(result.dropFirst().dropLast())
  }

  // MARK: White space

  @Test(arguments: [
    // A line that goes on.
    ("a =\n  b", "a=b"), ("a\n  .b()\n  ?.c", "a.b()?.c"), ("f(\n  a,\n  b\n)", "f(a,b)"),
    ("a\n  ? b\n  : c", "a?b:c"), ("a &&\n  b", "a&&b"), ("a\n  && b", "a&&b"),
    ("if (a) {\n  b\n}", "if(a){b}"),
    ("[\n1,\n2\n]", "[1,2]"), ("() =>\n  a", "()=>a"), ("`${\na\n}`", "`${a}`"),
    // A line that may end a statement.
    ("a\nb", "a\nb"), ("x\n(y)", "x\n(y)"), ("x\n[y]", "x\n[y]"), ("x\n`y`", "x\n`y`"),
    ("a\n++b", "a\n++b"),
    ("a\n--b", "a\n--b"), ("a\n+b", "a\n+b"), ("a\n-b", "a\n-b"), ("a++\nb", "a++\nb"),
    ("a\n/b/g", "a\n/b/g"),
    ("return\na", "return\na"), ("throw\na", "throw\na"), ("f()\ng()", "f()\ng()"),
    ("f = () => {\n}\ng()", "f=()=>{}\ng()"),
    ("break\na", "break\na"), ("async\n(x) => y", "async\n(e)=>y"), ("x\n!y", "x\n!y"),
    ("x\n/* a */ y", "x\ny"),
    ("x // a\ny", "x\ny"), ("x /*\n*/ y", "x\ny"), ("if (a) b\nelse c", "if(a)b\nelse c"),
    ("do a\nwhile (b)", "do a\nwhile(b)"), ("class A {\n  a\n  *b() {}\n}", "class A{a\n*b(){}}"),
    ("yield\n* a", "yield\n*a"), ("x = y\n...z", "x=y\n...z"),
    // What would run together.
    ("a + +b", "a+ +b"), ("a + ++b", "a+ ++b"), ("a - -b", "a- -b"), ("a - --b", "a- --b"),
    ("a++ + b", "a++ +b"),
    ("a + -b", "a+-b"), ("a / /b/.c", "a/ /b/.c"), ("/a/ / b", "/a/ /b"), ("/a/ in b", "/a/ in b"),
    ("1 .a", "1 .a"),
    ("a < !b", "a< !b"), ("a-- > b", "a-- >b"), ("typeof a", "typeof a"),
    ("typeof /a/", "typeof/a/"),
    ("return [a]", "return[a]"), ("return 'a'", "return'a'"), ("return .5", "return .5"),
    ("a ? .5 : b", "a?.5:b"),
    ("case 'a': b", "case'a':b"), ("new A", "new A"), ("a in b", "a in b"), ("x  =>  y", "e=>y"),
    ("#a in b", "#a in b"),
  ])
  func whiteSpaceGoesWhereItMeansNothing(_ script: String, _ expected: String) throws {
    #expect(try shrunk(script) == expected)
  }

  @Test func templatesStringsAndExpressionsStayAsTheyAre() throws {
    let script = #"f(`a  ${ b }  c\n`,'d  // e',/[ /]  #/u)"#
    #expect(try shrunk(script) == #"f(`a  ${b}  c\n`,'d  // e',/[ /]  #/u)"#)
  }

  @Test(arguments: [
    ("a = true", "a=!0"), ("return false", "return!1"), ("a < true", "a<!0"),
    ("true in a", "!0 in a"),
    ("`${true}`", "`${!0}`"), ("f(!true, a ? true : false)", "f(!!0,a?!0:!1)"),
    ("a\ntrue", "a\n!0"),
    ("true.a", "true.a"), ("true[a]", "true[a]"), ("a.true", "a.true"),
    ("a = { true: 1 }", "a={true:1}"),
    ("'true'", "'true'"), ("class A { true = false }", "class A{true=false}"),
  ])
  func truthGetsShort(_ script: String, _ expected: String) throws {
    #expect(try inside(script) == expected)
  }

  @Test(arguments: [
    ("const a = 1\nconst b = 2", "let e=1,t=2"), ("let a\nconst b = 2\nlet c", "let e,t=2,n"),
    ("const a = () => {\nb\n}\nconst [c] = d", "let e=()=>{b},[t]=d"),
    ("const a = b ? c\n: d\nconst { e } = a", "let t=b?c:d,{e}=t"),
    // What does not follow at once.
    ("const a = 1\nb()\nconst c = 2", "let e=1\nb()\nlet t=2"),
    ("const a = 1; const b = 2", "let e=1;let t=2"),
    ("for (const a of b) a()\nconst c = 1", "for(let e of b)e()\nlet t=1"),
    ("let a = 1\n{ let b = 2 }", "let e=1\n{let t=2}"),
  ])
  func declarationsBecomeOneList(_ script: String, _ expected: String) throws {
    #expect(try inside(script) == expected)
  }

  // MARK: Names

  @Test(arguments: [
    // Declared in one way or another.
    ("const one = 1, two = one", "let e=1,t=e"), ("let one", "let e"), ("(one) => one", "(e)=>e"),
    ("one => one + two", "e=>e+two"), ("(one, ...rest) => rest", "(t,...e)=>e"),
    ("const [one, , two = one] = three", "let[e,,t=e]=three"),
    ("([one, [two]]) => two", "([t,[e]])=>e"),
    (
      "({ a: one, 'b': two, [c]: three = 1, ...rest }) => one + two + three + rest",
      "({a:e,'b':t,[c]:n=1,...s})=>e+t+n+s"
    ),
    ("try { a } catch (error) { b(error) }", "try{a}catch(e){b(e)}"),
    ("for (const one of two) one()", "for(let e of two)e()"),
    ("for (let i = 0; i < 2; i++) { a(i) }", "for(let e=0;e<2;e++){a(e)}"),
    ("(function (one) { one })", "(function(e){e})"),
    ("async (one) => await one", "async(e)=>await e"),
    ("(one = 1, two = one) => two", "(e=1,t=e)=>t"),
    ("(one) => (two) => one + two", "(e)=>(t)=>e+t"),
    ("(one) => one ? two : one", "(e)=>e?two:e"), ("(one) => one\n  .a(one)", "(e)=>e.a(e)"),
    // The same name again.
    ("const one = 1\n{ const one = 2\none }", "let e=1\n{let e=2\ne}"),
    ("(one) => one, (two) => two", "(e)=>e,(e)=>e"),
    ("f((one) => one)\ng((two) => two)", "f((e)=>e)\ng((e)=>e)"),
    // Properties keep theirs.
    ("const one = a.one + a?.one", "let e=a.one+a?.one"),
    ("const one = { one: 1 }", "let e={one:1}"),
    (
      "const one = { one() { }, get one() { }, async *one() { } }",
      "let e={one(){},get one(){},async*one(){}}"
    ),
    ("const one = { ...one, one: one }", "let e={...e,one:e}"),
    ("const one = a ? one : one", "let e=a?e:e"),
    ("const one = { a: b ? one : one, one: 1 }", "let e={a:b?e:e,one:1}"),
    ("const one = `one${one}`", "let e=`one${e}`"),
    ("const one = 'one', two = /one/", "let e='one',t=/one/"),
    ("const one = a.if(one).class", "let e=a.if(e).class"),
    ("const one = { if: 1, class: { one } }\none, one", "let e={if:1,class:{one:e}}\ne,e"),
  ])
  func whatIsDeclaredGetsAShortName(_ script: String, _ expected: String) throws {
    #expect(try inside(script) == expected)
  }

  @Test(arguments: [
    // Not declared here, or not for all of its places.
    "one=two", "f((one)=>one,one)", "{const one=1}\none", "for(const one of two)one()\none()",
    "f((one)=>one\n+one)", "const f=(one)=>one\none()", "try{}catch(one){}\none",
    "a(one);for(const one of b)c", "var one=1\none", "function one(){one()}",
    // Left alone.
    "(one)=>{one:for(;;)break one}", "class A{one=1}\nconst one=2", "const{one}=two",
    "({one})=>a",
    "({one=1})=>a", "const of=1\nfor(const a of of)b", "switch(a){case one:{const one=1}}",
    "(arguments)=>arguments",
  ])
  func otherNamesStay(_ script: String) throws {
    let names = try ScriptTokenizer.tokens(of: Array(script.utf8)).map(\.text)
    let result = try ScriptTokenizer.tokens(of: Array(inside(script).utf8)).map(\.text)
    #expect(result.count == names.count)
    for name in ["one", "of", "arguments"] {
      #expect(result.filter { $0 == name }.count == names.filter { $0 == name }.count)
    }
  }

  @Test func aShorthandIsWrittenOutIfItIsWorthIt() throws {
    #expect(try inside("({ one }) => one + one") == "({one:e})=>e+e")
    #expect(try inside("({ one = 2 }) => one + one") == "({one:e=2})=>e+e")
    #expect(try inside("(one) => ({ two: one + one, one })") == "(e)=>({two:e+e,one:e})")
    #expect(try inside("(one) => ({ one, two: { one } })") == "(one)=>({one,two:{one}})")
  }

  @Test(arguments: [
    ("a._one = b?._one", "a._e=b?._e"), ("a._one + a._two + a._two", "a._t+a._e+a._e"),
    ("const { _one: two = 1 } = a", "let{_e:e=1}=a"),
    ("a = { _one: 1, b: _one }", "a={_e:1,b:_one}"),
    // Known to others, as short as can be, or no property.
    ("a.__proto__", "a.__proto__"), ("a._e + a._one", "a._e+a._t"),
    ("a['_one'] + a._one", "a['_one']+a._one"), ("({ _one }) => a._one", "({_one})=>a._one"),
    ("a._one ? _one : 1", "a._e?_one:1"),
  ])
  func itsOwnPropertiesGetShortNames(_ script: String, _ expected: String) throws {
    #expect(try inside(script) == expected)
  }

  @Test func noneOfThemGetsANameOfTheLanguages() throws {
    let names = (10..<90).map { "_name\($0)" }
    let script = names.map { "a.\($0) + a.\($0)" }.joined(separator: "\n")
    let short = try ScriptTokenizer.tokens(of: ScriptShrinker.shrink(Array(script.utf8)))
      .map(\.text).filter { $0.hasPrefix("_") }
    #expect(Set(short).count == names.count)
    #expect(short.allSatisfy { ShortProperties.isOwn($0) && $0.count <= 3 })
  }

  @Test func namesSharedWithOtherScriptsAreKept() throws {
    #expect(try shrunk("const one = (two) => two + one") == "const one=(e)=>e+one")
  }

  @Test func shortNamesDoNotCollide() throws {
    // `e` is the browser's, and `t` a label's.
    #expect(try inside("(one) => one + e\nt: for (;;) break t") == "(n)=>n+e\nt:for(;;)break t")
    #expect(try inside("const t = 1, e = 2\ne(e, t)") == "let t=1,e=2\ne(e,t)")
    #expect(try inside("const a = 1, e = 2\na(a, e)") == "let e=1,t=2\ne(e,t)")
    let many = (0..<300).map { "const name\($0) = name\($0) + 1" }.joined(separator: "\n")
    let tokens = try ScriptTokenizer.tokens(of: Array(inside(many).utf8))
    let short = Set(tokens.filter { $0.kind == .name }.map(\.text)).subtracting(["let"])
    #expect(short.count == 300 && short.isDisjoint(with: ScriptWords.reserved))
    #expect(short.allSatisfy { $0.utf8.count <= 2 })
  }

  @Test func theResultIsAlwaysTheSame() throws {
    let script = Array(
      "{ const one = 1, two = 2, three = 3, four = 4\none(two, three, four) }".utf8)
    let first = try ScriptShrinker.shrink(script)
    for _ in 0..<20 { #expect(try ScriptShrinker.shrink(script) == first) }
  }
}
