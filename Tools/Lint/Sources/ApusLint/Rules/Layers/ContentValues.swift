import SwiftSyntax

/// Checklist, point 2: a content view receives only primitives and value types.
struct ContentValues: Rule {
  let name = "content-values"
  let summary = "A content view receives primitives, value types and callbacks only."
  let why = """
    A view that receives a model object knows how the model is made and stored: it cannot be shown \
    without one, is bound to one model type, and changes whenever the model does.
    """
  let mend = """
    Pass the values that the view shows. A form that edits many properties of one model may receive \
    it as '@Bindable var model'.
    """
  let blindSpots = """
    Types that none of the files declares are taken for values, unless their name says otherwise \
    (then there is a note), and nobody looks into what a closure or a value type captures.
    """

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    Visitor.findings(of: self, in: file, of: project)
  }

  /// How objects that do something, rather than values, are named by custom.
  private static let objectSuffixes = [
    "ViewModel", "Store", "Repository", "Coordinator", "Service", "UseCase", "Manager",
    "Controller", "Router", "Interactor",
  ]

  private final class Visitor: ScopeVisitor {
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let view = contentView, node.parent?.is(MemberBlockItemSyntax.self) == true else {
        return .visitChildren
      }
      for property in node.properties where property.isReceived {
        judge(property, of: view)
      }
      return .visitChildren
    }

    private func judge(_ property: Property, of view: TypeDeclaration) {
      if property.attribute("Bindable") != nil || view.ownsViewModel(property, in: project) {
        return
      }
      if property.attribute("ObservedObject") != nil {
        report(
          at: property.nameToken, "\(view.name) observes the object '\(property.name)'",
          mend: "Observe it in the root view, and give \(view.name) the values that it shows.")
        return
      }
      judge(property.type, called: property.name, at: property.nameToken, in: view)
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let view = contentView else { return .visitChildren }
      // What is kept was reported where it is kept; the rest is only taken apart here.
      let kept = Set(
        view.properties.filter { !$0.isStatic && $0.isStored }
          .flatMap { $0.type?.heldTypes.map(\.name) ?? [] })
      for parameter in node.signature.parameterClause.parameters
      where !parameter.type.heldTypes.contains(where: { kept.contains($0.name) }) {
        let name = parameter.secondName ?? parameter.firstName
        judge(parameter.type, called: name.text, at: name, in: view)
      }
      return .visitChildren
    }

    private func judge(
      _ type: TypeSyntax?, called name: String, at node: TokenSyntax, in view: TypeDeclaration
    ) {
      for held in type?.heldTypes ?? [] {
        if let object = objectName(held.name, in: view) {
          report(
            at: node, "\(view.name) receives '\(name)', \(object)",
            mend: "Give it the values that it shows, and callbacks for what it does.")
        } else if isPerhapsObject(held.name, in: view) {
          report(
            at: node,
            "\(view.name) receives '\(name)' of type \(held.name), which sounds like an object; no "
              + "file says what it is",
            mend: "If it is not a value, pass on what the view shows instead.",
            certainty: .unsure)
        }
      }
    }

    /// What to call the type in a message, if it is surely one of objects.
    private func objectName(_ name: String, in view: TypeDeclaration) -> String? {
      if let constraints = view.genericParameters[name] {
        return project.isClassBound(constraints, in: view) ? "an object of any \(name)" : nil
      }
      guard let type = declaration(name) else { return nil }
      if project.isReference(type) {
        return type.kind == .actor ? "the actor \(type.name)" : "an object (\(type.name))"
      }
      guard type.kind == .structure, let inner = observed(in: type) else { return nil }
      return "a \(type.name), in which there is an object (\(inner))"
    }

    /// The class of a model object inside a value, over any number of values.
    private func observed(in structure: TypeDeclaration) -> String? {
      var seen: Set<String> = []
      var next = [structure]
      while let type = next.popLast() {
        guard seen.insert(type.qualifiedName).inserted else { continue }
        for property in type.properties where property.isStored && !property.isStatic {
          for held in property.type?.heldTypes ?? [] {
            guard let inner = project.type(held.name, in: type.scope, of: type.path) else {
              continue
            }
            if inner.kind == .classType, project.isObservable(inner) { return inner.name }
            if inner.kind == .structure { next.append(inner) }
          }
        }
      }
      return nil
    }

    private func isPerhapsObject(_ name: String, in view: TypeDeclaration) -> Bool {
      guard view.genericParameters[name] == nil else { return false }
      if let type = declaration(name), type.kind != .protocolType { return false }
      return ContentValues.objectSuffixes.contains { name.lastName.hasSuffix($0) }
    }
  }
}

extension Property {
  /// Whether the value comes from whoever makes the view. What comes from the environment, and state
  /// of the view's own, are other rules'.
  fileprivate var isReceived: Bool {
    guard isStored, !isStatic else { return false }
    if attributes.isEmpty || attribute("ViewBuilder") != nil { return true }
    return ["Binding", "Bindable", "ObservedObject"].contains { attribute($0) != nil }
  }
}
