extension Rules {
  /// The rules as a JSON Schema (draft 2020-12) of the model's JSON.
  ///
  /// It never refuses what the rules accept. What JSON Schema can't say is left out: rules across
  /// fields, conditions that are closures, custom and asynchronous rules, and a maximum in characters
  /// (JSON Schema counts Unicode scalars; give the rule that unit where the schema should tell it).
  ///
  /// - Parameters:
  ///   - title: What the model is called.
  ///   - id: The address of the schema.
  public func jsonSchema(title: String? = nil, id: String? = nil) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("$schema", .string("https://json-schema.org/draft/2020-12/schema"))
    ]
    if let id { members.append(.init("$id", .string(id))) }
    if let title { members.append(.init("title", .string(title))) }
    var object = SchemaObject()
    object.add(nodes)
    return .object(members + object.members)
  }
}

/// An object's schema while it is put together.
private struct SchemaObject {
  /// What is known of one property. Several declarations may tell of it.
  private struct Property {
    var name: String
    var description: FieldDescription?
    var object: SchemaObject?
    var element: SchemaObject?
    var elementDescription: FieldDescription?
    var isOptional = false
  }

  private var properties: [Property] = []
  private var conditions: [JSONValue] = []
  /// In a condition's consequence the types and what must be there are known already.
  private var isConsequence = false

  mutating func add(_ nodes: [Node]) {
    for node in nodes {
      switch node {
      case .step(let step):
        if let description = step.description {
          add(description, at: description.path.components[...])
        }
      case .group(let group): add(group)
      }
    }
  }

  private mutating func add(_ group: Group) {
    let empty = SchemaObject(isConsequence: isConsequence)
    switch group.kind {
    case .nested(let isOptional):
      at(group.path.components[...]) { property in
        property.isOptional = isOptional
        property.object = property.object ?? empty
        property.object!.add(group.children)
      }
    case .rows:
      at(group.path.components.dropLast()) { property in
        property.element = property.element ?? empty
        property.element!.add(group.children)
        if case .step(let step)? = group.children.first, step.targets == [.root] {
          property.elementDescription = step.description
          property.element = nil
        }
      }
    case .condition(let description):
      guard let description else { return }
      var consequence = SchemaObject(isConsequence: true)
      consequence.add(group.children)
      conditions.append(
        .object([
          .init("if", Self.condition(description.path.components[...], description.value)),
          .init("then", .object(consequence.members)),
        ]))
    }
  }

  init(isConsequence: Bool = false) {
    self.isConsequence = isConsequence
  }

  private mutating func add(
    _ description: FieldDescription, at path: ArraySlice<FieldPath.Component>
  ) {
    at(path) { property in
      if let known = property.description {
        property.description = FieldDescription(
          path: known.path, kind: known.kind, isOptional: known.isOptional,
          constraints: known.constraints + description.constraints)
      } else {
        property.description = description
      }
    }
  }

  /// Goes along the path, and makes what is missing on it.
  private mutating func at(
    _ path: ArraySlice<FieldPath.Component>, _ change: (inout Property) -> Void
  ) {
    guard case .field(let name)? = path.first else { return }
    let index =
      properties.firstIndex { $0.name == name }
      ?? {
        properties.append(Property(name: name))
        return properties.count - 1
      }()
    let rest = path.dropFirst()
    if rest.isEmpty {
      change(&properties[index])
    } else {
      var object = properties[index].object ?? SchemaObject(isConsequence: isConsequence)
      object.at(rest, change)
      properties[index].object = object
    }
  }

  var members: [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if !isConsequence { members.append(.init("type", .string("object"))) }
    if !properties.isEmpty {
      members.append(
        .init("properties", .object(properties.map { .init($0.name, schema(of: $0)) })))
    }
    let required = properties.filter(isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { members.append(.init("required", .array(required))) }
    if !conditions.isEmpty { members.append(.init("allOf", .array(conditions))) }
    return members
  }

  /// Swift leaves out an optional without a value when it encodes, and nothing else.
  private func isRequired(_ property: Property) -> Bool {
    if let description = property.description {
      return description.isRequired || !description.isOptional && !isConsequence
    }
    return !property.isOptional && !isConsequence
  }

  private func schema(of property: Property) -> JSONValue {
    var members: [JSONValue.Member] = []
    if let description = property.description {
      members = FieldSchema(description, isConsequence: isConsequence).members
    }
    if let object = property.object {
      members = object.members.map { member in
        guard property.isOptional, member.name == "type" else { return member }
        return .init("type", .array([.string("object"), .string("null")]))
      }
    }
    if property.element != nil || property.elementDescription != nil {
      if property.description == nil, !isConsequence {
        members.append(.init("type", .string("array")))
      }
      members.removeAll { $0.name == "items" }
      let items =
        property.elementDescription.map { FieldSchema($0, isConsequence: false).members }
        ?? property.element!.members
      members.append(.init("items", .object(items)))
    }
    return .object(members)
  }

  /// A schema that is met where the field has the value.
  private static func condition(
    _ path: ArraySlice<FieldPath.Component>, _ value: FailureArgument
  ) -> JSONValue {
    guard case .field(let name)? = path.first else {
      return .object([.init("const", JSONValue(value))])
    }
    return .object([
      .init("properties", .object([.init(name, condition(path.dropFirst(), value))])),
      .init("required", .array([.string(name)])),
    ])
  }
}
