import ScreenLayout
import ViewGraph

/// An element of a ``Screen``, looked for anew at each use: it may come, change and go.
@MainActor
public struct ScreenElement {
  let screen: Screen
  /// As messages name it: `button "continue.tap"`.
  public let description: String
  let find: (ScreenTree) -> [TreeNode]

  init(screen: Screen, description: String, find: @escaping (ScreenTree) -> [TreeNode]) {
    self.screen = screen
    self.description = description
    self.find = find
  }

  var nodes: [TreeNode] { find(screen.present) }
  /// The visible one of them, if there is one, else the first.
  var node: TreeNode? {
    let nodes = nodes
    return nodes.count < 2 ? nodes.first : nodes.first(where: screen.shows) ?? nodes.first
  }

  // MARK: States

  /// Whether it is part of the screen, visible or not.
  public var exists: Bool { node != nil }
  /// Whether a person sees it, or would after scrolling: neither it nor anything around it is hidden,
  /// it has a size, and it does not lie outside of the screen or of what is clipped around it.
  public var isVisible: Bool { node.map(screen.shows) ?? false }
  /// Whether assistive technology is told nothing of it: it or something around it is hidden by
  /// `accessibilityHidden(_:)`.
  public var isAccessibilityHidden: Bool {
    node?.lineage.contains { $0.flag(.isAccessibilityHidden) } ?? false
  }
  /// Whether it takes events: neither it nor anything around it is disabled.
  public var isEnabled: Bool { node?.isEnabled ?? false }
  /// Whether a tap would be carried out now: it is there, visible, enabled, takes touches and is not
  /// covered.
  public var isHittable: Bool {
    guard let node else { return false }
    guard let target = node.touchTarget else {
      return (node.role == .menu || node.role == .link) && screen.refusalToOpen(node) == nil
    }
    guard case .success = screen.graph.locate(target.id, for: .tap) else { return false }
    return screen.shows(target) && screen.cover(of: target) == nil
  }
  public var isSelected: Bool { node?.flag(.isSelected) ?? false }
  /// Whether a toggle is on or a disclosure open.
  public var isOn: Bool { node?.flag(.isOn) ?? false }
  /// Whether it has the keyboard.
  public var isFocused: Bool { node?.hasKeyboard ?? false }
  /// Whether a bar stands for what it shows: see `redacted(reason:)`.
  public var isRedacted: Bool { node?.flag(.isRedacted) ?? false }
  /// Whether it says that its value is wrong.
  public var isInvalid: Bool { node?.flag(.isInvalid) ?? false }

  // MARK: Words

  /// What assistive technology calls it.
  public var label: String? { node?.spokenLabel }
  /// What it is set to: a field's text, a picker's chosen option, a date as `2026-11-21`.
  public var value: String? { node?.shownValue }
  /// The words in it, in reading order.
  public var text: String { node?.words ?? "" }
  /// What is wrong with its value, in words.
  public var errorText: String? { node?[.errorText] }
  /// What a field says while it is empty.
  public var prompt: String? { node?[.prompt] }
  public var hint: String? { node?[.hint] }
  public var identifier: String? { node?[.identifier] }
  /// The labels of a picker's options, in order.
  public var options: [String] { node?.options.map { $0.spokenLabel ?? "" } ?? [] }

  // MARK: Inside

  /// An element inside of this one.
  public func element(_ identifier: String) -> ScreenElement {
    inside("element “\(identifier)”") { $0[.identifier] == identifier }
  }

  /// Everything of a kind inside of this element, in reading order.
  public func all(_ kind: ElementKind) -> [ScreenElement] {
    var found: [TreeNode] = []
    node?.walk { if kind.matches($0) { found.append($0) } }
    return found.map { node in
      ScreenElement(screen: screen, description: "\(kind.words) in \(description)") { tree in
        tree.nodes[node.id] === node ? [node] : []
      }
    }
  }

  /// A text inside of this element.
  public func text(_ words: String) -> ScreenElement {
    inside("text “\(words)”") {
      ElementKind.text.matches($0) && $0.words == words
    }
  }

  /// A button inside of this element.
  public func button(label: String) -> ScreenElement {
    inside("button labelled “\(label)”") {
      ElementKind.button.matches($0) && $0.spokenLabel == label
    }
  }

  private func inside(
    _ description: String, _ isWanted: @escaping @MainActor (TreeNode) -> Bool
  ) -> ScreenElement {
    let find = find
    return ScreenElement(screen: screen, description: "\(description) in \(self.description)") {
      var found: [TreeNode] = []
      for node in find($0) { node.walk { if isWanted($0) { found.append($0) } } }
      return found
    }
  }
}

extension TreeNode {
  /// The element that a tap on this one reaches: itself, or the control that it is part of.
  package var tapTarget: TreeNode? {
    var first: TreeNode?
    var outermost: TreeNode?
    for node in lineage {
      if first == nil, node.has(.onTap) || node.has(.onToggle) { first = node }
      if node.flag(.tapsFirst), node.has(.onTap) { outermost = node }
    }
    return outermost ?? first
  }

  /// The element that hears so many taps: a view around, where this one waits for more.
  func tapTarget(taps: Int) -> TreeNode? {
    // A box around a view that counts its taps differently has the view's frame.
    if has(.onTap), children.count == 1, let child = children.first, child.has(.onTap),
      child.awaitedTaps != awaitedTaps
    {
      return child.tapTarget(taps: taps)
    }
    guard let target = tapTarget, taps % target.awaitedTaps != 0 else { return tapTarget }
    let around = target.lineage.dropFirst().first { $0.has(.onTap) && taps % $0.awaitedTaps == 0 }
    return around ?? target
  }

  /// How many taps its action takes.
  var awaitedTaps: Int { max(1, self[.tapCount] ?? 1) }

  /// The control that a finger on this element reaches, whatever it does there: taps, types, chooses.
  package var touchTarget: TreeNode? {
    lineage.first { node in
      // A view that takes dropped files is no button for files.
      !node.flag(.isDropTarget) && node.role != .modal
        && AttributeKey.touched.contains(where: node.has)
    }
  }

  /// The field that a tap on this element chooses, unless it taps something in front of that.
  var tappedField: TreeNode? {
    guard let target = touchTarget, target.tapTarget !== target else { return nil }
    return target.has(.onEdit) || target.has(.onDate) ? target : nil
  }
}

extension AttributeKey {
  fileprivate static let touched: [AttributeKey] = [
    .onTap, .onToggle, .onEdit, .onDate, .onSelect, .onNumber, .onIncrement, .onDecrement, .onFile,
  ]
}
