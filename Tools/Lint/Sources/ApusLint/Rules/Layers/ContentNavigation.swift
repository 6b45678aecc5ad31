import SwiftSyntax

/// Checklist, point 5: navigation flows through the root view or a coordinator.
struct ContentNavigation: Rule {
  let name = "content-navigation"
  let summary = "A content view does not navigate: it says what was chosen."
  let why = """
    A content view that pushes, presents or dismisses knows what comes before and after it, and can \
    be used in one place only.
    """
  let mend = "Give the content view a callback; the root view or the coordinator navigates."
  let blindSpots = """
    Navigation that a component inside the content view does, and coordinators whose type is not \
    called …Coordinator, …Router or …Navigator. A navigation title, a toolbar, 'Link', alerts and \
    confirmation dialogs are display.
    """

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    Visitor.findings(of: self, in: file, of: project)
  }

  /// What the environment offers for going somewhere else.
  static let actions: Set<String> = [
    "dismiss", "presentationMode", "openURL", "openWindow", "dismissWindow", "dismissSearch",
  ]

  private static let views: Set<String> = [
    "NavigationLink", "NavigationStack", "NavigationView", "NavigationSplitView",
  ]
  private static let presentations: Set<String> = ["sheet", "fullScreenCover", "popover"]
  private static let navigatorSuffixes = ["Coordinator", "Router", "Navigator"]

  private final class Visitor: ScopeVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let view = contentView else { return .visitChildren }
      if let name = node.constructedType, ContentNavigation.views.contains(name.lastName) {
        report(
          at: node, "\(view.name) contains a \(name.lastName)",
          mend: name.lastName == "NavigationLink"
            ? "Use a Button that calls a callback; the root view appends to the path."
            : "Put the \(name.lastName) around the root view.")
      } else if let modifier = node.modifier, modifier.text == "navigationDestination" {
        report(
          at: modifier,
          "\(view.name) says where its links lead with '.navigationDestination'",
          mend: "Move it to the root view.")
      } else if let modifier = node.modifier,
        ContentNavigation.presentations.contains(modifier.text), node.hasClosure
      {
        report(
          at: modifier,
          "\(view.name) presents something with '.\(modifier.text)'; if that is a screen, the root "
            + "view should",
          mend: "Move '.\(modifier.text)' to the root view, and fire a callback.",
          certainty: .unsure)
      } else if let navigator = navigator(of: node, in: view) {
        report(
          at: node, "\(view.name) navigates with '\(navigator)'",
          mend: "Give \(view.name) a callback, and use '\(navigator)' in the root view.")
      }
      return .visitChildren
    }

    /// The property by which the call navigates.
    private func navigator(of call: FunctionCallExprSyntax, in view: TypeDeclaration) -> String? {
      guard var name = call.calledExpression.dottedName else { return nil }
      if name.hasPrefix("self.") { name.removeFirst("self.".count) }
      guard let first = name.split(separator: ".").first,
        let property = view.properties.first(where: { $0.name == first })
      else { return nil }
      if let key = property.attribute("Environment")?.environmentKey {
        return ContentNavigation.actions.contains(key) ? property.name : nil
      }
      guard name.contains(".") else { return nil }
      let isNavigator = property.type?.heldTypes.contains { held in
        held.name.lastName == "NavigationPath"
          || ContentNavigation.navigatorSuffixes.contains { held.name.hasSuffix($0) }
      }
      return isNavigator == true ? property.name : nil
    }
  }
}
