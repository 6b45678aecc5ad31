import ScreenLayout
import ViewGraph

/// One element of a screen, as a host knows it. Attributes are decoded when they are asked for.
@MainActor
final class TreeNode {
  let id: NodeID
  let role: Role
  private(set) weak var parent: TreeNode?

  // Siblings are a chain, so that a child comes, goes and moves without a look at the others. The
  // tree owns all of its nodes.
  private unowned(unsafe) var first: TreeNode?
  private unowned(unsafe) var last: TreeNode?
  private unowned(unsafe) var previous: TreeNode?
  private unowned(unsafe) var next: TreeNode?
  /// The chain as it was listed last; nil: it changed since.
  private var listed: [TreeNode]? = []
  /// Place among the siblings, as of the last listing.
  private var place = 0

  var hasKeyboard = false
  /// Its nodes of the last layout.
  var layout: ElementLayout?
  var isLayoutOutdated = true

  private let stream: ElementStream
  private let range: Range<Int>
  /// Attributes that were set since; nil: taken away.
  private var changed: [AttributeKey: AttributeValue?] = [:]

  init(id: NodeID, role: Role, stream: ElementStream, attributes range: Range<Int>) {
    self.id = id
    self.role = role
    self.stream = stream
    self.range = range
  }

  /// Which attributes its stream has, known from the first time that one is asked for.
  private lazy var keys = stream.bytes.withUnsafeBytes {
    AttributeKeys(Attributes(bytes: UnsafeRawBufferPointer(rebasing: $0[range])))
  }

  func stored(_ key: AttributeKey) -> AttributeValue? {
    if !changed.isEmpty, let value = changed[key] { return value }
    guard keys.contains(key) else { return nil }
    return stream.bytes.withUnsafeBytes {
      Attributes(bytes: UnsafeRawBufferPointer(rebasing: $0[range])).stored(key)
    }
  }

  func set(_ key: AttributeKey, _ value: AttributeValue?) {
    changed[key] = .some(value)
    outdateLayout()
  }

  /// Lets its layout and that of all around it be made anew.
  func outdateLayout() {
    var node: TreeNode? = self
    while let around = node {
      around.isLayoutOutdated = true
      node = around.parent
    }
  }

  /// The elements directly inside of this one, in order.
  var children: [TreeNode] {
    if let listed { return listed }
    var children: [TreeNode] = []
    var next = first
    while let child = next {
      child.place = children.count
      children.append(child)
      next = child.next
    }
    listed = children
    return children
  }

  /// Its place among the children of its parent.
  var index: Int {
    _ = parent?.children
    return place
  }

  /// Puts a child behind another; nil: first.
  func insert(_ child: TreeNode, behind sibling: TreeNode?) {
    child.parent = self
    child.previous = sibling
    child.next = sibling == nil ? first : sibling?.next
    if let next = child.next { next.previous = child } else { last = child }
    if let sibling { sibling.next = child } else { first = child }
    listed = nil
  }

  func append(_ child: TreeNode) { insert(child, behind: last) }

  func remove(_ child: TreeNode) {
    if let previous = child.previous { previous.next = child.next } else { first = child.next }
    if let next = child.next { next.previous = child.previous } else { last = child.previous }
    child.previous = nil
    child.next = nil
    child.parent = nil
    listed = nil
  }

  /// Takes all children away, as the tree that owns them gives them up.
  func removeChildren() {
    for child in children {
      child.previous = nil
      child.next = nil
      child.parent = nil
    }
    first = nil
    last = nil
    listed = []
  }

  /// This element and all below it, in the order in which a person reads them.
  func walk(_ visit: (TreeNode) -> Void) {
    visit(self)
    for child in shownChildren { child.walk(visit) }
  }

  /// The elements directly inside of this one that are on the screen.
  var shownChildren: [TreeNode] {
    has(.fitting) ? children.filter(\.isChosen) : children
  }
}

// MARK: What a person perceives

extension TreeNode {
  /// Whether it can be seen: neither it nor anything around it is hidden.
  var isVisible: Bool {
    !lineage.contains { $0.flag(.isHidden) || $0[.opacity] == 0 }
  }

  var isEnabled: Bool { !lineage.contains { $0.flag(.isDisabled) } }

  /// The words that it shows: its own, or those inside of it.
  var words: String {
    if flag(.isRedacted) { return "" }
    if let text = self[.text] { return text }
    if role == .text { return children.map(\.words).joined() }
    // What is uncovered by a swipe is no part of what a row says.
    return shownChildren.filter { $0[.barArea] != .over }
      .map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// What assistive technology calls it.
  var spokenLabel: String? {
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

  /// Whether it is what a menu or a disclosure opens, rather than its label.
  private func isContent(of container: Role) -> Bool {
    switch container {
    case .menu: role != .menuLabel
    case .disclosure: role != .disclosureLabel
    default: false
    }
  }

  /// The choices of a picker.
  var options: [TreeNode] {
    var options: [TreeNode] = []
    for child in children {
      if child.role == .option { options.append(child) } else { options += child.options }
    }
    return options
  }

  /// What a control is set to, in words.
  var shownValue: String? {
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
