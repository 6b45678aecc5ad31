import ViewGraph

/// A copy of a graph's elements with their layout, for a session that asks for frames.
///
/// It exists from the first question on. It costs memory, so that a process keeps only some of them.
@MainActor
final class FollowedScreen: ChangeFollower {
  let tree: ElementTree
  private weak var graph: Graph?
  /// How many of the changes that wait for the host are in the tree.
  private var applied: Int
  /// When it was asked last, in questions of the process.
  private var asked = 0
  /// This screen's part of that number.
  private var counted = 0

  private init(_ graph: Graph) {
    self.graph = graph
    tree = ElementTree(graph.session.layouts)
    tree.begin(graph.snapshot())
    applied = graph.waitingChanges.count
  }

  func taken(_ changes: [Change]) {
    if applied < changes.count { tree.apply(changes[applied...]) }
    applied = 0
  }

  func shown(_ key: AttributeKey, _ value: AttributeValue, on node: NodeID) {
    catchUp()
    if let node = tree.nodes[node] { tree.set(key, value, on: node) }
  }

  private func catchUp() {
    guard let waiting = graph?.waitingChanges else { return }
    if applied < waiting.count { tree.apply(waiting[applied...]) }
    applied = waiting.count
  }

  // MARK: Those of the process

  private struct Reference {
    weak var screen: FollowedScreen?
  }

  private static var all: [Reference] = []
  private static var questions = 0
  /// The number of elements of all followed screens.
  private static var size = 0
  /// The limit of that number.
  static let capacity = 20_000

  /// The elements that a graph shows now, all of them laid out.
  static func present(of graph: Graph) -> FollowedScreen {
    let screen: FollowedScreen
    if let known = graph.follower as? FollowedScreen {
      screen = known
      screen.catchUp()
    } else {
      screen = FollowedScreen(graph)
      graph.follower = screen
      all.removeAll { $0.screen == nil }
      all.append(Reference(screen: screen))
    }
    questions += 1
    screen.asked = questions
    screen.countElements()
    if size > capacity { makeRoom(for: screen) }
    screen.tree.layout.update(
      on: ScreenMetrics(graph.session.surroundings),
      // The page has measured other sizes than before.
      isAnew: !graph.session.layouts.isEmpty)
    return screen
  }

  private func countElements() {
    Self.size += tree.nodes.count - counted
    counted = tree.nodes.count
  }

  isolated deinit { Self.size -= counted }

  /// Gives up those that were asked longest ago, and some more, so that the next question has room.
  private static func makeRoom(for screen: FollowedScreen) {
    let others = all.compactMap(\.screen).filter { $0 !== screen }
    var left = size
    for other in others.sorted(by: { $0.asked < $1.asked }) where left > capacity * 3 / 4 {
      left -= other.counted
      other.graph?.follower = nil
    }
  }
}
