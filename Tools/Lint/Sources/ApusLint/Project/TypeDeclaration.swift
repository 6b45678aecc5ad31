import SwiftSyntax

/// A type that one of the files declares.
struct TypeDeclaration: Sendable {
  enum Kind: Sendable {
    case structure, classType, enumeration, actor, protocolType
  }

  let kind: Kind
  /// Without the types around it.
  let name: String
  /// With the types around it: `Outer.Inner`.
  let qualifiedName: String
  let path: String
  let nameToken: TokenSyntax
  /// What stands after the colon, here and in the extensions of all files.
  var inherited: [String]
  let attributes: [String]
  /// Each generic parameter with what it must conform to.
  let genericParameters: [String: [String]]
  let properties: [Property]

  var isView: Bool { kind != .protocolType && inherited.contains { $0.lastName == "View" } }
  var isApp: Bool { inherited.contains { $0.lastName == "App" } }

  /// Whether this is the declaration itself, not an extension.
  func isDeclared(by node: any DeclGroupSyntax) -> Bool {
    node.asProtocol((any NamedDeclSyntax).self)?.name.id == nameToken.id
  }

  /// The types around what stands in this one, and itself.
  var scope: [String] { qualifiedName.split(separator: ".").map(String.init) }
}

/// A property as it is written, stored or computed, of a type or of its instances.
struct Property: Sendable {
  let name: String
  let nameToken: TokenSyntax
  let type: TypeSyntax?
  let value: ExprSyntax?
  let attributes: [AttributeSyntax]
  let isStatic: Bool
  /// Declared with `var`.
  let isVariable: Bool
  let isComputed: Bool
  let modifiers: [String]

  var isStored: Bool { !isComputed }

  func attribute(_ name: String) -> AttributeSyntax? {
    attributes.first { $0.name == name }
  }
}

extension AttributeSyntax {
  /// Without the module: `State` of `@SwiftUI.State`.
  var name: String { attributeName.trimmedDescription.withoutGenericArguments.lastName }
}

extension AttributeListSyntax {
  var all: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }
}

extension String {
  /// The last part of a name with dots.
  var lastName: String {
    lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self
  }

  var withoutGenericArguments: String { String(prefix { $0 != "<" }) }

  /// How types are named, by custom.
  var isUppercased: Bool { first { $0 != "_" }?.isUppercase ?? false }
}

extension VariableDeclSyntax {
  /// One for each name that is declared; patterns that take a tuple apart are left out.
  var properties: [Property] {
    let modifiers = modifiers.map(\.name.text)
    return bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        return nil
      }
      return Property(
        name: name.text.withoutBackticks, nameToken: name, type: binding.statedType(in: bindings),
        value: binding.initializer?.value, attributes: attributes.all,
        isStatic: modifiers.contains("static") || modifiers.contains("class"),
        isVariable: bindingSpecifier.tokenKind == .keyword(.var),
        isComputed: binding.isComputed, modifiers: modifiers)
    }
  }
}

extension PatternBindingSyntax {
  /// `let a, b: Int` states the type once, behind the last.
  fileprivate func statedType(in bindings: PatternBindingListSyntax) -> TypeSyntax? {
    if let typeAnnotation { return typeAnnotation.type }
    guard initializer == nil, let position = bindings.firstIndex(where: { $0.id == id }) else {
      return nil
    }
    return bindings[position...].first { $0.typeAnnotation != nil }?.typeAnnotation?.type
  }

  fileprivate var isComputed: Bool {
    switch accessorBlock?.accessors {
    case nil: false
    case .getter: true
    case .accessors(let accessors):
      // What is only observed is stored.
      !accessors.allSatisfy {
        [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
      }
    }
  }
}

extension String {
  var withoutBackticks: String { filter { $0 != "`" } }
}
