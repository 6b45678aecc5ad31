import SwiftSyntax

/// Checklist, point 6, from the root view's side: what it makes, it must also keep.
struct ViewModelOwnership: Rule {
  let name = "view-model-ownership"
  let summary = "A view that makes its view model keeps it in @State or @StateObject."
  let why = """
    A view is made anew whenever its parent is evaluated. An object that is made with it, and not \
    kept by the graph, is then another one: what was loaded and typed is gone.
    """
  let mend = "Declare it as @StateObject (ObservableObject) or @State (@Observable)."
  let blindSpots = "Objects that an initialiser or a parent makes anew each time."

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    Visitor.findings(of: self, in: file, of: project)
  }

  private final class Visitor: ScopeVisitor {
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let type, type.isView, node.parent?.is(MemberBlockItemSyntax.self) == true else {
        return .visitChildren
      }
      for property in node.properties where property.isStored && !property.isStatic {
        let isObserved = property.attribute("ObservedObject") != nil
        guard isObserved || property.attributes.isEmpty,
          let made = property.value?.constructedType
        else { continue }
        let model = declaration(made)
        guard isObserved || model.map(project.isObservable) == true, model?.kind != .structure
        else { continue }
        let wrapper =
          model?.attributes.contains("Observable") == true ? "@State" : "@StateObject"
        report(
          at: property.nameToken,
          "\(type.name) makes '\(property.name)' anew whenever its parent is evaluated",
          mend: "Declare it '\(wrapper) private var \(property.name)'.")
      }
      return .visitChildren
    }
  }
}
