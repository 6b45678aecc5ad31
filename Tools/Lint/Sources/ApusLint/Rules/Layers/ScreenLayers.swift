import SwiftSyntax

/// Checklist, point 1: each screen has a root view and a content view.
struct ScreenLayers: Rule {
  let name = "screen-layers"
  let summary = "A screen is a root view that wires and a content view that draws."
  let why = """
    A view that owns its model and also draws can be seen only with the whole model behind it, so \
    its states are seen by nobody until a user is in them.
    """
  let mend = """
    Move what is drawn to a view of its own (…ContentView) that receives values and callbacks; what \
    remains is the root view.
    """
  let blindSpots = """
    A view is judged by what its own file shows. Fewer than \(ScreenLayers.threshold) elements, and \
    what stands in alerts, dialogs and toolbars, are let pass: a screen that small need not be split. \
    A view that draws only through other views of the app is taken for a root view, whatever they \
    are called.
    """

  /// From so many elements on, a view draws.
  static let threshold = 3

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    Visitor.findings(of: self, in: file, of: project)
  }

  /// Parts of a screen that may well observe an object each.
  private static let partSuffixes = [
    "Row", "Cell", "Item", "Card", "Badge", "Button", "Header", "Footer", "Label", "Tile", "Bar",
    "RowView", "CellView", "ItemView", "CardView", "BadgeView", "ButtonView", "HeaderView",
    "FooterView", "LabelView", "TileView", "BarView",
  ]

  private final class Visitor: ScopeVisitor {
    override func enter(_ type: TypeDeclaration, _ node: any DeclGroupSyntax) {
      guard type.isView, !project.layers.isContentView(type), type.isDeclared(by: node),
        !ScreenLayers.partSuffixes.contains(where: type.name.hasSuffix),
        let model = type.wiredModel(in: project)
      else { return }
      let drawing = Drawing(project: project, file: file)
      drawing.walk(node.memberBlock)
      // Extensions in this file draw for the type too.
      for statement in file.syntax.statements {
        if let more = statement.item.as(ExtensionDeclSyntax.self),
          more.extendedType.dottedName == type.qualifiedName
        {
          drawing.walk(more.memberBlock)
        }
      }
      guard drawing.elements.count >= ScreenLayers.threshold, !drawing.hasContentView else {
        return
      }
      let isScreen = model.isOwned || drawing.isScreen || type.name.hasSuffix("Screen")
      report(
        at: type.nameToken,
        "\(type.name) wires '\(model.name)' and also draws (\(drawing.shown))"
          + (isScreen ? "" : "; whether it is a screen cannot be told"),
        mend: "Move what it draws to a view that receives values, and let \(type.name) wire it.",
        certainty: isScreen ? .sure : .unsure)
    }
  }
}

extension TypeDeclaration {
  /// The first property by which the view is wired to a model.
  fileprivate func wiredModel(in project: Project) -> (name: String, isOwned: Bool)? {
    for property in properties where property.isStored && !property.isStatic {
      if property.attribute("StateObject") != nil { return (property.name, true) }
      if property.attribute("State") != nil, ownsViewModel(property, in: project) {
        return (property.name, true)
      }
    }
    for property in properties where property.isStored && !property.isStatic {
      let isObserved = ["ObservedObject", "EnvironmentObject", "Query", "FetchRequest"]
        .contains { property.attribute($0) != nil }
      let isFromEnvironment =
        property.attribute("Environment").map { $0.environmentKey == nil } ?? false
      if isObserved || isFromEnvironment { return (property.name, false) }
    }
    return nil
  }
}

/// Counts what the members of a view draw themselves.
private final class Drawing: SyntaxVisitor {
  private(set) var elements: [String] = []
  private(set) var hasContentView = false
  /// Whether something in it is what only screens have.
  private(set) var isScreen = false
  private let project: Project
  private let file: SourceFile

  private static let drawn: Set<String> = [
    "Text", "Label", "Image", "AsyncImage", "TextField", "SecureField", "TextEditor", "Toggle",
    "Picker", "DatePicker", "Stepper", "Slider", "Button", "Link", "Gauge", "List", "Form",
    "ForEach", "Chart", "Map", "Table", "Menu", "ColorPicker", "LabeledContent",
  ]
  private static let screenModifiers: Set<String> = [
    "navigationTitle", "navigationBarTitle", "task", "toolbar", "navigationDestination",
    "refreshable",
  ]
  /// What these show stands beside the screen, and is the root view's.
  private static let besides: Set<String> = [
    "alert", "confirmationDialog", "toolbar", "sheet", "fullScreenCover", "popover",
    "navigationDestination", "contextMenu", "swipeActions", "overlay",
    "tabItem",
  ]

  init(project: Project, file: SourceFile) {
    self.project = project
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  /// The elements in a message.
  var shown: String {
    let names = elements.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return names.prefix(4).joined(separator: ", ") + (names.count > 4 ? ", …" : "")
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.constructedType {
      if Self.drawn.contains(name), project.type(name, in: [], of: file.path) == nil {
        elements.append(name)
      }
      if project.layers.isContentViewName(name.lastName) { hasContentView = true }
    } else if let modifier = node.modifier?.text {
      if Self.screenModifiers.contains(modifier) { isScreen = true }
      if Self.besides.contains(modifier) {
        // Only what the modifier is applied to.
        walk(node.calledExpression)
        return .skipChildren
      }
    }
    return .visitChildren
  }

  // Types inside the view draw for themselves.
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
