import ViewGraph

/// Declares a value of the environment, a transaction, a container or the focused view, with its
/// key.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var accent: Color = .blue
/// }
/// ```
///
/// The default value is made once, when it is first read. An optional variable needs none; one in
/// an extension of `FocusedValues` has to be optional and has no default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ApusMacros", type: "EntryMacro")

// What the source that @Entry expands to is made of.

/// Gives a key its `defaultValue`, and its `Value` where the variable's type is inferred.
public protocol _EntryKey {
  associatedtype Value
  static var _entryDefault: _EntryDefault<Value> { get }
}

extension _EntryKey {
  public static var defaultValue: Value { _entryDefault.value }
}

/// A default value. It never changes, but what it refers to may; as with every static default of
/// the environment, that is the screen's own responsibility.
public struct _EntryDefault<Value>: Sendable {
  private let carried: Carried<Value>
  var value: Value { carried.value }

  public init(_ value: Value) {
    carried = Carried(value)
  }
}
