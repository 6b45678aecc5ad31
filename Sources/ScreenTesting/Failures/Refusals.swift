import ScreenLayout
import ViewGraph

extension ScreenElement {
  /// The one element to act on, or a failure of the test.
  func target(_ place: ScreenFailure.Place, to verb: String) -> TreeNode? {
    let nodes = nodes
    let visible = nodes.filter(screen.shows)
    let candidates = visible.isEmpty ? nodes : visible
    switch candidates.count {
    case 1: return candidates[0]
    case 0:
      let similar = similarIdentifiers
      fail(
        "There is no \(description) to \(verb)."
          + (similar.isEmpty ? "" : " There is \(similar.joined(separator: ", "))."),
        place)
    default:
      fail(
        "There are \(candidates.count) elements to \(verb) that are \(description):\n"
          + candidates.map { "  \($0.summary)" }.joined(separator: "\n"), place)
    }
    return nil
  }

  /// Elements that have the identifier that was asked for, but are of another kind.
  private var similarIdentifiers: [String] {
    guard let start = description.firstIndex(of: "“"), let end = description.lastIndex(of: "”")
    else { return [] }
    return screen.present.withIdentifier(String(description[description.index(after: start)..<end]))
      .map { "\($0.role) with this identifier" }
  }

  func fail(_ message: String, _ place: ScreenFailure.Place) {
    ScreenFailure.report(ScreenFailure(message: message, screen: screen.dump), place)
  }

  func fail(_ refusal: Refusal, on node: TreeNode, to verb: String, _ place: ScreenFailure.Place) {
    fail("Cannot \(verb) \(description): \(reason(refusal, node)).", place)
  }

  private func reason(_ refusal: Refusal, _ node: TreeNode) -> String {
    switch refusal {
    case .disabled:
      if let around = node.lineage.first(where: { $0.flag(.isDisabled) }), around !== node {
        return "it is disabled, because it is in “\(around.summary)”"
      }
      return "it is disabled"
    case .hidden: return "a person does not see it"
    case .covered:
      let cover = screen.cover(of: node) ?? screen.blockingModal
      return "something is in front of it\(cover.map { ": \($0.summary)" } ?? "")"
    case .untouchable:
      let around = node.lineage.first { $0[.hitTesting] == false }
      return around == nil ? "it is transparent" : "it takes no touches: allowsHitTesting(false)"
    case .unknownControl, .wrongAction: return "it does not take that"
    case .impossibleValue: return "a person cannot set it to that"
    }
  }
}
