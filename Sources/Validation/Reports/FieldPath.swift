/// Names a field of a model: `address.street`, `guests[#7].name`, `tags[2]`.
///
/// An element of an array is named by its id where it has one, so that a path goes on meaning the
/// same row after the row has moved. ``ValidationFailure/pointer`` says where it stands.
///
/// ```swift
/// let street = FieldPath("address.street")
/// street.appending(.field("zone")).description  // "address.street.zone"
/// ```
public struct FieldPath: Hashable, Sendable {
  /// One step from a value into its parts.
  public enum Component: Hashable, Sendable {
    /// A property by its name.
    case field(String)
    /// An element of an array by its position, counted from 0.
    case index(Int)
    /// An element of an array by its id, written as text.
    case element(id: String)
    /// Any element of an array. Only the paths of declared rules contain it, never a failure's.
    case each
  }

  /// The steps, from the outermost.
  public let components: [Component]

  /// The model itself: the path of a failure that belongs to no single field.
  public static let root = FieldPath([])

  /// Makes a path of its steps.
  public init(_ components: [Component]) {
    self.components = components
  }

  /// Whether this is the model itself.
  public var isRoot: Bool { components.isEmpty }

  /// This path and one step more.
  public func appending(_ component: Component) -> FieldPath {
    FieldPath(components + [component])
  }

  /// This path, and that one from its end.
  public func appending(_ path: FieldPath) -> FieldPath {
    if isRoot { return path }
    if path.isRoot { return self }
    return FieldPath(components + path.components)
  }

  /// Whether that path begins with all the steps of this one; every path begins with itself.
  public func isPrefix(of other: FieldPath) -> Bool {
    components.count <= other.components.count
      && zip(components, other.components).allSatisfy(==)
  }

  /// Whether a change at either path is a change at the other, where ``Component/each`` stands for
  /// any element: one of them begins with the other.
  public func isRelated(to other: FieldPath) -> Bool {
    zip(components, other.components).allSatisfy { $0.matches($1) }
  }

  /// Whether both name the same field, where ``Component/each`` stands for any element.
  public func matches(_ other: FieldPath) -> Bool {
    components.count == other.components.count && isRelated(to: other)
  }

  /// This path with ``Component/each`` in place of every element: what a rule declares.
  public var pattern: FieldPath {
    FieldPath(
      components.map { component in
        switch component {
        case .field: component
        case .index, .element, .each: .each
        }
      })
  }
}

extension FieldPath.Component {
  func matches(_ other: FieldPath.Component) -> Bool {
    if self == other { return true }
    switch (self, other) {
    case (.each, .index), (.each, .element), (.index, .each), (.element, .each): return true
    default: return false
    }
  }
}
