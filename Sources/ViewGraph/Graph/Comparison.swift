@_spi(Reflection) import Swift

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whether a view would look the same for both values: the same bits, or equal, field by field.
///
/// Two values that can't be compared (closures, references to different objects that are not
/// `Equatable`) count as different.
package func isSameInput<Value>(_ first: Value, _ second: Value) -> Bool {
  withUnsafePointer(to: first) { first in
    withUnsafePointer(to: second) { second in
      ComparisonPlan.of(Value.self).isSame(UnsafeRawPointer(first), UnsafeRawPointer(second))
    }
  }
}

extension ComparisonPlan {
  /// The same where the plan of the values' type is known.
  package func isSameValue<Value>(_ first: Value, _ second: Value) -> Bool {
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in
        isSame(UnsafeRawPointer(first), UnsafeRawPointer(second))
      }
    }
  }
}

/// A type with a comparison of its own for a view's input, such as a state's wrapper, which counts
/// as unchanged because its box reports changes.
package protocol InputComparable: SendableMetatype {
  static func isSameInput(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool
}

/// As what it holds, or an action in an optional would count as changed whenever it is made anew.
extension Optional: InputComparable where Wrapped: InputComparable {
  package static func isSameInput(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    let first = first.assumingMemoryBound(to: Self.self).pointee
    let second = second.assumingMemoryBound(to: Self.self).pointee
    guard let first, let second else { return first == nil && second == nil }
    return withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in
        Wrapped.isSameInput(UnsafeRawPointer(first), UnsafeRawPointer(second))
      }
    }
  }
}

/// Whether a type is a struct or a tuple: the first word of a type's metadata is its kind.
package func hasStoredFields(_ type: Any.Type) -> Bool {
  let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
  return kind == _MetadataKind.struct.rawValue || kind == _MetadataKind.tuple.rawValue
}

/// How two values of a type are compared; found once per type.
// It is immutable: a subclass has constants alone.
package final class ComparisonPlan: FieldComparison, @unchecked Sendable {
  private struct Field: Sendable {
    let offset: Int
    let size: Int
    /// Nil: the same bits alone are the same value.
    let comparison: FieldComparison?

    static func bits(offset: Int, size: Int) -> Field {
      Field(offset: offset, size: size, comparison: nil)
    }

    static func typed(offset: Int, size: Int, _ comparison: FieldComparison) -> Field {
      Field(offset: offset, size: size, comparison: comparison)
    }
  }

  private let size: Int
  private let fields: ContiguousArray<Field>

  /// Plans are kept on the main actor, where views are. Another thread makes its own.
  @MainActor private static let plans = TypeCache<ComparisonPlan>()

  package static func of(_ type: Any.Type) -> ComparisonPlan {
    let kept = MainThread.ifCurrent(type as Any.Type) { type in
      if let plan = plans[type] { return plan }
      let plan = ComparisonPlan(type)
      plans.insert(plan, for: type)
      return plan
    }
    return kept ?? ComparisonPlan(type)
  }

  private init(_ type: Any.Type) {
    func measure<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    size = _openExistential(type, do: measure)
    fields = ContiguousArray(Self.fields(of: type, size: size))
  }

  private static func fields(of type: Any.Type, size: Int) -> [Field] {
    if let custom = type as? any InputComparable.Type {
      return [.typed(offset: 0, size: size, customComparison(of: custom))]
    }
    if let equatable = type as? any Equatable.Type {
      return [.typed(offset: 0, size: size, equalComparison(of: equatable))]
    }
    // Asking an existential type for its fields traps.
    guard hasStoredFields(type) else {
      return [.bits(offset: 0, size: size)]
    }
    var fields: [Field] = []
    let isStruct = _forEachField(of: type) { _, offset, type, _ in
      func measure<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
      let size = _openExistential(type, do: measure)
      if size == 0 { return true }
      if type is any InputComparable.Type || type is any Equatable.Type {
        let plan = ComparisonPlan.of(type)
        fields.append(.typed(offset: offset, size: size, plan))
      } else if type is AnyClass {
        fields.append(.bits(offset: offset, size: size))
      } else {
        let plan = ComparisonPlan.of(type)
        fields.append(.typed(offset: offset, size: size, plan))
      }
      return true
    }
    if !isStruct || (fields.isEmpty && size > 0) || type is AnyClass {
      return [.bits(offset: 0, size: size)]
    }
    return fields
  }

  private static func customComparison<Value: InputComparable>(
    of _: Value.Type
  ) -> FieldComparison { CustomComparison<Value>() }

  private static func equalComparison<Value: Equatable>(
    of _: Value.Type
  ) -> FieldComparison { EqualComparison<Value>() }

  package override func isSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    if size == 0 || memcmp(first, second, size) == 0 { return true }
    return fields.withUnsafeBufferPointer { fields in
      for index in fields.indices {
        let (offset, size) = (fields[index].offset, fields[index].size)
        if memcmp(first + offset, second + offset, size) == 0 { continue }
        guard let comparison = fields[index].comparison,
          comparison.isSame(first + offset, second + offset)
        else { return false }
      }
      return true
    }
  }
}

/// How two values of one field are compared.
///
/// It is a class, because calls of an existential copy it.
// It is immutable: a subclass has constants alone.
package class FieldComparison: @unchecked Sendable {
  fileprivate init() {}

  package func isSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool { false }
}

// It is immutable: a subclass has constants alone.
private final class CustomComparison<Value: InputComparable>: FieldComparison, @unchecked Sendable {
  override func isSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    Value.isSameInput(first, second)
  }
}

// It is immutable: a subclass has constants alone.
private final class EqualComparison<Value: Equatable>: FieldComparison, @unchecked Sendable {
  override func isSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    first.assumingMemoryBound(to: Value.self).pointee
      == second.assumingMemoryBound(to: Value.self).pointee
  }
}
