@_spi(Reflection) import Swift
import ViewGraph

/// A stored property of a type.
struct StoredField {
  let name: String
  /// Bytes from the start of the value.
  let offset: Int
  let type: Any.Type
}

/// The stored properties of a struct or the elements of a tuple, in order; none for other types.
func fields(of type: Any.Type) -> [StoredField] {
  // Asking an existential type for its fields traps.
  guard hasStoredFields(type) else { return [] }
  var fields: [StoredField] = []
  _ = _forEachField(of: type) { name, offset, type, _ in
    fields.append(StoredField(name: String(cString: name), offset: offset, type: type))
    return true
  }
  return fields
}
