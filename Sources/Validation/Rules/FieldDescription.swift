/// What the rules of one declaration demand of one field, for those who tell others.
public struct FieldDescription: Sendable, Hashable {
  /// The field.
  public let path: FieldPath
  /// The kind of its values.
  public let kind: ValueKind
  /// Whether it may have no value at all.
  public let isOptional: Bool
  /// What its value must meet.
  public let constraints: [Constraint]

  init<Value>(_ path: FieldPath, _ type: Value.Type, _ constraints: [Constraint]) {
    self.path = path
    (kind, isOptional) = ValueKind.of(type)
    self.constraints = constraints
  }

  init(path: FieldPath, kind: ValueKind, isOptional: Bool, constraints: [Constraint]) {
    self.path = path
    self.kind = kind
    self.isOptional = isOptional
    self.constraints = constraints
  }

  /// Whether something must be entered.
  public var isRequired: Bool { constraints.contains(.required) || constraints.contains(.accepted) }
}

/// The kind of a field's values, as JSON has them.
public indirect enum ValueKind: Sendable, Hashable {
  case text
  case integer
  case number
  case boolean
  case list(ValueKind)
  case object
  /// One of a few values.
  case choice([FailureArgument])
  /// What encodes itself in a way that isn't known here, for example a date.
  case other

  static func of<Value>(_ type: Value.Type) -> (ValueKind, isOptional: Bool) {
    if let optional = type as? any OptionalValue.Type { return (optional.wrappedKind, true) }
    return (kind(type), false)
  }

  static func kind(_ type: Any.Type) -> ValueKind {
    if type is String.Type { return .text }
    if type is Bool.Type { return .boolean }
    if type is any BinaryInteger.Type { return .integer }
    if type is any BinaryFloatingPoint.Type { return .number }
    if let list = type as? any ListType.Type { return .list(list.elementKind) }
    if let choice = type as? any (CaseIterable & RawRepresentable).Type {
      return .choice(values(choice))
    }
    if let raw = type as? any RawRepresentable.Type { return rawKind(raw) }
    return .other
  }

  private static func values(_ type: any (CaseIterable & RawRepresentable).Type)
    -> [FailureArgument]
  {
    func open<Choice: CaseIterable & RawRepresentable>(_ type: Choice.Type) -> [FailureArgument] {
      type.allCases.map { FailureArgument($0.rawValue) }
    }
    return open(type)
  }

  private static func rawKind(_ type: any RawRepresentable.Type) -> ValueKind {
    func open<Raw: RawRepresentable>(_ type: Raw.Type) -> ValueKind { kind(Raw.RawValue.self) }
    return open(type)
  }
}

/// What all optionals are, whatever they hold.
protocol OptionalValue {
  static var wrappedKind: ValueKind { get }
  var isMissing: Bool { get }
}

extension Optional: OptionalValue {
  static var wrappedKind: ValueKind { ValueKind.kind(Wrapped.self) }
  var isMissing: Bool { self == nil }
}

private protocol ListType {
  static var elementKind: ValueKind { get }
}

extension Array: ListType {
  static var elementKind: ValueKind { ValueKind.kind(Element.self) }
}

extension Set: ListType {
  static var elementKind: ValueKind { ValueKind.kind(Element.self) }
}

/// When a group of rules applies, in a form that can be told to others.
@usableFromInline struct ConditionDescription: Sendable, Hashable {
  let path: FieldPath
  let value: FailureArgument

  @usableFromInline init(path: FieldPath, value: FailureArgument) {
    self.path = path
    self.value = value
  }
}
