import PageProtocol
import ViewGraph

/// Identifiers, names, states and what assistive technology hears.
extension Rules {
  static func meaning(_ role: Role) -> [Rule] {
    let meaning = role.meaning
    var rules = [
      Rule([.identifier], on: .control, .attribute(.testID)) { $0[.identifier] },
      Rule([.stableKey], on: .control, .attribute(.stableKey)) {
        $0[.stableKey].map { keyText(UInt64(exactly: $0) ?? 0) }
      },
      hidden(meaning),
      Rule([.isSpokenOnly], .style(StyleKind("spoken"))) { $0.flag(.isSpokenOnly) ? "1" : nil },
      Rule([.layoutDirection], .attribute(.dir)) { values in
        switch values[.layoutDirection] {
        case .leftToRight: "ltr"
        case .rightToLeft: "rtl"
        case nil: nil
        }
      },
      Rule([.tapCount], .attribute(.taps)) { values in
        values[.tapCount].flatMap { $0 > 1 ? String($0) : nil }
      },
      Rule([.pressDuration], .attribute(.press)) { $0[.pressDuration].map(plainNumber) },
      Rule([.gesture], .attribute(.gesture)) { $0[.gesture] },
      Rule([.isDraggable], .attribute(.draggable)) { $0.flag(.isDraggable) ? "true" : nil },
      Rule([.isDropTarget, .maximum], .attribute(.limit)) { values in
        values.flag(.isDropTarget) ? values[.maximum].map(plainNumber) : nil
      },
      Rule([.isDropTarget, .dropEffect], .attribute(.dropEffect)) { values in
        values.flag(.isDropTarget) ? values[.dropEffect].map { "\($0)" } ?? "" : nil
      },
      Rule([.help], .attribute(.title)) { $0[.help] },
      Rule([.shortcut, .keys], .attribute(.shortcut)) { values in
        let keys = [values[.shortcut], values[.keys]].compactMap { $0 }
        return keys.isEmpty ? nil : keys.joined(separator: " ")
      },
      Rule([.shortcut], on: .control, .attribute(.ariaKeyShortcuts)) {
        $0[.shortcut].map(keyShortcuts)
      },
      events(role),
      Rule([.sortPriority], .attribute(.sortPriority)) { $0[.sortPriority].map(plainNumber) },
    ]
    if role != .image, role != .window {
      rules.append(
        Rule([.isAccessibilityHidden], .attribute(.ariaHidden)) {
          $0.flag(.isAccessibilityHidden) ? "true" : nil
        })
    }
    if role == .menu || role == .button { rules.append(choice(.purpose, "for")) }
    if meaning.entry != nil {
      rules += [
        Rule([.isInvalid], on: .control, .attribute(.ariaInvalid)) {
          $0.flag(.isInvalid) ? "true" : nil
        }
      ]
    }
    rules += disabled(meaning) + names(meaning) + hints(meaning)
    if meaning.isPlain { rules += containers(role) }
    return rules
  }

  /// Seven characters. The last two are the kind of place. Among a thousand items of a place, two
  /// have the same key in one of two thousand pages.
  static func keyText(_ key: UInt64) -> String {
    Base64URL.characters(of: key >> 6, count: 7)
  }

  private static func hidden(_ meaning: RoleMeaning) -> Rule {
    meaning.leavesNoRoom
      ? Rule([.isHidden], .attribute(.hidden)) { $0.flag(.isHidden) ? "" : nil }
      : flag(.isHidden, "gone")
  }

  // MARK: Events

  private static func events(_ role: Role) -> Rule {
    let isTappedNaturally = [.button, .tab].contains(role)
    let letters = EventKind.letters.filter { !isTappedNaturally || $0.0 != .onTap }
    return Rule(letters.map(\.0), .attribute(.events)) { values in
      let text = String(letters.compactMap { values.has($0.0) ? $0.1 : nil })
      return text.isEmpty ? nil : text
    }
  }

  /// `cmd+shift+s` as `Meta+Shift+S`.
  private static func keyShortcuts(_ text: String) -> String {
    text.split(separator: "+").map { part in
      switch part {
      case "cmd": "Meta"
      case "opt": "Alt"
      case "ctrl": "Control"
      case "shift": "Shift"
      case "return": "Enter"
      case "escape": "Escape"
      default: part.uppercased()
      }
    }.joined(separator: "+")
  }

  // MARK: Disabled

  private static func disabled(_ meaning: RoleMeaning) -> [Rule] {
    let faded = Rule([.isDisabled], .style(StyleKind("off"))) { $0.flag(.isDisabled) ? "1" : nil }
    switch meaning.disabling {
    case .control:
      return [
        Rule([.isDisabled], on: .control, .attribute(.disabled)) {
          $0.flag(.isDisabled) ? "" : nil
        }, faded,
      ]
    case .container:
      return [Rule([.isDisabled], .attribute(.disabled)) { $0.flag(.isDisabled) ? "" : nil }]
    case .halves:
      return [
        Rule([], on: .number(2), .attribute(.ariaLabel), always: true) { $0.words[.decrement] },
        Rule([], on: .number(3), .attribute(.ariaLabel), always: true) { $0.words[.increment] },
        Rule([.isDisabled, .canDecrement], on: .number(2), .attribute(.disabled)) {
          $0.flag(.isDisabled) || $0[.canDecrement] == false ? "" : nil
        },
        Rule([.isDisabled, .canIncrement], on: .number(3), .attribute(.disabled)) {
          $0.flag(.isDisabled) || $0[.canIncrement] == false ? "" : nil
        }, faded,
      ]
    case .fades: return [faded]
    case .inert:
      return [Rule([.isDisabled], .attribute(.inert)) { $0.flag(.isDisabled) ? "" : nil }, faded]
    }
  }

  // MARK: Names

  private static func names(_ meaning: RoleMeaning) -> [Rule] {
    if meaning.hasOwnName { return [] }
    switch meaning.name {
    case .beside:
      // The words are visible beside the control, or there for assistive technology alone.
      return [
        Rule([.label], on: .number(1), .text) { $0[.label] ?? "" },
        Rule([.label, .spokenValue], on: .control, .attribute(.ariaLabel)) { name($0) },
      ]
    case .prompt:
      return [
        Rule([.label, .prompt, .spokenValue], on: .control, .attribute(.ariaLabel)) {
          name($0) ?? $0[.prompt]
        }
      ]
    case .words, .label, .symbol, .none:
      return [Rule([.label, .spokenValue], on: .control, .attribute(.ariaLabel)) { name($0) }]
    }
  }

  /// The accessible name. A spoken value is appended where HTML has no attribute for it.
  static func name(_ values: Values) -> String? {
    guard let label = values[.label], !label.isEmpty else { return nil }
    guard let value = values[.spokenValue], !value.isEmpty else { return label }
    return "\(label), \(value)"
  }

  private static func hints(_ meaning: RoleMeaning) -> [Rule] {
    guard meaning.entry == .text else {
      return [
        Rule([.hint, .errorText], on: .control, .attribute(.ariaDescription)) { description($0) }
      ]
    }
    return [
      Rule([.hint, .errorText], on: .number(2), .text) { description($0) ?? "" },
      Rule([], on: .number(2), .attribute(.id), always: true) { "d\($0.node)" },
      Rule([], on: .control, .attribute(.ariaDescribedBy), always: true) { "d\($0.node)" },
    ]
  }

  /// The error comes first.
  private static func description(_ values: Values) -> String? {
    let parts = [values[.errorText], values[.hint]].compactMap { $0 }
    let words = parts.filter { !$0.isEmpty }.joined(separator: " ")
    return words.isEmpty ? nil : words
  }

  // MARK: Containers and texts that mean more

  private static func containers(_ role: Role) -> [Rule] {
    var rules = [
      Rule(
        [
          .label, .traits, .removedTraits, .headingLevel, .childrenBehavior, .onTap,
        ], .attribute(.role)
      ) { ariaRole(role, $0) },
      Rule([.traits, .removedTraits, .headingLevel], .attribute(.ariaLevel)) { values in
        guard isHeading(values) else { return nil }
        return String(max(1, min(6, values[.headingLevel] ?? 2)))
      },
      keyboardPlace,
    ]
    if role == .text || role == .textRun {
      let keys: [AttributeKey] = [
        .label, .spokenValue, .traits, .removedTraits, .headingLevel, .onTap, .address,
      ]
      rules += [
        Rule(keys, .attribute(.ariaLabel)) { hasNamedRole(role, $0) ? name($0) : nil },
        Rule(keys, on: .number(2), .attribute(.spoken)) { hasNamedRole(role, $0) ? nil : name($0) },
      ]
    }
    return rules
  }

  static func traits(_ values: Values) -> Traits {
    (values[.traits] ?? []).subtracting(values[.removedTraits] ?? [])
  }

  private static func isHeading(_ values: Values) -> Bool {
    values.has(.headingLevel) || traits(values).contains(.header)
  }

  /// The role of an element that a person presses; nil for others.
  static func pressedRole(_ values: Values) -> String? {
    let traits = traits(values)
    if values.has(.onTap) || traits.contains(.button) { return "button" }
    return traits.contains(.link) ? "link" : nil
  }

  /// The keyboard reaches views that a person acts on.
  static let keyboardPlace = Rule(
    [.traits, .removedTraits, .onTap, .onFocus, .isDraggable], .attribute(.tabindex)
  ) { values in
    let isChosen = values.has(.onTap) || values.has(.onFocus) || values.flag(.isDraggable)
    return isChosen || traits(values).contains(.button) ? "0" : nil
  }

  private static func ariaRole(_ role: Role, _ values: Values) -> String? {
    let traits = traits(values)
    if let role = pressedRole(values) { return role }
    if isHeading(values) { return values.around.kind == .heading ? nil : "heading" }
    if traits.contains(.image) { return "img" }
    // Words have a part with their label: see `Templates.text`.
    guard let label = values[.label], !label.isEmpty, role != .text, role != .textRun else {
      return nil
    }
    // Other content under a name of its own: a name alone is not allowed on plain elements.
    return role == .shape || values[.childrenBehavior] == .ignore ? "img" : "group"
  }

  /// Whether HTML lets the element have a name.
  private static func hasNamedRole(_ role: Role, _ values: Values) -> Bool {
    ariaRole(role, values) != nil
      || role == .textRun && values.has(.address) && values.around.kind != .control
  }
}
