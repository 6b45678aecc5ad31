import Foundation
import ViewGraph

/// A key that a person pressed while a view had the keyboard.
public struct KeyPress: Sendable, CustomDebugStringConvertible {
  /// When an action runs: as a key goes down, while it is held, as it comes up.
  public struct Phases: OptionSet, Sendable, Hashable, CustomDebugStringConvertible {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key went down.
    public static let down = Phases(rawValue: 1)
    /// The key is held, and types again.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key came up.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]

    public var debugDescription: String {
      let names: [(Phases, String)] = [(.down, "down"), (.repeat, "repeat"), (.up, "up")]
      return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
    }
  }

  /// Whether an action took a key.
  public enum Result: Sendable {
    /// It did, and no view around it hears of the key.
    case handled
    /// It did not: the views around it are asked.
    case ignored
  }

  /// What happened to the key.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What the key types.
  public let characters: String
  /// Which keys are held with it.
  public let modifiers: EventModifiers

  public var debugDescription: String {
    "KeyPress(phase: \(phase), key: \(key.name), modifiers: \(modifiers.rawValue))"
  }

  /// Nil if no view can ask for such a key: Shift alone, a key for the volume.
  init?(_ stroke: KeyStroke) {
    phase = Phases(rawValue: Int(stroke.phase.rawValue))
    modifiers = EventModifiers(rawValue: Int(stroke.modifiers))
    let name = Self.name(of: stroke.key)
    if let named = KeyEquivalent.named.first(where: { $0.name == name }) {
      key = named
      characters = String(named.character)
    } else if stroke.key.count == 1, let typed = stroke.key.lowercased().first {
      key = KeyEquivalent(typed)
      characters = stroke.key
    } else {
      return nil
    }
  }

  /// A key as views name it, by the name that a browser has for it.
  private static func name(of key: String) -> String {
    switch key {
    case "Enter": "return"
    case "Escape": "escape"
    case " ": "space"
    default: key.lowercased()
    }
  }
}

/// An `onKeyPress` around views. The object is kept across evaluations, so that a new closure does not
/// evaluate the views in it.
private final class KeyPressScope: Slot {
  var phases: KeyPress.Phases = []
  var isWanted: (KeyPress) -> Bool = { _ in false }
  var action: (KeyPress) -> KeyPress.Result = { _ in .ignored }
  var outer: KeyPressScope?

  /// Asks the actions, from inside to outside, until one takes the key.
  func press(_ press: KeyPress) {
    if phases.contains(press.phase), isWanted(press), action(press) == .handled { return }
    outer?.press(press)
  }
}

/// The innermost scope, and all that it and those around it ask for.
private struct KeyPressScopes: Equatable {
  var scope: KeyPressScope
  var wishes: [String]

  static func == (first: Self, second: Self) -> Bool {
    first.scope === second.scope && first.wishes == second.wishes
  }
}

private struct KeyPressScopesKey: EnvironmentKey {
  static var defaultValue: KeyPressScopes? { nil }
}

nonisolated public struct _KeyPressModifier: ViewModifier {
  public typealias Body = Never
  let phases: KeyPress.Phases
  /// Nil: any.
  let keys: Set<KeyEquivalent>?
  let isWanted: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    guard context.environment.isEnabled else { return content() }
    let around = context.environment[KeyPressScopesKey.self]
    let scope = context.slot(0x4E1) { KeyPressScope() }
    scope.phases = modifier.phases
    scope.isWanted = modifier.isWanted
    scope.action = modifier.action
    scope.outer = around?.scope
    let phases = KeyStroke.Phases(rawValue: UInt8(truncatingIfNeeded: modifier.phases.rawValue & 7))
    var wishes = (modifier.keys?.map(\.name).sorted() ?? ["*"]).map { name in
      KeyStroke.Wish(phases, name).text
    }
    for wish in around?.wishes ?? [] where !wishes.contains(wish) { wishes.append(wish) }
    let index = context.registerHandler(
      .event { action in
        guard case .key(let stroke) = action, let press = KeyPress(stroke) else { return }
        scope.press(press)
      })
    context.withEnvironment(
      EnvironmentEntry(
        key: ObjectIdentifier(KeyPressScopesKey.self),
        value: KeyPressScopes(scope: scope, wishes: wishes) as KeyPressScopes?)
    ) {
      context.modify(.free) { writer in
        writer.set(.onKey, handler: index)
        writer.set(.keys, wishes.joined(separator: " "))
      } content: {
        content()
      }
    }
  }
}

/// What a view does with the keyboard while it has it. On a page the kinds do not differ.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is activated, as a button is.
  public static let activate = FocusInteractions(rawValue: 1)
  /// It is edited, as a field is.
  public static let edit = FocusInteractions(rawValue: 2)
  /// Both.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

nonisolated public struct _FocusableModifier: ViewModifier {
  public typealias Body = Never
  let isFocusable: Bool

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    guard modifier.isFocusable, context.environment.isEnabled else { return content() }
    context.open(.box)
    // The box gets the view's identifier because it has the keyboard.
    context.takeMeaning().withUnsafeBytes { context.writer.append($0) }
    context.focusable(always: true, isField: false)
    content()
    context.close()
  }
}

extension View {
  /// Runs an action when a key is pressed or held while this view, or one in it, has the keyboard.
  ///
  /// A page cannot wait for what the action returns: what the browser does with a key (scroll, go to the
  /// next control) is left out if the key is named here and ignored later. Keys by which a field is typed
  /// in, or a button is pressed, are told to none.
  ///
  /// - Returns: `.ignored` from the action lets the views around this one have the key.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> ModifiedContent<Self, _KeyPressModifier> {
    onKeyPress(keys: [key]) { _ in action() }
  }

  /// Runs an action in some phases of a key, while this view, or one in it, has the keyboard.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> ModifiedContent<Self, _KeyPressModifier> {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Runs an action when one of some keys is pressed, while this view, or one in it, has the keyboard.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> ModifiedContent<Self, _KeyPressModifier> {
    let names = Set(keys.map(\.name))
    return modifier(
      _KeyPressModifier(
        phases: phases, keys: keys, isWanted: { names.contains($0.key.name) }, action: action))
  }

  /// Runs an action when a key types some characters, while this view, or one in it, has the keyboard.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> ModifiedContent<Self, _KeyPressModifier> {
    modifier(
      _KeyPressModifier(
        phases: phases, keys: nil,
        isWanted: { $0.characters.unicodeScalars.allSatisfy(characters.contains) },
        action: action))
  }

  /// Runs an action when any key is pressed, while this view, or one in it, has the keyboard.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> ModifiedContent<Self, _KeyPressModifier> {
    modifier(_KeyPressModifier(phases: phases, keys: nil, isWanted: { _ in true }, action: action))
  }

  /// Lets this view have the keyboard: by Tab, or by a `FocusState` around it.
  nonisolated public func focusable(
    _ isFocusable: Bool = true
  ) -> ModifiedContent<Self, _FocusableModifier> {
    modifier(_FocusableModifier(isFocusable: isFocusable))
  }

  /// Lets this view have the keyboard, for what it does with it.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> ModifiedContent<Self, _FocusableModifier> {
    if interactions != .automatic { noMeaning("focusable(_:interactions:)", _file, _line) }
    return modifier(_FocusableModifier(isFocusable: isFocusable))
  }
}
