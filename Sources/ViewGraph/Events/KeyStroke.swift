/// What a person did to a key.
package struct KeyStroke: Sendable, Hashable {
  /// Whether a key goes down, is held, or comes up.
  package struct Phases: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let down = Phases(rawValue: 1)
    package static let held = Phases(rawValue: 2)
    package static let up = Phases(rawValue: 4)
  }

  package var phase: Phases
  /// Keys that are held with it: a bit each for Caps Lock, Shift, Control, Option and Command.
  package var modifiers: UInt8
  /// As a browser names it: what it types, or a word such as `ArrowUp`. Empty if the text of a stroke
  /// was not one.
  package var key: String

  package init(_ phase: Phases, _ key: String, modifiers: UInt8 = 0) {
    self.phase = phase
    self.key = key
    self.modifiers = modifiers
  }

  /// `1 2 A`: the phase, the modifiers, the key.
  package var text: String { "\(phase.rawValue) \(modifiers) \(key)" }

  package init(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let phase = UInt8(parts[0]), [1, 2, 4].contains(phase),
      let modifiers = UInt8(parts[1]), modifiers < 32, parts[2].utf8.count <= 32
    else {
      self.init([], "")
      return
    }
    self.init(Phases(rawValue: phase), String(parts[2]), modifiers: modifiers)
  }

  /// A key that an element wants to hear of, in some of its phases: `3arrowup`. The name `*` is any key.
  package struct Wish: Sendable, Hashable {
    package var phases: Phases
    package var name: String

    package init(_ phases: Phases, _ name: String) {
      self.phases = phases
      self.name = name
    }

    package var text: String { "\(phases.rawValue)\(name)" }
  }
}
