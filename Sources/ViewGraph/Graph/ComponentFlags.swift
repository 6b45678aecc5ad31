/// Flags of a component, packed into one byte: a screen has thousands of components.
struct ComponentFlags: OptionSet {
  let rawValue: UInt8

  static let isDirty = ComponentFlags(rawValue: 1 << 0)
  static let isEvaluating = ComponentFlags(rawValue: 1 << 1)
  static let isMounted = ComponentFlags(rawValue: 1 << 2)
  static let isShown = ComponentFlags(rawValue: 1 << 3)
  static let containsPreferences = ComponentFlags(rawValue: 1 << 4)
  static let mayBar = ComponentFlags(rawValue: 1 << 5)
  static let knowsBars = ComponentFlags(rawValue: 1 << 6)

  /// Reads or sets one flag.
  subscript(flag: ComponentFlags) -> Bool {
    get { contains(flag) }
    set { if newValue { insert(flag) } else { remove(flag) } }
  }
}

extension Component {
  final var isDirty: Bool {
    get { flags[.isDirty] }
    set { flags[.isDirty] = newValue }
  }
  /// Its body is running.
  final var isEvaluating: Bool {
    get { flags[.isEvaluating] }
    set { flags[.isEvaluating] = newValue }
  }
  package final var isMounted: Bool {
    get { flags[.isMounted] }
    set { flags[.isMounted] = newValue }
  }
  /// A host has its elements.
  final var isShown: Bool {
    get { flags[.isShown] }
    set { flags[.isShown] = newValue }
  }
  /// Whether a preference was set here or below.
  final var containsPreferences: Bool {
    get { flags[.containsPreferences] }
    set { flags[.containsPreferences] = newValue }
  }
}
