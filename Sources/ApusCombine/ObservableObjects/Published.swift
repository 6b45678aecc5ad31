import OpenCombine

/// A property that publishes its values.
///
///     final class Weather {
///       @Published var temperature = 20.0
///     }
///     let weather = Weather()
///     let cancellable = weather.$temperature.sink { print($0) }  // 20.0
///     weather.temperature = 25                                   // 25.0
///
/// Subscribers receive the present value, then each new one *before* it is stored: reading the
/// property while receiving gives the old value. If the class is an `ObservableObject`, its
/// `objectWillChange` is sent first.
///
/// Any thread may write. A mutation in place (`count += 1`) is one step: none is lost when several
/// threads do it. Values are published on the writing thread, one after another, and the value
/// published last is the one that stays.
@propertyWrapper
public struct Published<Value> {
  // Nothing else may be stored here: `PublishedStorages` reads this reference by its offset.
  @usableFromInline let box: PublishedBox<Value>

  /// Creates the property with its first value.
  public init(initialValue: Value) {
    box = PublishedBox(initialValue)
  }

  /// Creates the property with its first value.
  public init(wrappedValue: Value) {
    box = PublishedBox(wrappedValue)
  }

  /// The property's publisher, written `$property`.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    // `assign(to: &$property)` writes back the publisher that it was given: there is nothing to
    // change.
    set {}
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { preconditionFailure("unavailable") }
    set { preconditionFailure("unavailable") }
  }

  @inlinable
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.publish(newValue) }
    _modify {
      let box = object[keyPath: storageKeyPath].box
      var value = box.beginModification()
      // Also when the mutation throws: what it changed up to then is kept, as for any property.
      defer { box.endModification(value) }
      yield &value
    }
  }

  /// A publisher of a property's values: the present one, then each new one before it is stored.
  public struct Publisher: OpenCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let box: PublishedBox<Value>

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      box.subscribe(subscriber)
    }
  }
}

extension Published: Sendable where Value: Sendable {}

extension Published.Publisher: Sendable where Value: Sendable {}

/// What every `Published` is, whatever its value.
protocol PublishedProperty {}

extension Published: PublishedProperty {}
