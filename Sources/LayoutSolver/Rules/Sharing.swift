/// How a length is shared out among views in a line, as Apple's stacks do it.
struct Sharing {
  struct Claim {
    let index: Int
    /// A higher one chooses first.
    let priority: Double
    /// The length where nothing is proposed: kept back until it is its turn.
    let least: Double
    /// How much longer it would become.
    let flexibility: Double

    init(index: Int, priority: Double, least: Double, most: Double) {
      self.index = index
      self.priority = priority
      self.least = least
      flexibility = least.isInfinite ? 0 : most - least
    }
  }

  /// From the highest priority to the lowest, and in each the least flexible first: each is offered
  /// an equal share of what is left, and what it does not take goes to the others.
  ///
  /// - Parameters:
  ///   - available: Points, without the distances.
  ///   - choose: Is told a claim's index and its share, and says what it takes of it.
  static func share(
    _ available: Double, among claims: [Claim], _ choose: (Int, Double) -> Double
  ) {
    let order = claims.sorted {
      ($1.priority, $0.flexibility, $0.index) < ($0.priority, $1.flexibility, $1.index)
    }
    var left = available
    var begin = 0
    while begin < order.count {
      var end = begin
      while end < order.count, order[end].priority == order[begin].priority { end += 1 }
      let keptBack = order[end...].reduce(0) { $0 + $1.least }
      for position in begin..<end {
        let share = max(0, (left - keptBack) / Double(end - position))
        let taken = choose(order[position].index, share)
        if left.isFinite { left -= taken }
      }
      begin = end
    }
  }
}
