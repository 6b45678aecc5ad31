/// The sizes that a node chose for the last proposals.
///
/// A stack asks a child for its size at nothing, at infinity and at its share, and is itself asked
/// so by the stack around it: without a memory, each level would triple the work of the next.
struct SizeCache {
  private static let capacity = 24
  private var entries: [(proposal: Proposal, size: LayoutSize)] = []
  private var oldest = 0
  /// Whether it has every size since it began.
  private(set) var isWhole = true

  subscript(proposal: Proposal) -> LayoutSize? {
    get {
      for entry in entries where entry.proposal == proposal { return entry.size }
      return nil
    }
    set {
      guard let newValue else { return }
      if entries.count < Self.capacity {
        entries.append((proposal, newValue))
      } else {
        isWhole = false
        entries[oldest] = (proposal, newValue)
        oldest = (oldest + 1) % Self.capacity
      }
    }
  }

  func allSatisfy(_ isRight: (Proposal, LayoutSize) -> Bool) -> Bool {
    entries.allSatisfy { isRight($0.proposal, $0.size) }
  }
}
