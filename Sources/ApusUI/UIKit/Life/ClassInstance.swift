import CInitializer
import Foundation

/// Objects of classes that are known when the program runs.
///
/// Apple's frameworks make delegates by their class, with the `init()` that each `NSObject` has. Swift refuses that
/// call on Linux, because the initializer is not `required`. All classes below `NSObject` and ``UIResponder`` have it in
/// their table of methods nevertheless, at the same place as their base.
@MainActor
enum ClassInstance {
  /// Makes an object by its class's `init()`; nil: the class is neither an `NSObject` nor a ``UIResponder``.
  ///
  /// A class that does not inherit `init()` stops the program with Swift's own message.
  static func make(_ type: AnyClass) -> AnyObject? {
    let slot =
      type is NSObject.Type ? slotOfObject : type is UIResponder.Type ? slotOfResponder : nil
    guard let slot, let initializer = UnsafeRawPointer(bitPattern: words(of: type)[slot]) else {
      return nil
    }
    let object = call_initializer(initializer, unsafeBitCast(type, to: UnsafeRawPointer.self))
    return Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue()
  }

  private static let slotOfObject = slot(
    of: NSObject.self, overriddenBy: ObjectProbe.self, OtherObjectProbe.self)
  private static let slotOfResponder = slot(
    of: UIResponder.self, overriddenBy: ResponderProbe.self, OtherResponderProbe.self)

  /// The place in a class's metadata of the one method that two subclasses override.
  ///
  /// Methods that the compiler removed differ between a library and the program, and are the same in both subclasses.
  ///
  /// - Parameters:
  ///   - superclass: The base's own superclass, whose methods do not count; nil: they do.
  ///   - control: A subclass that overrides everything else that the two do.
  static func slot(
    of base: AnyClass, overriddenBy first: AnyClass, _ second: AnyClass,
    behind superclass: AnyClass? = nil, unlike control: AnyClass? = nil
  ) -> Int? {
    let found = slots(of: base, overriddenBy: first, second, behind: superclass, unlike: control)
    return found.count == 1 ? found[0] : nil
  }

  /// The places in a class's metadata of the methods that two subclasses override, in the order of their declaration.
  static func slots(
    of base: AnyClass, overriddenBy first: AnyClass, _ second: AnyClass,
    behind superclass: AnyClass? = nil, unlike control: AnyClass? = nil
  ) -> [Int] {
    let (own, one, other) = (words(of: base), words(of: first), words(of: second))
    let start = superclass.map { end(of: $0) } ?? firstMethod
    return (start..<end(of: base)).filter {
      own[$0] != one[$0] && own[$0] != other[$0] && one[$0] != other[$0]
        && (control.map { words(of: $0) } ?? own)[$0] == own[$0]
    }
  }

  /// Whether a class overrides the method in a slot of a superclass.
  static func overrides(_ type: AnyClass, _ base: AnyClass, at slot: Int?) -> Bool {
    slot.map { words(of: type)[$0] != words(of: base)[$0] } ?? false
  }

  /// The class's kind, its superclass, three words of flags and sizes, its description and its destroyer of stored
  /// properties stand before its methods (Swift's ABI, `docs/ABI/TypeMetadata.rst`).
  private static let firstMethod = 7
  private static let sizeOffset = 32

  /// The first word behind a class's metadata.
  private static func end(of type: AnyClass) -> Int {
    let metadata = UnsafeRawPointer(words(of: type))
    let size = metadata.load(fromByteOffset: sizeOffset, as: UInt32.self)
    let before = metadata.load(fromByteOffset: sizeOffset + 4, as: UInt32.self)
    return Int(size - before) / MemoryLayout<UInt>.size
  }

  /// The initializer of a class at a place in its metadata.
  static func initializer(of type: AnyClass, at slot: Int) -> UnsafeRawPointer {
    UnsafeRawPointer(bitPattern: words(of: type)[slot])!
  }

  private static func words(of type: AnyClass) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }
}

// Their initializers have different bodies, because a linker may keep one of two that are the same.

private final class ObjectProbe: NSObject {
  let number: Int
  override init() {
    number = 1
    super.init()
  }
}

private final class OtherObjectProbe: NSObject {
  let number: Int
  override init() {
    number = 2
    super.init()
  }
}

private final class ResponderProbe: UIResponder {
  let number: Int
  override init() {
    number = 1
    super.init()
  }
}

private final class OtherResponderProbe: UIResponder {
  let number: Int
  override init() {
    number = 2
    super.init()
  }
}
