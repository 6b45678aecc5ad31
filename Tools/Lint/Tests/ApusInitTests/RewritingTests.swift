import ApusCheck
import Foundation
import SwiftParser
import Testing
import ToolTesting

@testable import ApusInit

@Suite("rewritten copies")
struct RewritingTests {
  /// A source before and after, with the rest that the compiler needs.
  struct Sample: Sendable, CustomTestStringConvertible {
    var kind: RewriteKind
    var before: String
    var after: String
    var rest = ""
    /// Whether the target belongs to the main actor by default.
    var isIsolatedByDefault = false

    /// The classes of tests in the source.
    var tests: TestClasses {
      var classes = TestClasses()
      classes.add(
        Parser.parse(source: before), of: "", isolatedByDefault: isIsolatedByDefault)
      return classes
    }

    var testDescription: String { kind.rawValue }
  }

  static let samples = [
    Sample(
      kind: .system,
      before: "#if os(iOS) && !os(Linux)\nlet a = 1\n#elseif os(macOS)\nlet a = x\n#endif\n",
      after: "#if true    && !false    \nlet a = 1\n#elseif os(macOS)\nlet a = x\n#endif\n"),
    Sample(
      kind: .simulator,
      before: "#if !targetEnvironment(simulator)\nlet b = x\n#endif\n",
      after: "#if !true                        \nlet b = x\n#endif\n"),
    Sample(
      kind: .modules, before: "#if canImport(UIKit)\nlet c = 1\n#else\nlet c = x\n#endif\n",
      after: "#if true            \nlet c = 1\n#else\nlet c = x\n#endif\n"),
    Sample(
      kind: .objectiveC,
      before: "@objcMembers class D {\n  @objc(\n    go) func go() {}\n  @objc var d = 1\n}\n",
      after: "             class D {\n        \n        func go() {}\n        var d = 1\n}\n"),
    Sample(
      kind: .managed, before: "class E: Managed {\n  @NSManaged public var e: String?\n}\n",
      after: "class E: Managed {\n             public var e: String? "
        + "{ get { value(forKey: \"e\") as! String? } set { setValue(newValue, forKey: \"e\") } }\n}\n",
      rest: """
        class Managed {
          func value(forKey key: String) -> Any? { nil }
          func setValue(_ value: Any?, forKey key: String) {}
        }

        """),
    Sample(
      kind: .convenience,
      before: "extension UITraitCollection {\n  convenience init(a: Int) { self.init() }\n}\n",
      after: "extension UITraitCollection {\n              init(a: Int) { self.init() }\n}\n",
      rest: "struct UITraitCollection {}\n"),
    Sample(
      kind: .actors,
      before: "actor G: NSObject, P {\n  override init() { super.init() }\n}\n"
        + "actor H: NSObject {}\n",
      after: "actor G:           P {\n           init() {              }\n}\n"
        + "actor H           {}\n",
      rest: "protocol P {}\n"),
    Sample(
      kind: .initializers,
      before: "import Foundation\nfunc i() -> Error { NSError() }\nfunc j() -> Timer { Timer() }\n",
      after: "import Foundation\nfunc i() -> Error { NSError(domain: \"\", code: 0) }\n"
        + "func j() -> Timer { Timer(timeInterval: 0, repeats: false) { _ in } }\n"),
    Sample(
      kind: .selector,
      before: """
        let k = #selector(UIResponder.resignFirstResponder)
        struct Field {
          class Coordinator {
            func typed(_ field: String) {}
            func `do`(by field: String) {}
            lazy var all = [#selector(typed(_:)), #selector(self.do(by:)), #selector(Other.reset)]
          }
        }

        """,
      after: """
        let k = Selector("resignFirstResponder")\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}
        struct Field {
          class Coordinator {
            func typed(_ field: String) {}
            func `do`(by field: String) {}
            lazy var all = [Selector("typed(_:)", Coordinator.typed(_:)), \
        Selector("do(by:)", Coordinator.do(by:)), Selector("reset", Other.reset)]
          }
        }

        """,
      rest: """
        class Other { func reset() {} }
        struct Selector {
          init(_ name: String) {}
          init<T, R>(_ name: String, _ method: @escaping (T) -> () -> R) {}
          init<T, A, R>(_ name: String, _ method: @escaping (T) -> (A) -> R) {}
        }

        """),
    Sample(
      kind: .isolatedSetUps,
      before: "@MainActor class L: XCTestCase {\n  var l = 0\n  public override func setUp() {\n"
        + "    super.setUp()\n    l = 1\n  }\n"
        + "  override class func tearDownWithError() throws { try stop() }\n}\n",
      after: "@MainActor class L: XCTestCase {\n  var l = 0\n"
        + "  nonisolated override func setUp() { onMainActor(self) { $0.setUpOfL() } }; "
        + "       private  func setUpOfL() {\n    super.setUp()\n    l = 1\n  }\n"
        + "  nonisolated override class func tearDownWithError() throws "
        + "{ try MainActor.assumeIsolated { try Self.tearDownWithErrorOfL() } }; "
        + "private  class func tearDownWithErrorOfL() throws { try stop() }\n}\n",
      rest: """
        class XCTestCase {
          func setUp() {}
          class func tearDownWithError() throws {}
        }
        @MainActor func stop() throws {}
        func onMainActor<C>(_ test: C, _ body: @MainActor (C) -> Void) {}

        """),
    Sample(
      kind: .defaultIsolation,
      before: "@MainActor class M: XCTestCase {\n  var m = 0\n  nonisolated func n() {}\n"
        + "  func test() { m += 1 }\n}\nextension M {\n  func o() { m += 1 }\n}\n",
      after: "nonisolated            class M: XCTestCase, @unchecked Sendable {\n"
        + "  @MainActor var m = 0\n  nonisolated func n() {}\n"
        + "  @MainActor func test() { m += 1 }\n}\n"
        + "extension M {\n  @MainActor func o() { m += 1 }\n}\n",
      rest: "class XCTestCase {}\n", isIsolatedByDefault: true),
    Sample(
      kind: .testLists,
      before: "enum O {\n  class N: XCTestCase {\n    @MainActor func testA() {}\n"
        + "    func testB() {}\n    func testC() {}\n  }\n}\n",
      after: "enum O {\n  class N: XCTestCase {\n    @MainActor func testA() {}\n"
        + "    func testB() throws {}\n    func testC() {}\n  }\n}; typealias N = O.N\n",
      rest: "class XCTestCase {}\n"),
    Sample(
      kind: .mainDelegate,
      before: "@UIApplicationMain\nclass P: D {\n  var p = 0\n}\n",
      after: "@main             \nclass P: D {\n  var p = 0\n}\n",
      rest: "class D { static func main() {} }\n"),
    Sample(
      kind: .submodules,
      before: "import Foundation.NSDate\nimport struct Foundation.URL\nlet q = Date()\n",
      after: "import Foundation       \nimport struct Foundation.URL\nlet q = Date()\n"),
  ]

  @Test("every kind has a sample")
  func kinds() {
    #expect(Self.samples.map(\.kind) == RewriteKind.allCases)
  }

  @Test("the text, and a planted error with the author's file and line", arguments: samples)
  func text(_ sample: Sample) throws {
    let folder = try TemporaryFolder()
    let author = folder.path("Screens/Übersicht 1.swift")
    let planted = "let planted: Int = \"\"\n"
    let source = RewrittenSource(
      sample.before + planted + sample.rest, path: author, tests: sample.tests)
    #expect(source.kinds == [sample.kind])
    #expect(source.unmended == [])
    let copy = try #require(source.text)
    let head = "#sourceLocation(file: \"\(author)\", line: 1)\n"
    #expect(copy == head + sample.after + planted + sample.rest)

    let output = try folder.write("", to: "output")
    let code = try Program.run(
      "/usr/bin/env",
      ["swiftc", "-typecheck", "-parse-as-library", try folder.write(copy, to: "copy.swift")],
      in: folder.path, output: output)
    #expect(code != 0)
    let line = sample.before.split(separator: "\n", omittingEmptySubsequences: false).count
    let messages = try Files.text(output)
    let errors = messages.split(separator: "\n").filter {
      $0.contains("error: ") && $0.hasPrefix("/")
    }
    #expect(errors.count == 1, "\(messages)")
    #expect(errors.first?.hasPrefix("\(author):\(line):20: error: cannot convert") == true)
  }

  @Test("what no copy mends is told")
  func unmended() {
    let sources: [UnmendedKind: String] = [
      .selector: "let a = [#selector(getter: B.c), #selector(b.c), #selector(d)]\n",
      .optionalRequirement: "@objc protocol A {\n  @objc optional func b()\n}\n",
      .managedMember: "class A {\n  @NSManaged var b: Int, c: Int\n}\n",
    ]
    for kind in UnmendedKind.allCases {
      #expect(RewrittenSource(sources[kind] ?? "", path: "/a").unmended == [kind])
    }
  }

  @Test(
    "nothing else is copied",
    arguments: [
      "struct A {}\n", "// @objc, os(iOS)\n", "#if os(macOS)\n#endif\n", "let a = \"@objc\"\n",
      "#if os(Linux)\nimport Glibc\n#else\nimport Darwin\n#endif\n",
      "extension A {\n  convenience init(b: Int) { self.init() }\n}\n",
      "#if canImport(AppKit) || targetEnvironment(macCatalyst) || swift(>=6)\n#endif\n",
      "class A: NSObject {\n  override init() { super.init() }\n}\n",
      "class A: XCTestCase {\n  override func setUp() {}\n  func testA() {}\n}\n",
      "@MainActor class A: XCTestCase {\n  override nonisolated func setUp() {}\n}\n",
      "@MainActor class A: XCTestCase {\n  override func setUp() async throws {}\n}\n",
      "@MainActor class A: XCTestCase {\n  func testA() {}\n  func testB() {}\n}\n",
      "@MainActor class A: B {\n  override func setUp() {}\n}\n",
      "class A: XCTestCase {\n  func testA() throws {}\n  @MainActor func testB() {}\n}\n",
    ])
  func untouched(_ source: String) {
    var tests = TestClasses()
    tests.add(Parser.parse(source: source), of: "", isolatedByDefault: false)
    #expect(RewrittenSource(source, path: "/a", tests: tests).text == nil)
  }

  @Test("a class is isolated as the class above it, which may stand in another file or target")
  func above() {
    var tests = TestClasses()
    for (text, target) in [
      ("class A: B {}", "1"), ("class B: XCTest.XCTestCase {}", "1"), ("class C: D {}", "1"),
      ("@MainActor class D: XCTestCase {}", "2"), ("nonisolated class E: D {}", "2"),
      ("class F: F {}", "1"), ("class G: NSObject {}", "1"), ("@MainActor class A: B {}", "2"),
    ] {
      tests.add(Parser.parse(source: text), of: target, isolatedByDefault: false)
    }
    tests.add(Parser.parse(source: "class H: B {}"), of: "3", isolatedByDefault: true)
    let isolated = { (name: String, target: String) in tests.isIsolated(name, in: target) }
    #expect(isolated("A", "1") == false)
    #expect(isolated("A", "2") == true)
    #expect(isolated("C", "1") == true)
    #expect(isolated("E", "2") == false)
    #expect(isolated("F", "1") == nil)
    #expect(isolated("G", "1") == nil)
    #expect(isolated("H", "3") == true)
  }

  @Test("beginnings that only a first line may have, and ends of lines as on Windows")
  func beginnings() {
    let head = "#sourceLocation(file: \"/a\", line: 1)\n"
    let rest = "@objc class A {}\r\n@objc(\r\nb) class B {}\r\n"
    let copy = "      class A {}\r\n      \r\n   class B {}\r\n"
    #expect(RewrittenSource("\u{FEFF}" + rest, path: "/a").text == head + copy)
    #expect(
      RewrittenSource("#!/bin/swift\n" + rest, path: "/a").text == head + "///bin/swift\n" + copy)
  }

  @Test("Apus has structures under these names")
  func structures() throws {
    let sources = try ["Sources/ApusUI", "Sources/ApusUIKit"].flatMap { folder in
      try FileTree.files(below: Files.join(Repository.path, folder))
        .filter { $0.hasSuffix(".swift") }.map { try Files.text($0) }
    }
    for name in ClassForms.structures {
      #expect(sources.contains { $0.contains("public struct \(name):") }, "\(name)")
    }
  }
}

@Suite("copies in a package")
struct CopiesTests {
  private func app(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let app = "import SwiftUI\n@main struct Main: App {}\n"
    for (name, text) in files.merging(["Main.swift": app], uniquingKeysWith: { $1 }) {
      try folder.write(text, to: name)
    }
    return folder
  }

  @Test("copies and links stand side by side, and each kind is reported once")
  func report() throws {
    let folder = try app([
      "A.swift": "#if os(iOS)\nimport UIKit\n#endif\n",
      "B.swift": "class B {\n  @objc func b() {}\n  let c = #selector(b)\n}\n",
      "C.swift": "#if os(iOS)\n#endif\nlet c = #selector(d)\n",
    ])
    let result = try folder.initialise()
    #expect(result.rewritten == [.system: 2, .objectiveC: 1, .selector: 1])
    let text = InitText.text(of: result)
    #expect(
      text.contains(
        """
        Rewritten copies for Linux
          #if os(iOS) is true, and os(Linux) is false: 2 files
          @objc and @objcMembers are left out: 1 file
          #selector is the method as a function, with its name: 1 file

        """))
    #expect(
      text.contains("  C.swift: #selector of no method of a named type needs Objective-C\n"))
    let files = FileTree.files(below: folder.path(".apus/Sources"))
    let kind = { (name: String) in
      files.first { $0.hasSuffix("/Code/\(name)") }.flatMap(FileTree.kind)
    }
    #expect(kind("A.copy.swift") == .typeRegular)
    #expect(kind("A.swift") == nil)
    #expect(kind("Main.swift") == .typeSymbolicLink)
    #expect(try folder.text(".apus/Package.swift").contains("UIKit=ApusUIKit"))
  }

  @Test("a changed file has a new copy, or a link again")
  func again() throws {
    let folder = try app(["A.swift": "@objc class A {}\n"])
    try folder.initialise()
    try folder.write("@objc class A {}\n\n", to: "A.swift")
    #expect(try folder.initialise().changes.changed.count == 1)
    try folder.write("class A {}\n", to: "A.swift")
    let changes = try folder.initialise().changes
    #expect(changes.added.count == 1)
    #expect(changes.removed.count == 1)
    let file = folder.path(".apus/" + (changes.added.first ?? ""))
    #expect(FileTree.kind(file) == .typeSymbolicLink)
    #expect(try folder.initialise().changes.isEmpty)
  }

  @Test("a main.swift keeps its name, which alone may hold statements")
  func mainFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("#if os(iOS)\nprint(1)\n#endif\n", to: "main.swift")
    try folder.initialise()
    let files = FileTree.files(below: folder.path(".apus/Sources"))
    #expect(files.count { $0.hasSuffix("/main.swift") && FileTree.kind($0) == .typeRegular } == 1)
  }

  @Test("a copy and its author's file compile without a warning")
  func warnings() throws {
    let folder = try app(["A.swift": "#if os(iOS)\nlet a = #fileID\n#endif\n"])
    try folder.initialise()
    let copy = try #require(
      FileTree.files(below: folder.path(".apus")).first { $0.hasSuffix("/A.copy.swift") })
    let output = try folder.write("", to: "output")
    let code = try Program.run(
      "/usr/bin/env", ["swiftc", "-typecheck", "-parse-as-library", copy], in: folder.path,
      output: output)
    #expect(code == 0)
    #expect(try Files.text(output) == "")
  }

  @Test("an own type keeps its calls")
  func ownTypes() throws {
    let folder = try app([
      "A.swift": "let a = Timer()\nlet b = NSError()\n", "B.swift": "struct Timer{}\n",
    ])
    let result = try folder.initialise()
    #expect(result.rewritten == [.initializers: 1])
    let copy = try #require(
      FileTree.files(below: folder.path(".apus")).first { $0.hasSuffix("/A.copy.swift") })
    #expect(try Files.text(copy).contains("let a = Timer()\nlet b = NSError(domain:"))
  }
}
