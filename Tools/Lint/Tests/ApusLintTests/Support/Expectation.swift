import Testing

@testable import ApusLint

/// Expects that a rule finds exactly the lines of the sources that end in the comment `// finding`,
/// and is unsure about exactly those that end in `// note`.
///
/// - Parameter sources: each a file; the rule is asked about all of them.
func expect(
  _ rule: any Rule, _ sources: String..., path: String = "Sources/App/File.swift",
  layers: Layers = Layers(), sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let files = sources.enumerated().map { index, text in
    (path: index == 0 ? path : path.replacing(".swift", with: "\(index + 1).swift"), text: text)
  }
  let result = Linter(rules: [rule], layers: layers).lint(files)
  #expect(result.faults == [], "the source must be Swift", sourceLocation: sourceLocation)
  #expect(
    result.findings.map { "\($0.place.path):\($0.place.line) \($0.certainty)" }
      == files.flatMap { marks(in: $0.text, path: $0.path) },
    "\(result.findings.map(\.message))", sourceLocation: sourceLocation)
  for finding in result.findings {
    #expect(!finding.message.isEmpty && !finding.mend.isEmpty, sourceLocation: sourceLocation)
    #expect(finding.rule == rule.name, sourceLocation: sourceLocation)
  }
}

private func marks(in text: String, path: String) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    .flatMap { index, line -> [String] in
      guard let mark = line.range(of: "// ")?.upperBound else { return [] }
      return line[mark...].split(separator: " ").compactMap { word in
        switch word {
        case "finding": "\(path):\(index + 1) sure"
        case "note": "\(path):\(index + 1) unsure"
        default: nil
        }
      }
    }
}

/// The messages of a rule's findings.
func messages(_ rule: any Rule, _ source: String) -> [String] {
  Linter(rules: [rule]).lint([("File.swift", source)]).findings.map(\.message)
}
