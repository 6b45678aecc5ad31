extension AttributeKey {
  /// How this attribute's value is stored.
  package var kind: AttributeKind { Self.kinds[Int(rawValue)] }

  /// How the attribute is stored that has this raw value; cheaper than to make the key first.
  static func kind(ofRawValue rawValue: UInt16) -> AttributeKind { kinds[Int(rawValue)] }

  /// Whether it tells elements of the same form apart: their texts, and the key by which recovery finds each.
  package var isOwn: Bool { Self.isOwn(ofRawValue: rawValue) }

  static func isOwn(ofRawValue rawValue: UInt16) -> Bool {
    kind(ofRawValue: rawValue) == .text || rawValue == AttributeKey.stableKey.rawValue
  }

  /// By raw value; asked for with every attribute that is read.
  // Unsafe to the compiler because it is memory; nobody writes it again. An array would cost a check of
  // its bounds for each attribute.
  nonisolated(unsafe) private static let kinds = {
    let kinds = UnsafeMutablePointer<AttributeKind>.allocate(capacity: AttributeKeys.limit)
    kinds.initialize(repeating: .flag, count: AttributeKeys.limit)
    for key in allCases { kinds[Int(key.rawValue)] = kind(of: key) }
    return UnsafePointer(kinds)
  }()
}
