// `required` exists for every type, because a missing optional is missing whatever it would hold.

extension Rule {
  /// Something must be there: an optional has a value, a text has more than white space, a list has
  /// an element. Other values are always there.
  @_disfavoredOverload
  public static var required: Rule { Rule(.required, .required) { _ in true } }
}

extension Rule where Value == String {
  /// The text has more than white space.
  public static var required: Rule { Rule(.required, .required) { !$0.pointee.isBlank } }
}

extension Rule where Value: Collection & SendableMetatype {
  /// The list has an element.
  @_disfavoredOverload
  public static var required: Rule { Rule(.required, .required) { !$0.pointee.isEmpty } }
}

extension Rule where Value == Bool {
  /// The person agreed: the value is true.
  public static var accepted: Rule { Rule(.accepted, .accepted) { $0.pointee } }
}

extension Rule {
  init(
    _ code: FailureCode, _ constraint: Constraint,
    isMet: @escaping @Sendable (UnsafePointer<Value>) -> Bool
  ) {
    self.init(code, [:], constraint, isMet: isMet)
  }
}
