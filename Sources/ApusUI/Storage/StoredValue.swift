import Foundation

/// How a value is written for the visitor's browser.
struct StoredCoding<Value> {
  let decode: (String) -> Value?
  /// Nil: nothing is stored.
  let encode: (Value) -> String?

  /// As JSON.
  static func json<Stored: Codable>() -> StoredCoding<Stored> {
    StoredCoding<Stored>(
      decode: { try? JSONDecoder().decode(Stored.self, from: Data($0.utf8)) },
      encode: { value in
        (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) }
      })
  }

  /// As the raw value's JSON.
  static func raw() -> StoredCoding<Value>
  where Value: RawRepresentable, Value.RawValue: Codable {
    let raw = StoredCoding<Value.RawValue>.json() as StoredCoding<Value.RawValue>
    return StoredCoding(
      decode: { raw.decode($0).flatMap(Value.init(rawValue:)) },
      encode: { raw.encode($0.rawValue) })
  }

  /// The same, where nil is stored as nothing.
  func optional() -> StoredCoding<Value?> {
    StoredCoding<Value?>(decode: { decode($0) }, encode: { $0.flatMap(encode) })
  }
}
