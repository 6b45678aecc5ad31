import ViewGraph

/// Which view assistive technology reads at present.
///
/// On a page that is the control with the keyboard's focus, because assistive technology follows it. Setting the value moves
/// the focus to the view's control; a view without a control is passed over.
///
/// ```swift
/// struct Report: View {
///   @State private var hasFailed = false
///   @AccessibilityFocusState private var isRetryRead: Bool
///   var body: some View {
///     Button("Send") { hasFailed = true; isRetryRead = true }
///     if hasFailed {
///       Button("Try again") { hasFailed = false }.accessibilityFocused($isRetryRead)
///     }
///   }
/// }
/// ```
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: FocusState<Value>

  /// A state that is true while the view is read.
  public init() where Value == Bool { state = FocusState() }
  /// A state that is true while the view is read by certain technologies. A page does not know which a person uses.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    state = FocusState()
  }
  /// A state that is `nil` while none of its views is read.
  public init<T: Hashable>() where Value == T? { state = FocusState<T?>() }
  /// A state that is `nil` while none of its views is read by certain technologies.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    state = FocusState<T?>()
  }

  /// The value of the view that is read. Setting it moves the focus once the elements are up to date.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A reference for `accessibilityFocused(_:)`: `$field`.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }

  /// A reference to a state, for `accessibilityFocused(_:)` in another view.
  @propertyWrapper
  public struct Binding {
    let binding: FocusState<Value>.Binding

    /// The value of the view that is read. Setting it moves the focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The reference itself, to pass to another view.
    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: Sendable where Value: Sendable {}

/// Technologies that read a screen.
public struct AccessibilityTechnologies: SetAlgebra, Sendable, Equatable {
  private var names: Set<String>
  /// A voice.
  public static var voiceOver: AccessibilityTechnologies { .init(names: ["voiceOver"]) }
  /// Switches.
  public static var switchControl: AccessibilityTechnologies { .init(names: ["switchControl"]) }

  private init(names: Set<String>) { self.names = names }
  public init() { names = [] }
  public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }
  public func union(_ other: Self) -> Self { Self(names: names.union(other.names)) }
  public func intersection(_ other: Self) -> Self { Self(names: names.intersection(other.names)) }
  public func symmetricDifference(_ other: Self) -> Self {
    Self(names: names.symmetricDifference(other.names))
  }
  @discardableResult
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }
  @discardableResult
  public mutating func remove(_ member: Self) -> Self? {
    let common = intersection(member)
    names.subtract(member.names)
    return common.names.isEmpty ? nil : common
  }
  @discardableResult
  public mutating func update(with newMember: Self) -> Self? {
    let common = intersection(newMember)
    formUnion(newMember)
    return common.names.isEmpty ? nil : common
  }
  public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
  public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
  public mutating func formSymmetricDifference(_ other: Self) {
    names.formSymmetricDifference(other.names)
  }
}

extension AccessibilityFocusState: GraphProperty, InputComparable {
  mutating func install(in component: Component, name: String) {
    state.install(in: component, name: name)
  }
  mutating func inherit(from old: Self, in component: Component) {
    state.inherit(from: old.state, in: component)
  }
  /// Whether two values of the property are the same to a view, so that it need not be evaluated
  /// again. Not for apps.
  public static func isSameInput(_: UnsafeRawPointer, _: UnsafeRawPointer) -> Bool { true }
}

extension View {
  /// Ties the state to this view being read: see ``AccessibilityFocusState``.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    focused(condition.binding)
  }

  /// Ties one value of the state to this view being read: see ``AccessibilityFocusState``.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    focused(binding.binding, equals: value)
  }
}
