import SwiftSyntax

/// What all files together declare.
public struct Project: Sendable {
  private var types: [String: [TypeDeclaration]] = [:]
  private var aliases: [String: [TypeSyntax]] = [:]
  /// Names of content views that some preview shows.
  private(set) var previewedViews: Set<String> = []
  let layers: Layers

  /// - Parameter layers: by which names views are told apart.
  public init(_ files: [SourceFile], layers: Layers = Layers()) {
    self.layers = layers
    var extensions: [(type: String, inherited: [String])] = []
    for file in files {
      let collector = TypeCollector(path: file.path)
      collector.walk(file.syntax)
      for type in collector.declarations { types[type.qualifiedName, default: []].append(type) }
      for alias in collector.aliases { aliases[alias.name, default: []].append(alias.type) }
      extensions += collector.conformances
    }
    for (type, inherited) in extensions {
      for index in types[type, default: []].indices { types[type]?[index].inherited += inherited }
    }
    // A protocol of the app's own may say that its types are views.
    for (name, declarations) in types {
      for (index, type) in declarations.enumerated() where !type.isView {
        if lineage(of: type).contains(where: { $0.inherited.contains { $0.lastName == "View" } }) {
          types[name]?[index].inherited.append("View")
        }
      }
    }
    previewedViews = files.reduce(into: []) { views, file in
      let previews = PreviewCollector(viewMode: .sourceAccurate)
      previews.walk(file.syntax)
      for preview in previews.previews { views.formUnion(preview.constructed.map(\.name.lastName)) }
    }
  }

  /// The declaration that a name means; nil if there is none in the files, or if there are several
  /// and none of them is in the file that asks.
  ///
  /// - Parameter scope: the names of the types around the place where the name is used.
  func type(_ name: String, in scope: [String], of path: String) -> TypeDeclaration? {
    type(name, in: scope, of: path, depth: 0)
  }

  private func type(
    _ name: String, in scope: [String], of path: String, depth: Int
  ) -> TypeDeclaration? {
    let name = name == "Self" ? scope.joined(separator: ".") : name
    for length in stride(from: scope.count, through: 0, by: -1) {
      let candidate = (scope.prefix(length) + [name]).joined(separator: ".")
      if let declared = types[candidate] {
        if declared.count == 1 { return declared[0] }
        let near = declared.filter { $0.path == path }
        return near.count == 1 ? near[0] : nil
      }
      if let alias = aliases[candidate] {
        // A chain of aliases longer than this is a circle, which the compiler refuses.
        guard alias.count == 1, depth < 8 else { return nil }
        return type(
          alias[0].dottedName, in: Array(scope.prefix(length)), of: path, depth: depth + 1)
      }
    }
    return nil
  }

  /// What another name of a type stands for, if it is one.
  func alias(_ name: String, in scope: [String]) -> TypeSyntax? {
    for length in stride(from: scope.count, through: 0, by: -1) {
      let candidate = (scope.prefix(length) + [name]).joined(separator: ".")
      if types[candidate] != nil { return nil }
      if let alias = aliases[candidate] { return alias.count == 1 ? alias[0] : nil }
    }
    return nil
  }

  // MARK: - Facts about a type

  /// Whether values of the type are references: classes, actors, and protocols that only they can
  /// conform to.
  func isReference(_ type: TypeDeclaration) -> Bool {
    switch type.kind {
    case .classType, .actor: true
    case .structure, .enumeration: false
    case .protocolType:
      lineage(of: type).contains { parent in
        parent.kind == .classType || parent.inherited.contains(where: Self.admitsOnlyReferences)
      }
    }
  }

  /// Whether one of the constraints of a generic parameter admits only references.
  func isClassBound(_ constraints: [String], in type: TypeDeclaration) -> Bool {
    constraints.contains { constraint in
      Self.admitsOnlyReferences(constraint)
        || self.type(constraint, in: type.scope, of: type.path).map(isReference) == true
    }
  }

  private static func admitsOnlyReferences(_ constraint: String) -> Bool {
    ["AnyObject", "ObservableObject", "NSObjectProtocol", "Actor"].contains(constraint.lastName)
  }

  /// Whether views observe values of the type.
  func isObservable(_ type: TypeDeclaration) -> Bool {
    lineage(of: type).contains { type in
      type.attributes.contains("Observable")
        || type.inherited.contains { ["ObservableObject", "Observable"].contains($0.lastName) }
    }
  }

  /// Whether a reference of the type can be changed after it was made, as far as the files tell.
  func isMutableReference(_ type: TypeDeclaration) -> Bool {
    guard type.kind == .classType || type.kind == .actor else { return false }
    if isObservable(type) { return true }
    return lineage(of: type).contains { type in
      type.properties.contains { property in
        guard !property.isStatic, property.isStored else { return false }
        return property.isVariable || SharedContainers.isHeld(by: property)
      }
    }
  }

  /// The type and what the files say about its superclasses and protocols.
  func lineage(of type: TypeDeclaration) -> [TypeDeclaration] {
    var found = [type]
    var next = 0
    while next < found.count {
      let current = found[next]
      next += 1
      for name in current.inherited {
        guard
          let parent = self.type(name, in: Array(current.scope.dropLast()), of: current.path),
          !found.contains(where: { $0.qualifiedName == parent.qualifiedName })
        else { continue }
        found.append(parent)
      }
    }
    return found
  }
}
