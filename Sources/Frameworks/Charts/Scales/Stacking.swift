import ApusUI

/// The numbers at which marks begin and end, where they are put on each other.
enum Stacking {
  struct Bounds: Equatable {
    var lower: Double
    var upper: Double
    /// Whether it lies along the x axis.
    var isLying: Bool
  }

  private struct Place: Hashable {
    let kind: Mark.Kind
    let isLying: Bool
    let value: _PlottedValue?
    let position: String?
  }

  /// The bounds of each mark, or nil for a mark without a value to put on another.
  static func bounds(of marks: [Mark]) -> [Bounds?] {
    var bounds: [Bounds?] = marks.map { _ in nil }
    var totals: [Place: (positive: Double, negative: Double)] = [:]
    var places: [Place?] = marks.map { _ in nil }
    for (index, mark) in marks.enumerated() {
      guard let method = mark.stacking, let (number, place) = measured(mark) else { continue }
      let total = totals[place] ?? (0, 0)
      let start = method == .unstacked ? 0 : number < 0 ? total.negative : total.positive
      let end = start + number
      bounds[index] = Bounds(
        lower: min(start, end), upper: max(start, end), isLying: place.isLying)
      places[index] = place
      totals[place] = (
        number < 0 ? total.positive : max(total.positive, end),
        number < 0 ? min(total.negative, end) : total.negative
      )
    }
    for (index, mark) in marks.enumerated() {
      guard let place = places[index], let total = totals[place], let own = bounds[index] else {
        continue
      }
      let span = total.positive - total.negative
      switch mark.stacking?.kind {
      case .normalized where span > 0:
        bounds[index]?.lower = own.lower / span
        bounds[index]?.upper = own.upper / span
      case .center:
        let middle = (total.positive + total.negative) / 2
        bounds[index]?.lower -= middle
        bounds[index]?.upper -= middle
      default: break
      }
    }
    return bounds
  }

  private static func measured(_ mark: Mark) -> (Double, Place)? {
    func place(_ isLying: Bool, _ value: _PlottedValue?) -> Place {
      Place(
        kind: mark.kind, isLying: isLying, value: value,
        position: mark.style.positionBy?.value.text())
    }
    switch (mark.x, mark.y) {
    case (.value(let x), .value(let y)):
      if case .number(let number) = y.value { return (number, place(false, x.value)) }
      if case .number(let number) = x.value { return (number, place(true, y.value)) }
      return nil
    default: return nil
    }
  }
}
