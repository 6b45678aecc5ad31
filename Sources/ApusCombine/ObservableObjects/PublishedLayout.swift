@_spi(Reflection) import Swift
import Synchronization

/// Where in the instances of one class the `@Published` properties are: found once per class, its
/// superclasses included.
struct PublishedLayout: Sendable {
  private let offsets: [Int]

  private init(of type: AnyClass) {
    var offsets: [Int] = []
    // Of a class, and leaving out fields that have no metadata: the option set's own constants
    // are mutable globals to the concurrency checker.
    let options = _EachFieldOptions(rawValue: 1 << 0 | 1 << 1)
    _ = _forEachField(of: type, options: options) { _, offset, field, _ in
      if field is any PublishedProperty.Type { offsets.append(offset) }
      return true
    }
    self.offsets = offsets
  }

  private static let known = Mutex<[ObjectIdentifier: PublishedLayout]>([:])

  /// The storages of the properties of `object`, in the order of their declaration.
  static func of(_ object: AnyObject) -> PublishedStorages {
    let type: AnyClass = Swift.type(of: object)
    let key = ObjectIdentifier(type)
    if let layout = known.withLock({ $0[key] }) {
      return PublishedStorages(object: object, offsets: layout.offsets)
    }
    let layout = PublishedLayout(of: type)
    known.withLock { $0[key] = layout }
    return PublishedStorages(object: object, offsets: layout.offsets)
  }
}

/// The storages of one object's `@Published` properties.
struct PublishedStorages {
  let object: AnyObject
  let offsets: [Int]

  /// Two threads that ask an object for the first time must be given one publisher.
  private static let creation = Guard()

  var isEmpty: Bool { offsets.isEmpty }

  private func storage(at offset: Int) -> PublishedStorage {
    // `Published` is one reference to its storage and nothing else.
    UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
      .load(fromByteOffset: offset, as: PublishedStorage.self)
  }

  /// The publisher that all storages send to, made at the first call.
  ///
  /// A storage that replaced another since the last call (`_name = Published(…)` in an
  /// initialiser) is linked too.
  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    withExtendedLifetime(object) {
      let existing = storage(at: offsets[0]).objectWillChange
      if let existing,
        offsets.dropFirst().allSatisfy({ storage(at: $0).objectWillChange === existing })
      {
        return existing
      }
      return Self.creation {
        let publisher =
          offsets.lazy.compactMap { storage(at: $0).objectWillChange }.first
          ?? ObservableObjectPublisher()
        for offset in offsets { storage(at: offset).objectWillChange = publisher }
        return publisher
      }
    }
  }
}
