import ViewGraph

/// What a property reads of what views offer.
private struct FocusedReading {
  private weak var offers: FocusedOffers?

  @MainActor
  init(_ component: Component) { offers = .of(component.graph) }

  /// On another thread than the main actor's nothing is offered.
  func read<Value>(_ part: @escaping (FocusedValues) -> Value?) -> Value? {
    guard let offers else { return nil }
    return MainThread.ifCurrent((offers, part)) { offers, part in
      let value = part(offers.values)
      Tracking.read(offers) { [weak offers] in
        switch (value, (offers?.values).flatMap(part)) {
        case (nil, nil): false
        case (let old?, let new?): !isSameInput(old, new)
        default: true
        }
      }
      return value
    } ?? nil
  }
}

/// Reads what the view that has the keyboard offers, or one around it, or the page that is seen.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let part: Carried<(FocusedValues) -> Value?>
  private var reading: FocusedReading?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    part = Carried { $0[keyPath: keyPath] }
  }

  /// Reads the `@Observable` object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    part = Carried { $0.value(ObjectIdentifier(objectType)) }
  }

  /// The value; nil if nobody offers one.
  public var wrappedValue: Value? { reading?.read(part.value) }
}

extension FocusedValue: GraphProperty, InputComparable {
  mutating func install(in component: Component, name: String) {
    reading = FocusedReading(component)
  }
  mutating func inherit(from old: Self, in component: Component) { reading = old.reading }
  /// Whether two values of the property are the same to a view, so that it need not be evaluated
  /// again. Not for apps.
  public static func isSameInput(_: UnsafeRawPointer, _: UnsafeRawPointer) -> Bool { true }
}

/// Reads and sets what a binding leads to that the view with the keyboard offers, or one around it, or the
/// page that is seen.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let part: Carried<(FocusedValues) -> Binding<Value>?>
  private var reading: FocusedReading?

  /// Reads the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    part = Carried { $0[keyPath: keyPath] }
  }

  private var binding: Binding<Value>? { reading?.read(part.value) }

  /// The binding's value; nil if nobody offers one. Then, setting it does nothing, as does setting nil.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set {
      if let newValue { binding?.wrappedValue = newValue }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> {
    let copy = self
    return Binding(get: { copy.wrappedValue }, set: { copy.wrappedValue = $0 })
  }
}

extension FocusedBinding: GraphProperty, InputComparable {
  mutating func install(in component: Component, name: String) {
    reading = FocusedReading(component)
  }
  mutating func inherit(from old: Self, in component: Component) { reading = old.reading }
  /// Whether two values of the property are the same to a view, so that it need not be evaluated
  /// again. Not for apps.
  public static func isSameInput(_: UnsafeRawPointer, _: UnsafeRawPointer) -> Bool { true }
}

/// An observed object that the view with the keyboard offers, or one around it, or the page that is seen. Its
/// changes evaluate the view again.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var reading: FocusedReading?

  /// Reads the object of this type.
  public init() {}

  /// The object; nil if nobody offers one.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType? {
    reading?.read { $0.value(ObjectIdentifier(ObjectType.self)) }
  }

  /// Makes bindings to the object's properties; nil if nobody offers one.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper? { wrappedValue.map(Wrapper.init) }

  /// Makes bindings to the object's properties.
  @MainActor @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<T>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>
    ) -> Binding<T> {
      Binding(location: ObjectLocation(object, keyPath))
    }
  }
}

extension FocusedObject: GraphProperty, InputComparable {
  mutating func install(in component: Component, name: String) {
    reading = FocusedReading(component)
  }
  mutating func inherit(from old: Self, in component: Component) { reading = old.reading }
  func beforeBody(in component: Component) {
    if let object = wrappedValue { ObjectSource.read(object) }
  }
  /// Whether two values of the property are the same to a view, so that it need not be evaluated
  /// again. Not for apps.
  public static func isSameInput(_: UnsafeRawPointer, _: UnsafeRawPointer) -> Bool { true }
}
