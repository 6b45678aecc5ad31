import SwiftSyntax

/// A named type that a value of some written type holds: `Account` of `[Account?]`.
struct HeldType {
  /// With dots, without generic arguments.
  let name: String
  let syntax: TypeSyntax
}

extension TypeSyntax {
  /// Generic types that hold nothing but what stands between their angle brackets.
  private static let containers: Set<String> = [
    "Optional", "Array", "Set", "Dictionary", "Binding", "Result", "ArraySlice", "ContiguousArray",
    "Published", "State", "ClosedRange", "Range",
  ]

  /// The named types that a value of this type holds. Functions hold nothing that could be seen.
  var heldTypes: [HeldType] {
    switch self.as(TypeSyntaxEnum.self) {
    case .optionalType(let type): type.wrappedType.heldTypes
    case .implicitlyUnwrappedOptionalType(let type): type.wrappedType.heldTypes
    case .attributedType(let type): type.baseType.heldTypes
    case .someOrAnyType(let type): type.constraint.heldTypes
    case .arrayType(let type): type.element.heldTypes
    case .dictionaryType(let type): type.key.heldTypes + type.value.heldTypes
    case .tupleType(let type): type.elements.flatMap(\.type.heldTypes)
    case .compositionType(let type): type.elements.flatMap(\.type.heldTypes)
    case .identifierType(let type):
      if Self.containers.contains(type.name.text) {
        type.genericArgumentClause?.heldTypes ?? []
      } else {
        [HeldType(name: type.name.text.withoutBackticks, syntax: self)]
      }
    case .memberType(let type):
      if type.baseType.trimmedDescription == "Swift", Self.containers.contains(type.name.text) {
        type.genericArgumentClause?.heldTypes ?? []
      } else {
        [HeldType(name: dottedName, syntax: self)]
      }
    default: []
    }
  }

  /// The name of a type, without its generic arguments and the words `some` and `any`; otherwise the
  /// text as it stands.
  var dottedName: String {
    switch self.as(TypeSyntaxEnum.self) {
    case .identifierType(let type): type.name.text.withoutBackticks
    case .memberType(let type):
      "\(type.baseType.dottedName).\(type.name.text.withoutBackticks)"
    case .someOrAnyType(let type): type.constraint.dottedName
    case .attributedType(let type): type.baseType.dottedName
    default: trimmedDescription
    }
  }

  /// Whether this is a function, possibly an optional one.
  var isFunction: Bool {
    switch self.as(TypeSyntaxEnum.self) {
    case .functionType: true
    case .optionalType(let type): type.wrappedType.isFunction
    case .implicitlyUnwrappedOptionalType(let type): type.wrappedType.isFunction
    case .attributedType(let type): type.baseType.isFunction
    case .tupleType(let type):
      type.elements.count == 1 && type.elements.allSatisfy(\.type.isFunction)
    default: false
    }
  }
}

extension GenericArgumentClauseSyntax {
  fileprivate var heldTypes: [HeldType] {
    arguments.flatMap { argument -> [HeldType] in
      if case .type(let type) = argument.argument { type.heldTypes } else { [] }
    }
  }
}
