import Foundation

/// A rule in one direction between two things of a container: number 0 is the container, the others are the
/// views in it.
struct AxisRule: Equatable, Sendable {
  /// A place along the direction: `start` times the start plus `length` times the length plus the offset.
  struct Part: Equatable, Sendable {
    var item: Int
    var start: Double
    var length: Double
    var offset = 0.0
    /// Whether the first baseline is meant, whose distance from the start the layout knows.
    var isBaseline = false
  }

  var first: Part
  var second: Part?
  var relation: Int
  var multiplier: Double
  var constant: Double
  var priority: Float
}

/// A view's own wishes in one direction.
struct AxisItem: Equatable, Sendable {
  /// A start and a length that its frame says.
  var fixedStart, fixedLength: Double?
  /// How its frame follows the container.
  var mask: AxisMask?
  /// How strongly it keeps the length of its content.
  var hugging: Float
}

/// Finds places and lengths in one direction, by following one rule after another.
///
/// It solves each rule in which one number is unknown. After the last such rule, the view with the
/// highest content priority gets its content's length, and solving continues. That is enough for views that are pinned to
/// edges and to each other, centred, or of a given size; a rule that contradicts is not followed.
struct AxisSolver {
  private(set) var starts: [Double?]
  private(set) var lengths: [Double?]
  private let rules: [AxisRule]
  private let items: [AxisItem]
  private let ideal: (Int) -> Double
  private let baseline: (Int) -> Double

  /// - Parameters:
  ///   - size: The container's length; `nil` to find out the least that its views fit into.
  ///   - ideal: The length of a view's content.
  ///   - baseline: The distance of a view's first baseline from its start.
  init(
    _ rules: [AxisRule], _ items: [AxisItem], size: Double?, ideal: @escaping (Int) -> Double,
    baseline: @escaping (Int) -> Double
  ) {
    self.rules = rules.sorted { $0.priority > $1.priority }
    self.items = items
    self.ideal = ideal
    self.baseline = baseline
    starts = [0] + items.map(\.fixedStart)
    lengths = [size] + items.map(\.fixedLength)
  }

  mutating func solve() {
    while true {
      if follow() { continue }
      // The container's length last, so that its views can say it.
      let open = items.indices.filter { lengths[$0 + 1] == nil }
      if let next = open.max(by: { items[$0].hugging < items[$1].hugging }) {
        lengths[next + 1] = bounded(next + 1, ideal(next))
      } else if let next = items.indices.first(where: { starts[$0 + 1] == nil }) {
        starts[next + 1] = leastStart(next + 1)
      } else {
        break
      }
    }
    if lengths[0] == nil { lengths[0] = need() }
    follow()
  }

  /// Solves rules with one unknown number until there are no more.
  @discardableResult
  private mutating func follow() -> Bool {
    var hasFound = false
    for rule in rules where rule.relation == 0 && resolve(rule) { hasFound = true }
    return hasFound
  }

  private mutating func resolve(_ rule: AxisRule) -> Bool {
    // The rule as a sum of known numbers and factors of unknown ones, which is zero.
    var known = -rule.constant
    var unknown: [Unknown: Double] = [:]
    func add(_ part: AxisRule.Part, _ factor: Double) {
      known += factor * (part.offset + (part.isBaseline ? baseline(part.item - 1) : 0))
      for (name, weight) in [
        (Unknown(item: part.item, isLength: false), part.start),
        (Unknown(item: part.item, isLength: true), part.length),
      ] where weight != 0 {
        if let value = value(name) {
          known += factor * weight * value
        } else {
          unknown[name, default: 0] += factor * weight
        }
      }
    }
    add(rule.first, 1)
    if let second = rule.second { add(second, -rule.multiplier) }
    unknown = unknown.filter { abs($0.value) > 1e-9 }
    guard unknown.count == 1, let (name, factor) = unknown.first else { return false }
    let found = -known / factor
    if name.isLength { lengths[name.item] = max(0, found) } else { starts[name.item] = found }
    return true
  }

  private struct Unknown: Hashable {
    let item: Int
    let isLength: Bool
  }

  private func value(_ name: Unknown) -> Double? {
    name.isLength ? lengths[name.item] : starts[name.item]
  }

  /// A length within the rules that say how large a view is at least and at most.
  private func bounded(_ item: Int, _ length: Double) -> Double {
    var length = length
    for rule in rules where rule.relation != 0 && rule.first.item == item && rule.first.start == 0 {
      var bound = rule.constant
      if let second = rule.second {
        guard second.start == 0, let other = lengths[second.item] else { continue }
        bound += rule.multiplier * other
      }
      length = rule.relation > 0 ? max(length, bound) : min(length, bound)
    }
    return max(0, min(length, room(item)))
  }

  /// The length between the least start of a view and its furthest end, if rules say both.
  private func room(_ item: Int) -> Double {
    let ends = bounds(item, of: 1, relation: -1)
    let starts = starts[item].map { [$0] } ?? bounds(item, of: 0, relation: 1).all
    guard let end = ends.all.min() else { return .infinity }
    if let start = starts.max() { return end - start }
    // A view that nothing holds at its start is at the container's, unless its end is held.
    return ends.isHeld ? .infinity : end
  }

  /// The places that rules name for the start (0) or the end (1) of a view as known ones, and whether one of
  /// these rules holds it there.
  private func bounds(
    _ item: Int, of edge: Double, relation: Int
  ) -> (all: [Double], isHeld: Bool) {
    var found: [Double] = []
    var isHeld = false
    for rule in rules {
      guard let second = rule.second else { continue }
      func isEdge(_ part: AxisRule.Part) -> Bool {
        part.item == item && part.start == 1 && part.length == edge && !part.isBaseline
      }
      if isEdge(rule.first), rule.relation == 0 || rule.relation == relation,
        let other = place(second)
      {
        found.append(rule.multiplier * other + rule.constant - rule.first.offset)
      } else if isEdge(second), rule.relation == 0 || rule.relation == -relation,
        rule.multiplier > 0, let other = place(rule.first)
      {
        found.append((other - rule.constant) / rule.multiplier - second.offset)
      } else {
        continue
      }
      if rule.relation == 0 { isHeld = true }
    }
    return (found, isHeld)
  }

  /// The place that a part of a rule means, if it is known.
  private func place(_ part: AxisRule.Part) -> Double? {
    guard !part.isBaseline, part.start == 0 || starts[part.item] != nil,
      part.length == 0 || lengths[part.item] != nil
    else { return nil }
    return part.start * (starts[part.item] ?? 0) + part.length * (lengths[part.item] ?? 0)
      + part.offset
  }

  /// The start of an unplaced view: its greatest lower bound, else the container's start.
  private func leastStart(_ item: Int) -> Double {
    bounds(item, of: 0, relation: 1).all.max() ?? 0
  }

  /// The least container length that holds all views and their distances from its end.
  private func need() -> Double {
    items.indices.map { index in
      (starts[index + 1] ?? 0) + (lengths[index + 1] ?? 0) + distanceToEnd(index + 1)
    }.max() ?? 0
  }

  /// How far a view must at least be from the container's end.
  private func distanceToEnd(_ item: Int) -> Double {
    rules.lazy.filter { rule in
      rule.relation < 0 && rule.first.item == item && rule.first.length == 1
        && rule.second?.item == 0 && rule.second?.length == 1
    }.map { -$0.constant }.max() ?? 0
  }
}
