import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A file that was read and parsed once, for all rules.
public struct SourceFile: Sendable {
  public let path: String
  public let syntax: SourceFileSyntax
  /// Whether it belongs to tests: by its folder, or because it imports a test library.
  public let isTest: Bool
  let suppressions: Suppressions
  private let converter: SourceLocationConverter

  /// - Throws: the first ``Fault`` of the syntax, as ``SyntaxFaults``.
  public init(path: String, text: String) throws(SyntaxFaults) {
    let syntax = Parser.parse(source: text)
    let converter = SourceLocationConverter(fileName: path, tree: syntax)
    if syntax.hasError {
      let faults = ParseDiagnosticsGenerator.diagnostics(for: syntax)
        .filter { $0.diagMessage.severity == .error }
        .map { diagnostic in
          Fault(
            kind: .syntax,
            place: Place(converter.location(for: diagnostic.position), path: path),
            message: diagnostic.message)
        }
      if !faults.isEmpty { throw SyntaxFaults(faults: faults) }
    }
    self.path = path
    self.syntax = syntax
    self.converter = converter
    isTest = Self.isTest(path: path, syntax: syntax)
    suppressions = Suppressions(in: syntax, path: path, converter: converter)
  }

  /// Where a node begins, without the comments before it.
  func place(of node: some SyntaxProtocol) -> Place {
    Place(converter.location(for: node.positionAfterSkippingLeadingTrivia), path: path)
  }

  private static func isTest(path: String, syntax: SourceFileSyntax) -> Bool {
    let folders = path.split(separator: "/").dropLast()
    if folders.contains(where: { $0.hasSuffix("Tests") }) { return true }
    return syntax.statements.contains { statement in
      guard let imported = statement.item.as(ImportDeclSyntax.self) else { return false }
      let module = imported.path.first?.name.text
      return module == "XCTest" || module == "Testing"
    }
  }
}

/// What the parser could not make sense of; never empty.
public struct SyntaxFaults: Error {
  public let faults: [Fault]
}

extension Place {
  init(_ location: SourceLocation, path: String) {
    self.init(path: path, line: location.line, column: location.column)
  }
}
