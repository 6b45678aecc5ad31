import ScreenLayout
import ViewGraph

// MARK: What a person perceives

extension TreeNode {
  /// This element and all below it, in the order in which a person reads them.
  package func walk(_ visit: (TreeNode) -> Void) {
    visit(self)
    guard ordersReading else {
      for child in shownChildren { child.walk(visit) }
      return
    }
    for unit in unitsInOrder(visit) { unit.walk(visit) }
  }

  /// The elements directly inside of this one that are on the screen.
  package var shownChildren: [TreeNode] {
    has(.fitting) ? children.filter(\.isChosen) : children
  }

  /// Whether it can be seen: neither it nor anything around it is hidden.
  package var isVisible: Bool { !lineage.contains(where: \.hides) }

  package var isEnabled: Bool { !lineage.contains { $0.flag(.isDisabled) } }

  /// The words that it shows: its own, or those inside of it.
  package var words: String {
    if flag(.isRedacted) { return "" }
    if let text = self[.text] { return text }
    if role == .text { return children.map(\.words).joined() }
    // A row says nothing of what a swipe uncovers, nor a menu of its items.
    return (ordersReading ? unitsInOrder { _ in } : shownChildren).filter {
      $0[.barArea] != .over && (role != .menu || $0.role == .menuLabel)
    }
    .map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// What assistive technology calls it.
  package var spokenLabel: String? {
    // Blanks are what is left of a redacted name.
    if let label = self[.label] { return label.allSatisfy(\.isWhitespace) ? nil : label }
    if flag(.isRedacted) { return nil }
    switch role.meaning.name {
    case .symbol: return self[.symbol]
    case .words:
      let words = words
      return words.isEmpty ? nil : words
    case .label, .beside:
      let parts = children.filter { $0.role != .option && !$0.isContent(of: role) }
      let words = parts.map { $0[.label] ?? $0.words }.filter { !$0.isEmpty }
        .joined(separator: " ")
      return words.isEmpty ? nil : words
    case .prompt, .none: return nil
    }
  }

  /// The symbol of a control without words.
  package var onlySymbol: String? {
    guard role == .button || role == .link || role == .menuLabel else { return nil }
    if children.isEmpty { return has(.text) ? nil : self[.symbol] }
    guard children.count == 1, var picture = children.first else { return nil }
    // Layers lie on it or behind it.
    if picture.has(.layering), let base = picture.children.first { picture = base }
    guard picture.role == .image, !picture.has(.label), !picture.flag(.isAccessibilityHidden)
    else { return nil }
    return picture[.symbol]
  }

  /// Whether it is what a menu or a disclosure opens, rather than its label.
  private func isContent(of container: Role) -> Bool {
    switch container {
    case .menu: role != .menuLabel
    case .disclosure: role != .disclosureLabel
    default: false
    }
  }

  /// The choices of a picker.
  package var options: [TreeNode] {
    var options: [TreeNode] = []
    for child in children {
      if child.role == .option { options.append(child) } else { options += child.options }
    }
    return options
  }

  /// What a control is set to, in words.
  package var shownValue: String? {
    if role == .picker {
      guard let value = self[.value], let index = Int(value) else { return nil }
      return options.first { $0[.index] == index }?.spokenLabel
    }
    if let text = self[.value] { return text }
    if let number = self[.number] {
      return number == number.rounded() && abs(number) < 1e15
        ? String(Int(number)) : String(number)
    }
    return self[.spokenValue]
  }
}
