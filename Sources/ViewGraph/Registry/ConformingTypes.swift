/// Finds types by a protocol that they conform to, in every part of the program, without anything
/// being registered by code that runs.
///
/// The compiler writes a record of each conformance into the program; `as?` uses the same records.
/// In an optimised build it leaves out those of types that nothing mentions, so the protocol has to
/// be declared with `@_alwaysEmitConformanceMetadata`.
package enum ConformingTypes {
  /// The types that conform to `protocolType`, given as `(any P).self`.
  ///
  /// Generic types, and types inside them, are left out: without arguments they are no types. The
  /// order is not specified. Takes about 10 ns per conformance in the program.
  package static func of(_ protocolType: Any.Type) -> [Any.Type] {
    guard let wanted = protocolDescriptor(of: protocolType) else { return [] }
    return recordSections().flatMap { section in
      stride(from: 0, to: section.count, by: 4).compactMap { offset in
        type(ofRecord: section.baseAddress! + offset, conformingTo: wanted)
      }
    }
  }

  /// The descriptor of the one protocol of an existential type, from its metadata: the kind, flags
  /// and count of protocols (32 bits each), then the protocols.
  private static func protocolDescriptor(of type: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let existentialKind = 0x303
    guard metadata.load(as: Int.self) == existentialKind,
      metadata.load(fromByteOffset: 12, as: UInt32.self) == 1
    else { return nil }
    return metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
  }

  /// The conformance records of the program and of each library that it has loaded.
  private static func recordSections() -> [UnsafeRawBufferPointer] {
    var sections: [UnsafeRawBufferPointer] = []
    withUnsafeMutablePointer(to: &sections) { result in
      enumerateMetadataSections(
        { image, result in
          // Version and three pointers, then start and length of the protocols, and of these.
          let start = image.load(fromByteOffset: 48, as: UnsafeRawPointer?.self)
          let length = image.load(fromByteOffset: 56, as: Int.self)
          if let start, length > 0 {
            result.assumingMemoryBound(to: [UnsafeRawBufferPointer].self).pointee
              .append(UnsafeRawBufferPointer(start: start, count: length))
          }
          return true
        }, result)
    }
    return sections
  }

  /// The type whose conformance a record describes, if it is one to `wanted`.
  ///
  /// A record is the distance to a descriptor: protocol, type, witness table, flags. The distance
  /// to the protocol has its lowest bit set when it leads to a pointer.
  private static func type(
    ofRecord record: UnsafeRawPointer, conformingTo wanted: UnsafeRawPointer
  ) -> Any.Type? {
    let conformance = target(of: record)
    let distance = conformance.load(as: Int32.self)
    var found = conformance + Int(distance & ~1)
    if distance & 1 == 1 { found = found.load(as: UnsafeRawPointer.self) }
    guard found == wanted else { return nil }

    let flags = conformance.load(fromByteOffset: 12, as: UInt32.self)
    var descriptor = target(of: conformance + 4)
    switch (flags >> 3) & 7 {
    case 0: break
    case 1: descriptor = descriptor.load(as: UnsafeRawPointer.self)
    default: return nil
    }
    return type(of: descriptor)
  }

  /// The type that a descriptor describes, or nil if it is generic.
  private static func type(of descriptor: UnsafeRawPointer) -> Any.Type? {
    let generic: UInt32 = 0x80
    guard descriptor.load(as: UInt32.self) & generic == 0 else { return nil }
    // Swift returns the type and its state in two registers; the first is where C has its result.
    typealias Access = @convention(c) (_ request: Int) -> UnsafeRawPointer
    let access = unsafeBitCast(target(of: descriptor + 12), to: Access.self)
    let completeAndBlocking = 0
    return unsafeBitCast(access(completeAndBlocking), to: Any.Type.self)
  }

  private static func target(of distance: UnsafeRawPointer) -> UnsafeRawPointer {
    distance + Int(distance.load(as: Int32.self))
  }
}

/// Part of the runtime's interface for test libraries. Calls `body` with a description of each
/// image, and holds a lock meanwhile.
@_extern(c, "swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool,
  _ context: UnsafeMutableRawPointer)
