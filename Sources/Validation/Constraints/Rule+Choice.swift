extension Rule where Value: Hashable & Sendable {
  /// The value is one of these.
  public static func oneOf(_ values: [Value]) -> Rule {
    let arguments = values.map { FailureArgument($0) }
    let contains = membership(in: values)
    return Rule(.oneOf, ["values": .list(arguments)], .oneOf(arguments), isMet: contains)
  }

  /// The value is none of these.
  public static func noneOf(_ values: [Value]) -> Rule {
    let contains = membership(in: values)
    return Rule(
      .noneOf, ["values": .list(values.map { FailureArgument($0) })], .custom(.noneOf)
    ) { !contains($0) }
  }

  /// A few values are compared one after another; many are found by their hash.
  private static func membership(
    in values: [Value]
  ) -> @Sendable (UnsafePointer<Value>) -> Bool {
    if values.count <= 8 { return { values.contains($0.pointee) } }
    let set = Set(values)
    return { set.contains($0.pointee) }
  }
}

extension Rule where Value == String {
  /// The text is one of these.
  ///
  /// An empty text is not asked: whether it may be left out, ``required`` says.
  public static func oneOf(_ values: [String]) -> Rule {
    let arguments = values.map { FailureArgument.text($0) }
    let contains = textMembership(in: values)
    return Rule(.oneOf, ["values": .list(arguments)], .oneOf(arguments)) {
      $0.pointee.isEmpty || contains($0)
    }
  }

  private static func textMembership(
    in values: [String]
  ) -> @Sendable (UnsafePointer<String>) -> Bool {
    if values.count <= 8 { return { values.contains($0.pointee) } }
    let set = Set(values)
    return { set.contains($0.pointee) }
  }
}

extension Rule where Value: Equatable & Sendable {
  /// The value is this one.
  public static func equal(to value: Value) -> Rule {
    Rule(.equal, .custom(.equal)) { $0.pointee == value }
  }
}
