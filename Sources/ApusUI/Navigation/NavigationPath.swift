/// The values of a navigation stack, of any types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// An empty path: the stack shows its root.
  public init() {}

  /// A path of values, of which the last is on top.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The path that was stored.
  public init(_ codable: CodableRepresentation) { values = codable.values }

  /// How many values there are.
  public var count: Int { values.count }
  /// Whether there are none: the stack shows its root.
  public var isEmpty: Bool { values.isEmpty }

  /// Puts a value on top.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Removes the last `k` values; a larger number is a programmer's error, as in SwiftUI.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }

  /// The path as something to store, or nil if one of its values is not `Codable`.
  public var codable: CodableRepresentation? {
    let isCodable = values.allSatisfy { $0.base is any Codable }
    return isCodable ? CodableRepresentation(values: values) : nil
  }

  /// A path as type names and JSON, innermost last.
  public struct CodableRepresentation: Codable, Equatable {
    var values: [AnyHashable]

    init(values: [AnyHashable]) { self.values = values }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values {
        guard let value = value.base as? any Codable else { continue }
        try container.encode(Self.name(of: type(of: value)))
        try container.encode(
          String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      values = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let json = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "No Codable and Hashable type named \(name).")
        }
        func decode<Value: Codable & Hashable>(_: Value.Type) throws -> AnyHashable {
          AnyHashable(try JSONDecoder().decode(Value.self, from: Data(json.utf8)))
        }
        values.append(try decode(type))
      }
    }

    private static func name(of type: Any.Type) -> String { _mangledTypeName(type) ?? "\(type)" }
  }
}
