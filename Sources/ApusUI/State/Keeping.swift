import ViewGraph

/// A value with its own encoding for another process.
protocol SelfKeeping {
  /// Nil: not all of it can be kept.
  var keptData: Data? { get }
  static func fromKept(_ data: Data) -> Self?
}

/// Encodes values for another process.
enum Keeping {
  /// Nil: the value cannot be written down.
  static func data<Value>(of value: Value) -> Data? {
    switch Value.self {
    case is String.Type: return Data((value as! String).utf8)
    case let type as any Codable.Type: return encoded(value, type)
    case is any SelfKeeping.Type: return (value as! any SelfKeeping).keptData
    case let type as any RawRepresentable.Type: return raw(value, type)
    default: return nil
    }
  }

  /// As ``data(of:)``, for a value of unknown type.
  static func data(ofAny value: Any) -> Data? {
    func data<Value>(_ value: Value) -> Data? { Self.data(of: value) }
    return _openExistential(value, do: data)
  }

  /// What ``data(of:)`` gave, as a value of that type again.
  static func value(of type: Any.Type, from data: Data) -> Any? {
    switch type {
    case is String.Type: return String(data: data, encoding: .utf8)
    case let type as any Codable.Type: return try? decoder.decode(type, from: data)
    case let type as any SelfKeeping.Type: return type.fromKept(data)
    case let type as any RawRepresentable.Type: return raw(type, data)
    default: return nil
    }
  }

  /// A type's name that is the same in each process; not always the only one.
  static func name(of type: Any.Type) -> String { "\(type)" }

  /// The name by which another process finds a type; nil for private types.
  static func address(of type: Any.Type) -> String? {
    String(reflecting: type).contains("(unknown context at ") ? nil : _mangledTypeName(type)
  }

  private static func encoded<Value: Codable>(_ value: Any, _: Value.Type) -> Data? {
    (value as? Value).flatMap { try? encoder.encode($0) }
  }

  private static func raw<Value: RawRepresentable>(_ value: Any, _: Value.Type) -> Data? {
    (value as? Value).flatMap { data(of: $0.rawValue) }
  }

  private static func raw<Value: RawRepresentable>(_: Value.Type, _ data: Data) -> Any? {
    (value(of: Value.RawValue.self, from: data) as? Value.RawValue).flatMap(Value.init(rawValue:))
  }

  private static let encoder = {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "∞", negativeInfinity: "-∞", nan: "?")
    return encoder
  }()

  private static let decoder = {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "∞", negativeInfinity: "-∞", nan: "?")
    return decoder
  }()

  /// Several texts of bytes as one.
  static func joined(_ parts: [Data]) -> Data? { try? encoder.encode(parts) }
  static func parts(_ data: Data) -> [Data]? { try? decoder.decode([Data].self, from: data) }
}

// Collections that are not `Codable` because their elements are not, although each element can be
// kept.
extension Optional: SelfKeeping {
  var keptData: Data? {
    guard let value = self else { return Keeping.joined([]) }
    return Keeping.data(of: value).flatMap { Keeping.joined([$0]) }
  }

  static func fromKept(_ data: Data) -> Self? {
    guard let parts = Keeping.parts(data) else { return nil }
    guard let first = parts.first else { return .some(nil) }
    return (Keeping.value(of: Wrapped.self, from: first) as? Wrapped).map { .some($0) }
  }
}

extension Array: SelfKeeping {
  var keptData: Data? {
    var parts: [Data] = []
    for element in self {
      guard let data = Keeping.data(of: element) else { return nil }
      parts.append(data)
    }
    return Keeping.joined(parts)
  }

  static func fromKept(_ data: Data) -> Self? {
    guard let parts = Keeping.parts(data) else { return nil }
    let values = parts.compactMap { Keeping.value(of: Element.self, from: $0) as? Element }
    return values.count == parts.count ? values : nil
  }
}

extension NavigationPath: SelfKeeping {
  var keptData: Data? {
    var parts: [Data] = []
    for value in values {
      guard let data = Keeping.data(ofAny: value.base),
        let type = Keeping.address(of: type(of: value.base))
      else { return nil }
      parts += [Data(type.utf8), data]
    }
    return Keeping.joined(parts)
  }

  static func fromKept(_ data: Data) -> NavigationPath? {
    guard let parts = Keeping.parts(data), parts.count.isMultiple(of: 2) else { return nil }
    var path = NavigationPath()
    for index in stride(from: 0, to: parts.count, by: 2) {
      guard let type = _typeByName(String(decoding: parts[index], as: UTF8.self)),
        let value = Keeping.value(of: type, from: parts[index + 1]) as? any Hashable
      else { return nil }
      path.values.append(AnyHashable(value))
    }
    return path
  }
}

extension EditMode: SelfKeeping {
  var keptData: Data? { isEditing ? Data([1]) : Data() }
  static func fromKept(_ data: Data) -> EditMode? { data.isEmpty ? .inactive : .active }
}
