import SwiftSyntax

/// Checklist, point 3: a content view has no access to the environment.
struct ContentEnvironment: Rule {
  let name = "content-environment"
  let summary = "A content view reads nothing from the environment."
  let why = """
    What a view takes from the environment does not stand in its initialiser: a preview, a test or \
    another screen that forgets to put it there crashes or shows something else.
    """
  let mend = "Read it in the root view, and pass the value on."
  let blindSpots = """
    Property wrappers of your own that read the environment inside, and components inside a content \
    view that read it for themselves.
    """

  func findings(in file: SourceFile, of project: Project) -> [Finding] {
    Visitor.findings(of: self, in: file, of: project)
  }

  /// Values by which SwiftUI itself tells a view how to draw. Every preview has them.
  static let drawingValues: Set<String> = [
    "accessibilityDifferentiateWithoutColor", "accessibilityReduceMotion",
    "accessibilityReduceTransparency", "accessibilityInvertColors", "accessibilityEnabled",
    "backgroundProminence", "calendar", "colorScheme", "colorSchemeContrast", "controlSize",
    "displayScale", "dynamicTypeSize", "font", "headerProminence", "horizontalSizeClass",
    "isEnabled", "isFocused", "layoutDirection", "legibilityWeight", "lineLimit", "lineSpacing",
    "locale", "multilineTextAlignment", "pixelLength", "redactionReasons", "sizeCategory",
    "timeZone", "verticalSizeClass",
  ]

  /// Wrappers that fetch something which some view above, or the device, has to supply.
  private static let wrappers: Set<String> = [
    "EnvironmentObject", "Query", "FetchRequest", "SectionedFetchRequest", "AppStorage",
    "SceneStorage", "FocusedObject", "FocusedValue", "FocusedBinding",
  ]

  private final class Visitor: ScopeVisitor {
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let view = contentView else { return .visitChildren }
      for property in node.properties {
        if let attribute = property.attribute("Environment") {
          judge(attribute, of: property, in: view)
        } else if let attribute = property.attributes.first(where: {
          ContentEnvironment.wrappers.contains($0.name)
        }) {
          report(
            at: attribute, "\(view.name) takes '\(property.name)' from @\(attribute.name)",
            mend: "Declare it in the root view, and give \(view.name) the value or a binding.")
        }
      }
      return .visitChildren
    }

    private func judge(
      _ attribute: AttributeSyntax, of property: Property, in view: TypeDeclaration
    ) {
      let key = attribute.environmentKey
      if let key, ContentEnvironment.drawingValues.contains(key) {
        report(
          at: attribute,
          "\(view.name) reads the environment's '\(key)'; every preview has a value for it, so this "
            + "may be meant",
          mend: "If the root view knows it, pass it on; else leave it.", certainty: .unsure)
      } else {
        report(
          at: attribute,
          "\(view.name) takes '\(property.name)' from the environment",
          mend: key.map(ContentNavigation.actions.contains) == true
            ? "Give \(view.name) a callback, and let the root view use '\(property.name)'."
            : "Read it in the root view, and give \(view.name) the values that it shows.")
      }
    }
  }
}

extension AttributeSyntax {
  /// `colorScheme` of `@Environment(\.colorScheme)`; nil for a type.
  var environmentKey: String? {
    guard case .argumentList(let arguments) = self.arguments,
      let path = arguments.first?.expression.as(KeyPathExprSyntax.self)
    else { return nil }
    return path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)?
      .declName.baseName.text
  }
}
