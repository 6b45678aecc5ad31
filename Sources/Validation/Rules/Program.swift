/// Judges what lies at an address. All rules of a model become one of these, once.
///
/// Programs call each other through what they captured, never through an array: a closure that is
/// taken out of an array is retained and released around its call, which costs more than most rules.
///
/// A structure around a closure, because a closure that passes through an array or a generic type is
/// wrapped there in another call.
@usableFromInline
@frozen
struct Program: Sendable {
  @usableFromInline let run: @Sendable (UnsafeRawPointer, inout Sink) -> Void

  @inlinable
  @inline(__always)
  init(_ run: @escaping @Sendable (UnsafeRawPointer, inout Sink) -> Void) {
    self.run = run
  }

  @inlinable
  @inline(__always)
  func callAsFunction(_ base: UnsafeRawPointer, _ sink: inout Sink) {
    run(base, &sink)
  }
}

/// Takes up what programs find. Without a failure it allocates nothing.
@usableFromInline struct Sink {
  @usableFromInline var failures: [ValidationFailure] = []
  /// The asynchronous checks that are due.
  var pending: [PendingCheck] = []
  /// The one field that changed, from the model that is being judged: of the arrays on its way, only
  /// its elements are judged.
  var changed: FieldPath?

  @usableFromInline init() {}

  @inline(never)
  @usableFromInline
  mutating func fail(_ failure: ValidationFailure) {
    // Arrays grow by doubling; three failures would allocate three times.
    if failures.isEmpty { failures.reserveCapacity(4) }
    failures.append(failure)
  }
}

/// Several programs as one, four to a call.
@usableFromInline
func chain(_ programs: [Program]) -> Program {
  switch programs.count {
  case 0: return Program { _, _ in }
  case 1: return programs[0]
  case 2:
    let (first, second) = (programs[0], programs[1])
    return Program { base, sink in
      first(base, &sink)
      second(base, &sink)
    }
  case 3:
    let (first, second, third) = (programs[0], programs[1], programs[2])
    return Program { base, sink in
      first(base, &sink)
      second(base, &sink)
      third(base, &sink)
    }
  case 4:
    let (first, second, third, fourth) = (programs[0], programs[1], programs[2], programs[3])
    return Program { base, sink in
      first(base, &sink)
      second(base, &sink)
      third(base, &sink)
      fourth(base, &sink)
    }
  default:
    // A quarter for each of four, so that the depth grows with the logarithm.
    let size = (programs.count + 3) / 4
    return chain(
      stride(from: 0, to: programs.count, by: size).map {
        chain(Array(programs[$0..<min($0 + size, programs.count)]))
      })
  }
}

/// A program that goes from a model to one of its properties, and judges that.
///
/// A stored property lies at a fixed distance from the model's beginning; reading it through the key
/// path would cost seventy times as much. The key path is for computed ones and for classes.
@usableFromInline
func reading<Model, Value>(
  _ keyPath: KeyPath<Model, Value> & Sendable, _ inner: Program
) -> Program {
  if let offset = MemoryLayout<Model>.offset(of: keyPath) {
    if offset == 0 { return inner }
    return Program { base, sink in inner(base + offset, &sink) }
  }
  return Program { base, sink in
    let value = base.assumingMemoryBound(to: Model.self).pointee[keyPath: keyPath]
    withUnsafePointer(to: value) { inner(UnsafeRawPointer($0), &sink) }
  }
}
