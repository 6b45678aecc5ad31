import SwiftSyntax

/// Checklist, point 6: the root view creates or receives the view model; the content view does not.
struct ContentViewModel: Rule {
  let name = "content-view-model"
  let summary = "A content view neither makes nor receives a view model."
  let why = """
    The view model belongs to the screen. A content view that has one is a second root view, and \
    whatever it makes itself, no preview and no test can replace.
    """
  let mend = "Let the root view own the view model, and pass on values, bindings and callbacks."
  let blindSpots = """
    View models that are not called …ViewModel are seen only if one of the files declares them and \
    views observe them. State of a content view's own that is a value (which row is open) is allowed.
    """

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    Visitor.findings(of: self, in: file, of: project)
  }

  private final class Visitor: ScopeVisitor {
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let view = contentView, node.parent?.is(MemberBlockItemSyntax.self) == true else {
        return .visitChildren
      }
      for property in node.properties where view.ownsViewModel(property, in: project) {
        report(
          at: property.nameToken, "\(view.name) has the view model '\(property.name)'",
          mend: "Move it to the root view, and give \(view.name) what it shows.")
        return .skipChildren
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let view = contentView, let name = node.constructedType, let type = declaration(name),
        type.kind == .classType, project.isObservable(type) || type.isNamedViewModel
      {
        report(
          at: node, "\(view.name) makes a \(type.name)",
          mend: "Make it in the root view, and give \(view.name) what it shows.")
      }
      return .visitChildren
    }
  }
}

extension TypeDeclaration {
  var isNamedViewModel: Bool { name.hasSuffix("ViewModel") }

  /// Whether a property of this view is a view model: an object with that name, or one of which the
  /// view is the owner.
  func ownsViewModel(_ property: Property, in project: Project) -> Bool {
    guard property.isStored, !property.isStatic else { return false }
    if property.attribute("StateObject") != nil { return true }
    let isState = property.attribute("State") != nil
    let names =
      (property.type?.heldTypes.map(\.name) ?? [])
      + [property.value?.constructedType].compactMap(\.self)
    return names.contains { name in
      guard genericParameters[name] == nil else { return false }
      guard let type = project.type(name, in: scope, of: path) else {
        // Nobody keeps a value of such a name in the view's state.
        return isState && name.lastName.hasSuffix("ViewModel")
      }
      guard project.isReference(type) else { return false }
      return isState || type.isNamedViewModel
    }
  }
}
