import LayoutSolver
import ScreenLayout
import ViewGraph

extension ScreenTree {
  /// The screen as text: a line per element, indented by what it stands in.
  func dump(withFrames: Bool) -> String {
    var lines: [String] = []
    for child in root.shownChildren { child.describe(0, withFrames, into: &lines) }
    return lines.isEmpty ? "(nothing)" : lines.joined(separator: "\n")
  }
}

extension TreeNode {
  /// One line: role, identifier, words, value, states.
  package var summary: String {
    var parts = ["\(role)"]
    if let identifier = self[.identifier] { parts.append("#\(identifier)") }
    let label = spokenLabel
    if let label { parts.append("“\(label)”") }
    if label == nil, !flag(.isRedacted), let words = self[.text] { parts.append("“\(words)”") }
    if role == .secureField, let value = self[.value] {
      parts.append("= " + String(repeating: "•", count: value.count))
    } else if let value = shownValue {
      parts.append("= “\(value)”")
    }
    if let prompt = self[.prompt], !prompt.isEmpty { parts.append("(\(prompt))") }
    if has(.isOn) { parts.append(flag(.isOn) ? "[on]" : "[off]") }
    let states: [(Attribute<Bool>, String)] = [
      (.isSelected, "selected"), (.isInvalid, "invalid"), (.isHidden, "hidden"),
      (.isDisabled, "disabled"), (.isRedacted, "redacted"),
    ]
    for (key, name) in states where flag(key) { parts.append("[\(name)]") }
    if hasKeyboard { parts.append("[focused]") }
    if let error = self[.errorText] { parts.append("[error: \(error)]") }
    return parts.joined(separator: " ")
  }

  fileprivate func describe(_ depth: Int, _ withFrames: Bool, into lines: inout [String]) {
    var inner = depth
    if isWorthALine {
      let frame = withFrames ? layout.map { " \($0.core.frame.words)" } ?? " (no place)" : ""
      lines.append(String(repeating: "  ", count: depth) + summary + frame)
      inner += 1
    }
    guard !saysItsContent else { return }
    for child in shownChildren { child.describe(inner, withFrames, into: &lines) }
  }

  /// Boxes and stacks that say nothing are left out: a test is about what they hold.
  private var isWorthALine: Bool {
    switch role {
    case .box, .stack, .zstack, .grid, .gridRow, .row, .tableHeader, .tableRow, .cell, .scroll,
      .modalActions, .barItems, .keyboardBar:
      has(.identifier) || has(.label) || flag(.isHidden) || flag(.isDisabled)
    case .spacer, .divider, .shape: has(.identifier)
    default: true
    }
  }

  /// Whether all that is inside of it is on its own line already.
  private var saysItsContent: Bool {
    switch role {
    case .text: true
    case .button, .link, .label, .option, .tab, .toggle, .picker, .datePicker, .stepper, .slider,
      .progress, .menuLabel, .disclosureLabel:
      !descendants { $0.has(.identifier) || $0.takesEvents }
    default: false
    }
  }

  private var takesEvents: Bool { has(.onTap) || has(.onEdit) || has(.onToggle) }

  private func descendants(_ isWanted: (TreeNode) -> Bool) -> Bool {
    children.contains { isWanted($0) || $0.descendants(isWanted) }
  }
}

extension LayoutFrame {
  /// As `(16, 103, 358 × 44)`: the upper left corner and the size, in points.
  fileprivate var words: String {
    func number(_ value: Double) -> String {
      let rounded = (value * 100).rounded() / 100
      return Int(exactly: rounded).map { String($0) } ?? String(rounded)
    }
    return "(\(number(x)), \(number(y)), \(number(width)) × \(number(height)))"
  }
}
