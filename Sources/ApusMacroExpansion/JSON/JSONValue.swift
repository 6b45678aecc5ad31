/// A JSON document in memory: what the compiler sends and what it is answered.
///
/// Foundation's coder would do the same, but linking Foundation makes each start of the plugin,
/// one per compiler process, several times slower.
enum JSONValue: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  var string: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  /// The value as a whole number, or nil if it is none.
  var integer: Int? {
    guard case .number(let value) = self else { return nil }
    return Int(exactly: value)
  }

  var array: [JSONValue]? {
    guard case .array(let values) = self else { return nil }
    return values
  }

  var object: [String: JSONValue]? {
    guard case .object(let members) = self else { return nil }
    return members
  }
}
