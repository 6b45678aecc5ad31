import SwiftSyntax

/// Values that Foundation takes from the process, where a visitor has their own.
struct ProcessValues: Rule {
  let name = "process-values"
  let summary = "Settings and time zone come from the visitor, not the process."
  let why = """
    On a server these are the server's: dates show in its time zone, and all visitors read what one \
    visitor saves in the defaults.
    """
  let mend = """
    In views, read '@Environment(\\.timeZone)' or '\\.calendar', and pass them on; keep settings in \
    @AppStorage (the visitor's browser) or in the database.
    """
  let blindSpots = """
    Values that are taken without being named: '.current' by itself, 'formatted()' and formatters \
    that nobody gave a time zone.
    """

  let isAboutLinux = true

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    Visitor.findings(of: self, in: file, of: project)
  }

  /// Each with what to use instead.
  private static let stores: [String: String] = [
    "UserDefaults.standard": "@AppStorage, which the visitor's browser keeps",
    "NSUbiquitousKeyValueStore.default": "the database",
    "HTTPCookieStorage.shared": "a URLSession of the visitor's own",
    "URLCredentialStorage.shared": "a URLSession of the visitor's own",
  ]
  private static let regional: [String: String] = [
    "TimeZone.current": "timeZone", "TimeZone.autoupdatingCurrent": "timeZone",
    "Calendar.current": "calendar", "Calendar.autoupdatingCurrent": "calendar",
  ]

  private final class Visitor: ScopeVisitor {
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard var name = ExprSyntax(node).dottedName else { return .visitChildren }
      if name.hasPrefix("Foundation.") { name.removeFirst("Foundation.".count) }
      if let instead = ProcessValues.stores[name] {
        report(
          at: node, "all visitors of a served app share \(name)", mend: "Use \(instead).")
      } else if let key = ProcessValues.regional[name] {
        let isInView = type?.isView == true
        report(
          at: node,
          "\(name) is the server's"
            + (isInView ? "" : "; whether a visitor sees it cannot be told"),
          mend: isInView
            ? "Use '@Environment(\\.\(key))'."
            : "If a visitor sees it, take the \(key) as a parameter from the view's environment.",
          certainty: isInView ? .sure : .unsure)
      }
      return .visitChildren
    }
  }
}
