import LayoutSolver
import ScreenLayout
import ViewGraph

extension Screen {
  /// Looks at all that is seen for what people with disabilities cannot use.
  ///
  /// ```swift
  /// #expect(screen.auditAccessibility().isEmpty)
  /// ```
  ///
  /// Elements that assistive technology is told nothing of, and disabled ones, are looked at by fewer rules: the
  /// former have no name, the latter may be pale and small. Colours over a picture, a gradient or a material are not
  /// judged, and neither are those that a system's control has of itself.
  ///
  /// - Parameter rules: The rules to look for.
  /// - Returns: The elements that break a rule, in the order in which a person reads them.
  public func auditAccessibility(
    for rules: Set<AccessibilityRule> = Set(AccessibilityRule.allCases)
  ) -> [AccessibilityFinding] {
    let tree = present
    laidOut()
    var faults: [(node: TreeNode, rule: AccessibilityRule, text: String)] = []
    let modal = blockingModal
    let contrast = Contrast(isDark: graph.session.isDark)
    let large = rules.contains(.clippedText) ? LargestText.faults(on: self) : [:]
    (modal ?? tree.root).walk { node in
      guard node.parent != nil, shows(node) else { return }
      let isSpoken = !node.lineage.contains { $0.flag(.isAccessibilityHidden) }
      if rules.contains(.name), isSpoken, let text = node.missingName {
        faults.append((node, .name, text))
      }
      if rules.contains(.trait), isSpoken, let text = node.missingTrait {
        faults.append((node, .trait, text))
      }
      if rules.contains(.contrast), node.isEnabled,
        let text = contrast.fault(of: node, in: modal ?? tree.root)
      {
        faults.append((node, .contrast, text))
      }
      if rules.contains(.target), node.isEnabled, let text = node.smallTarget {
        faults.append((node, .target, text))
      }
      if let text = large[node.id] { faults.append((node, .clippedText, text)) }
    }
    return faults.map { node, rule, text in
      AccessibilityFinding(
        element: element(node, as: node.summary), rule: rule, text: text, summary: node.summary,
        id: node.id)
    }
  }
}

extension TreeNode {
  /// Whether an element around it is one for assistive technology, and speaks for this one.
  private var isSpokenFor: Bool {
    surroundings.contains {
      $0[.childrenBehavior] == .combine || $0[.childrenBehavior] == .ignore || $0.isPressed
    }
  }

  /// Whether a person presses it.
  private var isPressed: Bool {
    switch role {
    case .button, .link, .menu, .filePicker, .tab, .columnHeader: true
    default: false
    }
  }

  /// Why assistive technology has no name for it; nil if it has one or needs none.
  fileprivate var missingName: String? {
    let isNamed: Bool
    switch role {
    case .button, .link, .menu, .tab, .toggle, .picker, .datePicker, .colorPicker, .slider,
      .stepper,
      .disclosure, .filePicker:
      isNamed = spokenLabel != nil || (!has(.label) && hasNamedPicture)
    case .textField, .secureField, .textEditor:
      isNamed = spokenLabel != nil || self[.prompt]?.isEmpty == false
    case .image: isNamed = spokenLabel?.isEmpty == false || isSpokenFor
    default: return nil
    }
    if !isNamed { return "has no name: give it an accessibilityLabel" }
    guard let label = spokenLabel, !label.contains(" "), label.contains(".") || label.contains("_"),
      self[.text] == nil, role == .image || words.isEmpty
    else { return nil }
    return "is called “\(label)” like a file: give it an accessibilityLabel"
  }

  /// Whether a named picture inside gives the element its name.
  private var hasNamedPicture: Bool {
    children.contains { child in
      !child.flag(.isAccessibilityHidden)
        && ((child.role == .image && child.spokenLabel?.isEmpty == false) || child.hasNamedPicture)
    }
  }

  /// Why nobody hears that it takes a tap; nil if somebody does.
  fileprivate var missingTrait: String? {
    guard has(.onTap), role.meaning.isPlain || role == .image, role != .scroll else { return nil }
    let spoken: Traits = [.button, .link, .toggle, .keyboardKey]
    guard self[.traits]?.isDisjoint(with: spoken) ?? true else { return nil }
    return "takes a tap and does not say so: use a Button, or add the trait isButton"
  }

  /// The fault of the touch area; nil for an area that is large enough.
  fileprivate var smallTarget: String? {
    guard isPressed || (has(.onTap) && role.meaning.isPlain), role != .tab,
      // The system's own rows and sheets are as large as they are on every phone.
      !lineage.contains(where: { $0.role == .modalActions || $0.role == .option }),
      surroundings.first(where: { $0.role == .text }) == nil
    else { return nil }
    guard let first = touchAreas.first else { return nil }
    let area = touchAreas.dropFirst().reduce(into: first) { all, next in
      let (x, y) = (min(all.x, next.x), min(all.y, next.y))
      all = LayoutFrame(
        x: x, y: y, width: max(all.maxX, next.maxX) - x, height: max(all.maxY, next.maxY) - y)
    }
    let least = 44.0 - 0.01
    guard area.width > 0, area.height > 0, area.width < least || area.height < least else {
      return nil
    }
    return "a finger has \(area.width.short) × \(area.height.short) points, and needs 44 × 44"
  }
}

extension Double {
  /// With a decimal place at most.
  var short: String {
    let rounded = (self * 10).rounded() / 10
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
