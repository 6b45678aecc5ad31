extension FieldPath {
  /// The path of a stored property, by its name in the source.
  ///
  /// - Returns: Nothing for what has no name of its own at run time: a computed property (also one
  ///   of a property wrapper, of `@Observable`, or with `willSet` or `didSet`) and a subscript.
  public init?(_ keyPath: AnyKeyPath) {
    // "\Model.address.street"; what has no name is written "<computed 0x…>".
    let text = keyPath.debugDescription
    // The root's name may contain dots and generic arguments, so it is left out by its own length.
    let root = "\\\(type(of: keyPath).rootType)."
    guard text.hasPrefix(root) else { return nil }
    let path = text.dropFirst(root.utf8.count)
    guard !path.contains("<"), !path.isEmpty else { return nil }
    if path == "self" {
      self = .root
      return
    }
    var components: [Component] = []
    // A part of a tuple has two points before it.
    for name in path.split(separator: ".") {
      let name = name.filter { $0 != "?" && $0 != "!" }
      guard !name.isEmpty else { return nil }
      components.append(.field(name))
    }
    self.init(components)
  }

  /// The path of a declared field: the name that was given, else the property's own.
  @usableFromInline static func declared(
    _ keyPath: AnyKeyPath, name: FieldPath?, file: StaticString, line: UInt
  ) -> FieldPath {
    if let path = name ?? FieldPath(keyPath) { return path }
    preconditionFailure(
      "\(keyPath.debugDescription) is computed and has no name at run time. Give it one: name: \"…\".",
      file: file, line: line)
  }

  @usableFromInline static func declared<Model>(
    _ keyPaths: [PartialKeyPath<Model>], file: StaticString, line: UInt
  ) -> [FieldPath] {
    keyPaths.map { declared($0, name: nil, file: file, line: line) }
  }
}
