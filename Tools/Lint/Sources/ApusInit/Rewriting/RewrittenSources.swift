import ApusCheck
import Foundation
import SwiftParser

/// The rewritten copies of a package, and what people learn of them.
struct RewrittenSources {
  /// Copies by the paths of the author's files.
  private(set) var texts: [String: String] = [:]
  /// Numbers of files.
  private(set) var kinds: [RewriteKind: Int] = [:]
  private(set) var leftOut: [LeftOut] = []

  init(of package: PlannedPackage) {
    let paths = Set(package.targets.flatMap(\.sources)).sorted()
    var sources: [(path: String, text: String)] = []
    for path in paths {
      if let text = try? Files.text(path) { sources.append((path, text)) }
    }
    let targets = Dictionary(
      package.targets.flatMap { target in target.sources.map { ($0, target) } }
    ) { first, _ in first }
    let tests = Self.testClasses(in: sources, targets)
    let own = Self.ownTypes(in: sources.map(\.text))
    var unmended: [UnmendedKind: [String]] = [:]
    for (path, text) in sources {
      let source = RewrittenSource(
        text, path: path, own: own, tests: tests, target: targets[path]?.key ?? "")
      texts[path] = source.text
      for kind in source.kinds { kinds[kind, default: 0] += 1 }
      for kind in source.unmended { unmended[kind, default: []].append(path) }
    }
    leftOut = UnmendedKind.allCases.compactMap { kind in
      guard let paths = unmended[kind] else { return nil }
      let files = paths.count == 1 ? "" : ", in \(paths.count) files"
      return LeftOut(paths[0], kind.title + files, kind.advice)
    }
  }

  /// The classes of all targets that have tests or what tests share.
  private static func testClasses(
    in sources: [(path: String, text: String)], _ targets: [String: PlannedTarget]
  ) -> TestClasses {
    var classes = TestClasses()
    for (path, text) in sources {
      guard let target = targets[path], target.usesXCTest, text.contains("class ") else { continue }
      classes.add(
        Parser.parse(source: text), of: target.key,
        isolatedByDefault: target.isIsolatedByDefault)
    }
    return classes
  }

  /// Types of the app with names of the list.
  private static func ownTypes(in texts: [String]) -> Set<String> {
    let names = ClassForms.structures.union(ClassForms.calls.keys)
    return names.filter { name in
      texts.contains { text in declares(name, text) }
    }
  }

  private static func declares(_ name: String, _ text: String) -> Bool {
    ["class", "struct", "enum", "actor", "typealias"].contains { keyword in
      text.ranges(of: "\(keyword) \(name)").contains { range in
        let next = text[range.upperBound...].first
        return next.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
      }
    }
  }
}
