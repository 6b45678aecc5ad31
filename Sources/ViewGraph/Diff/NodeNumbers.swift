/// The numbers of a component's elements, in the order of its stream.
///
/// They are assigned in sequence, so that the first one usually determines all. They are listed
/// only where elements are between components, or were inserted later.
struct NodeNumbers {
  private var first: NodeID = 0
  private var run: UInt32 = 0
  private var list: [NodeID]?

  var count: Int { list?.count ?? Int(run) }

  subscript(ordinal: Int) -> NodeID {
    if let list { return list[ordinal] }
    precondition(ordinal < run, "An element has no number.")
    return first + UInt32(ordinal)
  }

  mutating func append(_ node: NodeID) {
    if list != nil {
      list!.append(node)
    } else if run == 0 {
      first = node
      run = 1
    } else if node == first + run {
      run += 1
    } else {
      list = (first..<(first + run)).map { $0 }
      list!.append(node)
    }
  }

  /// Which element has a number.
  func ordinal(of node: NodeID) -> Int? {
    if let list { return list.firstIndex(of: node) }
    return node >= first && node - first < run ? Int(node - first) : nil
  }

  func forEach(_ body: (NodeID) -> Void) {
    for ordinal in 0..<count { body(self[ordinal]) }
  }
}
