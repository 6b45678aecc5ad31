import ViewGraph

/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types, or a private one for arrow keys.
  public var character: Character
  /// The key that types a character.
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  /// The Return key.
  public static let `return` = KeyEquivalent("\r")
  /// The Escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes backwards.
  public static let delete = KeyEquivalent("\u{8}")
  /// The Tab key.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The arrow key that points up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow key that points down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow key that points left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow key that points right.
  public static let rightArrow = KeyEquivalent("\u{F703}")

  /// The key that goes to the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key that goes to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key that goes a page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key that goes a page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The key that clears.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The key that deletes forwards.
  public static let deleteForward = KeyEquivalent("\u{F728}")

  /// Keys that type nothing.
  static let named: [KeyEquivalent] = [
    .return, .escape, .delete, .tab, .space, .upArrow, .downArrow, .leftArrow, .rightArrow, .home,
    .end, .pageUp, .pageDown, .clear, .deleteForward,
  ]

  /// As in `.shortcut` and `.keys` of an element.
  var name: String {
    switch self {
    case .home: "home"
    case .end: "end"
    case .pageUp: "pageup"
    case .pageDown: "pagedown"
    case .clear: "clear"
    case .deleteForward: "delete"
    case .return: "return"
    case .escape: "escape"
    case .delete: "backspace"
    case .tab: "tab"
    case .space: "space"
    case .upArrow: "arrowup"
    case .downArrow: "arrowdown"
    case .leftArrow: "arrowleft"
    case .rightArrow: "arrowright"
    default: String(character).lowercased()
    }
  }
}

/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps Lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option, or Alt.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the numeric pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}

/// Keys that do what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// Which keys are held while `key` is pressed.
  public var modifiers: EventModifiers

  /// A shortcut of a key with modifiers, `.command` if none are named.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// As `.shortcut` of an element.
  package var text: String {
    var parts: [String] = []
    if modifiers.contains(.control) { parts.append("ctrl") }
    if modifiers.contains(.option) { parts.append("opt") }
    if modifiers.contains(.shift) { parts.append("shift") }
    if modifiers.contains(.command) { parts.append("cmd") }
    return (parts + [key.name]).joined(separator: "+")
  }
}

extension View {
  /// Keys that tap this control.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> ModifiedContent<Self, _AttributeModifier> {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// A shortcut that taps this control. Caps Lock and the numeric pad are not told apart.
  nonisolated public func keyboardShortcut(
    _ shortcut: KeyboardShortcut
  ) -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.shortcut, shortcut.text)
  }
}
