import SwiftSyntax

/// Checklist, point 4: a content view can be previewed without setting up a model.
struct ContentPreview: Rule {
  let name = "content-preview"
  let summary = "A content view has a preview that sets up no model."
  let why = """
    The preview shows that the view stands on its own. If it needs a model, so does every test of \
    the view and every other place that wants to use it.
    """
  let mend = "Give the preview literal values and empty callbacks."
  let blindSpots = """
    Set-up behind a function that a preview calls, and previews in folders that were not given. Only \
    classes that one of the files declares are known to be models.
    """

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    Visitor.findings(of: self, in: file, of: project) + previews(in: file, of: project)
  }

  /// What everyone in the process shares and a preview has to set up.
  private static let processObjects: Set<String> = [
    "UserDefaults.standard", "FileManager.default", "URLSession.shared",
    "NotificationCenter.default", "UIApplication.shared",
  ]

  private final class Visitor: ScopeVisitor {
    override func enter(_ type: TypeDeclaration, _ node: any DeclGroupSyntax) {
      guard type.isDeclared(by: node), project.layers.isContentView(type),
        !project.previewedViews.contains(type.name)
      else { return }
      report(
        at: type.nameToken,
        "no preview shows \(type.name), so nothing shows that it needs no model",
        mend: "Add a #Preview with literal values and empty callbacks.", certainty: .unsure)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard let view = contentView, let name = ExprSyntax(node).dottedName else {
        return .visitChildren
      }
      let base = name.split(separator: ".").dropLast().joined(separator: ".")
      guard
        ContentPreview.processObjects.contains(name)
          || project.sharedObject(name.lastName, of: declaration(base)) != nil
      else { return .visitChildren }
      report(
        at: node, "\(view.name) uses \(name), which each preview has to set up",
        mend: "Use it in the root view or the view model, and pass on the values.")
      return .skipChildren
    }
  }

  private func previews(in file: SourceFile, of project: Project) -> [Finding] {
    let collector = PreviewCollector(viewMode: .sourceAccurate)
    collector.walk(file.syntax)
    return collector.previews.flatMap { preview -> [Finding] in
      let views = preview.constructed
        .compactMap { project.type($0.name, in: [], of: file.path) }
        .filter(project.layers.isContentView)
      guard let view = views.first else { return [] }
      let setUp = SetUpCollector(
        file: file, project: project,
        editable: Set(views.flatMap { $0.properties.compactMap(\.editedType) }))
      setUp.walk(preview.syntax)
      return setUp.found.map { node, what in
        Finding(
          rule: name, place: file.place(of: node),
          message: "the preview of \(view.name) \(what)",
          mend: "Make \(view.name) show plain values, and give the preview literal ones.")
      }
    }
  }
}

/// Finds what a preview does to set up a model.
private final class SetUpCollector: SyntaxVisitor {
  private(set) var found: [(node: Syntax, what: String)] = []
  private let file: SourceFile
  private let project: Project
  /// Types that a form may receive as they are.
  private let editable: Set<String>

  init(file: SourceFile, project: Project, editable: Set<String>) {
    self.file = file
    self.project = project
    self.editable = editable
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.constructedType, let type = project.type(name, in: [], of: file.path),
      project.isReference(type), !editable.contains(type.name)
    {
      found.append((Syntax(node), "makes a \(type.name)"))
    } else if let modifier = node.modifier,
      ["environmentObject", "modelContainer", "modelContext"].contains(modifier.text)
        || modifier.text == "environment" && node.arguments.count == 1
    {
      found.append((Syntax(modifier), "needs '.\(modifier.text)'"))
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base?.dottedName,
      let object = project.sharedObject(
        node.declName.baseName.text, of: project.type(base, in: [], of: file.path))
    else { return .visitChildren }
    if !editable.contains(object) {
      found.append((Syntax(node), "uses \(base).\(node.declName.baseName.text)"))
    }
    return .skipChildren
  }
}

extension Project {
  /// The name of the class, if a static property holds an object.
  fileprivate func sharedObject(_ property: String, of type: TypeDeclaration?) -> String? {
    guard let type,
      let shared = type.properties.first(where: { $0.isStatic && $0.name == property })
    else { return nil }
    let names =
      (shared.type?.heldTypes.map(\.name) ?? [])
      + [shared.value?.constructedType].compactMap(\.self)
    return names.lazy
      .compactMap { self.type($0, in: type.scope, of: type.path) }
      .first { $0.kind == .classType || $0.kind == .actor }?.name
  }
}

extension Property {
  /// The type of a model that a form edits.
  fileprivate var editedType: String? {
    attribute("Bindable") == nil ? nil : type?.heldTypes.first?.name
  }
}
