import ViewGraph

/// A host's copy of one element. Attributes are decoded when they are asked for.
@MainActor
package final class TreeNode: LayoutElement {
  package let id: NodeID
  package let role: Role

  // The tree owns all of its nodes, and takes each out of the others before it gives it up. A weak
  // reference would make every later retain and release of the parent slow.
  @exclusivity(unchecked) package private(set) unowned(unsafe) var parent: TreeNode?

  // Siblings are a chain, so that a child comes, goes and moves without a look at the others.
  private unowned(unsafe) var first: TreeNode?
  private unowned(unsafe) var last: TreeNode?
  private unowned(unsafe) var previous: TreeNode?
  private unowned(unsafe) var next: TreeNode?
  /// The chain as it was listed last; nil: it changed since.
  private var listed: [TreeNode]? = []
  /// Place among the siblings, as of the last listing.
  private var place = 0

  package var hasKeyboard = false
  /// Whether elements inside have priorities of reading.
  package var ordersReading = false
  /// Its nodes of the last layout.
  @exclusivity(unchecked) package var layout: ElementLayout?
  @exclusivity(unchecked) package var isLayoutOutdated = true
  @exclusivity(unchecked) package var isInLayout = false

  private let stream: ElementStream
  private let range: Range<Int>
  /// Attributes that were set since; nil: taken away.
  @exclusivity(unchecked) private var changed: [(key: AttributeKey, value: AttributeValue?)] = []
  /// The keys of the stream's attributes.
  private let keys: AttributeKeys

  package init(id: NodeID, role: Role, stream: ElementStream, attributes range: Range<Int>) {
    self.id = id
    self.role = role
    self.stream = stream
    self.range = range
    keys = stream.bytes.withUnsafeBytes {
      AttributeKeys(Attributes(bytes: UnsafeRawBufferPointer(rebasing: $0[range])))
    }
  }

  /// The attributes that a layout has asked for: its own layout, or that of an element around.
  @exclusivity(unchecked) private var read = AttributeKeys()
  /// Whether a layout asks now.
  @exclusivity(unchecked) static var isLayoutAsking = false

  /// Whether a layout has asked for an attribute, so that another value of it may change frames.
  func isRead(_ key: AttributeKey) -> Bool { read.contains(key) }

  package func stored(_ key: AttributeKey) -> AttributeValue? {
    if Self.isLayoutAsking { read.insert(key) }
    // Few attributes of an element ever change.
    for change in changed where change.key == key { return change.value }
    guard keys.contains(key) else { return nil }
    return stream.bytes.withUnsafeBytes {
      Attributes(bytes: UnsafeRawBufferPointer(rebasing: $0[range])).stored(key)
    }
  }

  package func set(_ key: AttributeKey, _ value: AttributeValue?) {
    if let index = changed.firstIndex(where: { $0.key == key }) {
      changed[index].value = value
    } else {
      changed.append((key, value))
    }
  }

  /// The elements directly inside of this one, in order.
  package var children: [TreeNode] {
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
  package var index: Int {
    _ = parent?.children
    return place
  }

  /// Puts a child behind another; nil: first.
  package func insert(_ child: TreeNode, behind sibling: TreeNode?) {
    child.parent = self
    child.previous = sibling
    child.next = sibling == nil ? first : sibling?.next
    if let next = child.next { next.previous = child } else { last = child }
    if let sibling { sibling.next = child } else { first = child }
    listed = nil
  }

  package func append(_ child: TreeNode) { insert(child, behind: last) }

  package func remove(_ child: TreeNode) {
    if let previous = child.previous { previous.next = child.next } else { first = child.next }
    if let next = child.next { next.previous = child.previous } else { last = child.previous }
    child.previous = nil
    child.next = nil
    child.parent = nil
    listed = nil
  }

  /// Forgets what is around it, as its tree ends.
  func endWithTree() { parent = nil }

  /// Takes all children away, as the tree that owns them gives them up.
  package func removeChildren() {
    for child in children {
      child.previous = nil
      child.next = nil
      child.parent = nil
    }
    first = nil
    last = nil
    listed = []
  }
}
