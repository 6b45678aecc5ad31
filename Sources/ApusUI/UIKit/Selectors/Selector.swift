import ViewGraph

/// The name of a method, and the method, as messages of Objective-C have them.
///
/// Swift on Linux has no `#selector`. `apus init` writes this in its place, with the method as a function
/// of its object. Two selectors of one name are the same.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable, CustomStringConvertible {
  public let description: String
  private let method: (@MainActor @Sendable (AnyObject, Any?, Any?) -> Bool)?

  /// The selector of a name, such as `resignFirstResponder`. It calls no method.
  public init(_ str: String) {
    description = str
    method = nil
  }

  /// The selector of a name. It calls no method.
  public init(stringLiteral value: String) { self.init(value) }

  private init(
    name: String, _ method: @escaping @MainActor @Sendable (AnyObject, Any?, Any?) -> Bool
  ) {
    description = name
    self.method = method
  }

  public static func == (one: Selector, other: Selector) -> Bool {
    one.description == other.description
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// Calls the method.
  ///
  /// - Returns: False if the object has no such method, or a parameter is of another type.
  @MainActor func call(_ target: AnyObject, _ sender: Any?, _ event: Any?) -> Bool {
    method?(target, sender, event) ?? false
  }
}

/// What a parameter gets. A boolean parameter is true, because a sender exists.
@MainActor private func sent<Value>(_ sender: Any?, _ type: Value.Type) -> Value? {
  type == Bool.self ? true as? Value : sender as? Value
}

// MARK: - Methods of the main actor

extension Selector {
  /// A method without parameters.
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.init(name: name) { target, _, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
  }

  /// A method that takes the sender.
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    self.init(name: name) { target, sender, _ in
      guard let target = target as? Target, let sender = sent(sender, Sender.self) else {
        return false
      }
      _ = method(target)(sender)
      return true
    }
  }

  /// A method that takes the sender and the event.
  public init<Target: AnyObject, Sender, Event, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
  ) {
    self.init(name: name) { target, sender, event in
      guard let target = target as? Target, let sender = sent(sender, Sender.self),
        let event = event as? Event
      else { return false }
      _ = method(target)(sender, event)
      return true
    }
  }
}

// MARK: - Methods that hear how something ended

extension Selector {
  /// A method that takes an object, the error and the app's pointer.
  public init<Target: AnyObject, Object, Failure, Pointer, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (Object, Failure, Pointer) -> Result
  ) {
    self.init(name: name) { target, object, ending in
      guard let target = target as? Target, let object = object as? Object,
        let ending = ending as? Ending, let failure = ending.failure as? Failure,
        let pointer = ending.given(Pointer.self)
      else { return false }
      _ = method(target)(object, failure, pointer)
      return true
    }
  }

  /// The end of work of the system.
  struct Ending {
    var failure: (any Error)?
    /// The app's pointer.
    var pointer: UnsafeMutableRawPointer?

    /// The pointer as a parameter takes it. Parameters that take no nil get a pointer to nothing.
    func given<Pointer>(_ type: Pointer.Type) -> Pointer? {
      if let plain = pointer as? Pointer { return plain }
      let some = pointer ?? UnsafeMutableRawPointer(bitPattern: 1)!
      return some as? Pointer ?? UnsafeRawPointer(some) as? Pointer
    }
  }
}

// MARK: - Methods of no actor

// Methods of no actor are no `Sendable` functions in Swift 6 mode. They are called on the main actor only.
extension Selector {
  /// A method without parameters.
  @_disfavoredOverload
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping (Target) -> () -> Result
  ) {
    let method = Carried(method)
    self.init(name: name) { target, _, _ in
      guard let target = target as? Target else { return false }
      _ = method.value(target)()
      return true
    }
  }

  /// A method that takes the sender.
  @_disfavoredOverload
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    let method = Carried(method)
    self.init(name: name) { target, sender, _ in
      guard let target = target as? Target, let sender = sent(sender, Sender.self) else {
        return false
      }
      _ = method.value(target)(sender)
      return true
    }
  }

  /// A method that takes the sender and the event.
  @_disfavoredOverload
  public init<Target: AnyObject, Sender, Event, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Result
  ) {
    let method = Carried(method)
    self.init(name: name) { target, sender, event in
      guard let target = target as? Target, let sender = sent(sender, Sender.self),
        let event = event as? Event
      else { return false }
      _ = method.value(target)(sender, event)
      return true
    }
  }

  /// A method that takes an object, the error and the app's pointer.
  @_disfavoredOverload
  public init<Target: AnyObject, Object, Failure, Pointer, Result>(
    _ name: String, _ method: @escaping (Target) -> (Object, Failure, Pointer) -> Result
  ) {
    let method = Carried(method)
    self.init(name: name) { target, object, ending in
      guard let target = target as? Target, let object = object as? Object,
        let ending = ending as? Ending, let failure = ending.failure as? Failure,
        let pointer = ending.given(Pointer.self)
      else { return false }
      _ = method.value(target)(object, failure, pointer)
      return true
    }
  }
}
