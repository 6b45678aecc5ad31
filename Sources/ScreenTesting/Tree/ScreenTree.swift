import ApusUI
import Foundation
import ScreenLayout
import ViewGraph

/// A test's copy of the elements, kept up to date by changes, with what queries look for indexed.
@MainActor
final class ScreenTree {
  private let elements: ElementTree
  private var byIdentifier = TextIndex(.identifier)
  private var byWords = TextIndex(.text)
  /// Texts that are made of several runs.
  private var joined: [NodeID: TreeNode] = [:]
  /// Texts that change while time passes.
  private var running: [NodeID: TreeNode] = [:]
  /// Those that ask for their size and place.
  private var reading: [NodeID: TreeNode] = [:]
  /// Those that show the one of their views that fits.
  private var fitting: [NodeID: TreeNode] = [:]

  init(_ stream: ElementStream, _ layouts: LayoutRegistry) {
    elements = ElementTree(layouts)
    elements.follower = self
    elements.begin(stream)
  }

  var root: TreeNode { elements.root }
  var nodes: [NodeID: TreeNode] { elements.nodes }
  var layout: KeptLayout { elements.layout }

  // MARK: Changes

  func apply(_ changes: [Change]) { elements.apply(changes) }

  func set(_ key: AttributeKey, _ value: AttributeValue?, on node: TreeNode) {
    elements.set(key, value, on: node)
  }

  /// Lets texts and progress that change while time passes say what they say now, as a browser does.
  func show(_ now: @autoclosure () -> Date) {
    guard !running.isEmpty else { return }
    let now = now()
    for node in running.values {
      guard let time = node[.runningTime].flatMap(RunningTime.init(attribute:)) else { continue }
      if node.role == .progress {
        let share = time.share(at: now)
        if let share, share != node[.number] { set(.number, .number(share), on: node) }
      } else {
        let words = time.words(at: now)
        if words != node[.text] { set(.text, .text(words), on: node) }
      }
    }
  }

  var hasReaders: Bool { !reading.isEmpty }
  var hasFitting: Bool { !fitting.isEmpty }

  /// Those that ask for their size and place, in order.
  var readers: [TreeNode] { inOrder(Array(reading.values)) }

  // MARK: Queries

  func withIdentifier(_ identifier: String) -> [TreeNode] {
    inOrder(present(byIdentifier[identifier]))
  }

  func withWords(_ words: String) -> [TreeNode] {
    inOrder(present(byWords[words] + joined.values.filter { $0.words == words }))
  }

  /// Those that are on the screen, and not among the views of a `ViewThatFits` that do not fit.
  private func present(_ nodes: [TreeNode]) -> [TreeNode] {
    hasFitting ? nodes.filter { !$0.lineage.contains { !$0.isChosen } } : nodes
  }

  private func inOrder(_ nodes: [TreeNode]) -> [TreeNode] {
    guard nodes.count > 1 else { return nodes }
    let paths = nodes.map { node in (node, self.path(to: node)) }
    return paths.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
  }

  private func path(to node: TreeNode) -> [Int] {
    var path: [Int] = []
    for node in node.lineage {
      if node.parent == nil { break }
      path.append(node.index)
    }
    return path.reversed()
  }

  func all(_ isWanted: (TreeNode) -> Bool) -> [TreeNode] {
    var found: [TreeNode] = []
    root.walk { if $0 !== root, isWanted($0) { found.append($0) } }
    return found
  }
}

extension ScreenTree: ElementFollower {
  func added(_ node: TreeNode) {
    byIdentifier.add(node)
    byWords.add(node)
    if node.role == .textRun, let parent = node.parent, parent.role == .text {
      joined[parent.id] = parent
    }
    if node.has(.runningTime) { running[node.id] = node }
    if node.has(.onGeometry) { reading[node.id] = node }
    if node.has(.fitting) { fitting[node.id] = node }
    if node.has(.sortPriority) { node.noteReadingOrder() }
  }

  func removed(_ node: TreeNode) {
    byIdentifier.remove(node)
    byWords.remove(node)
    joined[node.id] = nil
    running[node.id] = nil
    reading[node.id] = nil
    fitting[node.id] = nil
  }

  func willChange(_ node: TreeNode, _ key: AttributeKey) {
    if key == .identifier { byIdentifier.remove(node) }
    if key == .text { byWords.remove(node) }
  }

  func changed(_ node: TreeNode, _ key: AttributeKey) {
    if key == .identifier { byIdentifier.add(node) }
    if key == .text { byWords.add(node) }
    if key == .sortPriority { node.noteReadingOrder() }
    if key == .runningTime { running[node.id] = node.has(key) ? node : nil }
  }
}
