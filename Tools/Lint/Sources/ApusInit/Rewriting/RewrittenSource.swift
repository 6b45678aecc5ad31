import ApusCheck
import SwiftParser
import SwiftSyntax

/// A source as Linux compiles it. Its messages name the author's file and line.
struct RewrittenSource {
  /// The text of the copy, or nil if a link is enough.
  let text: String?
  let kinds: Set<RewriteKind>
  let unmended: Set<UnmendedKind>

  /// Words of the list.
  private static let words = [
    "os(", "canImport(UIKit)", "targetEnvironment(", "@objc", "@NSManaged", "convenience",
    "NSObject", "NSError()", "Timer()", "#selector", "func setUp", "func tearDown",
    "func test", "@UIApplicationMain",
  ]

  /// Whether a line imports a part of a module. A file without one and without a word of the list is not parsed.
  private static func importsPart(_ source: String) -> Bool {
    source.split(separator: "\n").contains { line in
      line.contains("import ") && line.contains(".") && !line.contains("(")
    }
  }

  /// - Parameters:
  ///   - path: The author's file.
  ///   - own: Names of the app's own types.
  ///   - tests: The classes of the app's tests.
  ///   - target: The key of the target that compiles the file.
  init(
    _ source: String, path: String, own: Set<String> = [], tests: TestClasses = TestClasses(),
    target: String = ""
  ) {
    guard Self.words.contains(where: source.contains) || Self.importsPart(source) else {
      self.init(text: nil, kinds: [], unmended: [])
      return
    }
    let syntax = Parser.parse(source: source)
    let conditions = PlatformConditions(SourceEdits())
    conditions.walk(syntax)
    let marks = ObjectiveCMarks(conditions.edits)
    marks.walk(syntax)
    let forms = ClassForms(own: own, marks.edits)
    forms.walk(syntax)
    let setUps = IsolatedSetUps(tests, of: target, forms.edits)
    setUps.walk(syntax)
    let isolation = DefaultIsolation(tests, of: target, setUps.edits)
    isolation.walk(syntax)
    let lists = TestLists(tests, of: target, isolation.edits)
    lists.walk(syntax)
    let submodules = Submodules(lists.edits)
    submodules.walk(syntax)
    let edits = submodules.edits
    let head = "#sourceLocation(file: \(Names.literal(path)), line: 1)\n"
    self.init(
      text: edits.kinds.isEmpty ? nil : head + Self.inner(edits.applied(to: source)),
      kinds: edits.kinds,
      unmended: edits.unmended)
  }

  /// A text that may stand behind a first line: without a mark of its encoding, and without a script's program.
  private static func inner(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let plain = scalars.first == "\u{FEFF}" ? String(scalars.dropFirst()) : text
    return plain.hasPrefix("#!") ? "//" + plain.dropFirst(2) : plain
  }

  private init(text: String?, kinds: Set<RewriteKind>, unmended: Set<UnmendedKind>) {
    self.text = text
    self.kinds = kinds
    self.unmended = unmended
  }
}
