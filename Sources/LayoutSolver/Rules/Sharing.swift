/// How a length is shared out among views in a line, as Apple's stacks do it.
enum Sharing {
  /// From the highest priority to the lowest, and in each the least flexible first: each is offered an
  /// equal share of what is left, and what it does not take goes to the others. The least that lower
  /// priorities take is kept back for them.
  ///
  /// - Parameters:
  ///   - available: Points, without the distances.
  ///   - priorities: Of all views in the line. A higher one chooses first.
  ///   - length: What the view with an index takes of a share.
  /// - Returns: The share of each.
  static func share(
    _ available: Double, among priorities: [Double], _ length: (Int, Double) -> Double
  ) -> [Double] {
    // Nobody else has a claim.
    guard priorities.count > 1 else { return priorities.map { _ in max(0, available) } }
    var shares = [Double](repeating: 0, count: priorities.count)
    var left = available
    var turn = priorities.max()
    while let priority = turn {
      var group: [Int] = []
      var keptBack = 0.0
      turn = nil
      for (index, other) in priorities.enumerated() {
        if other == priority { group.append(index) }
        guard other < priority else { continue }
        turn = max(turn ?? other, other)
        keptBack += length(index, 0)
      }
      var count = Double(group.count)
      for index in order(of: group, max(0, (left - keptBack) / count), length) {
        shares[index] = max(0, (left - keptBack) / count)
        count -= 1
        let taken = length(index, shares[index])
        if left.isFinite { left -= taken }
      }
    }
    return shares
  }

  /// The least flexible first. Where all take of an equal part what they take of everything, they do so in any
  /// order: then it is not asked how far they can shrink, for which a page would have to measure texts.
  private static func order(
    of group: [Int], _ even: Double, _ length: (Int, Double) -> Double
  ) -> [Int] {
    guard group.count > 1 else { return group }
    let most = group.map { length($0, .infinity) }
    // What wants more than its part, and has an end, does not fit.
    let taken = zip(group, most).map { $1 > even && $1.isFinite ? even : length($0, even) }
    func isFit(_ position: Int) -> Bool {
      taken[position] == most[position] && taken[position] <= even
    }
    let positions = Array(group.indices)
    if positions.allSatisfy(isFit) { return group }
    // What grows without end comes last in any case, unless it takes all of the line.
    let limited = positions.filter { most[$0].isFinite }
    let isAsked =
      taken.contains(.infinity) || limited.count > 1 && limited.contains { !isFit($0) }
    let flexibilities = positions.map { position in
      let counts = isAsked && (most[position].isFinite || taken[position] == .infinity)
      let least = counts ? length(group[position], 0) : 0
      return least == .infinity ? 0 : most[position] - least
    }
    return positions.sorted {
      (flexibilities[$0], $0) < (flexibilities[$1], $1)
    }.map { group[$0] }
  }
}
