import ApusUI
import Foundation

/// The part of a plot that is seen at a time, and where it begins.
struct ChartScrolling {
  /// The value at which the part begins.
  struct Position {
    let value: () -> _PlottedValue?
    /// Takes the value to which a person scrolled.
    var report: ((_PlottedValue) -> Void)?
  }

  var axes: Axis.Set = []
  /// The seen length: a number, seconds or a count of categories.
  var xLength: Double?
  var yLength: Double?
  var x: Position?
  var y: Position?
  var targets: ValueAlignedChartScrollTargetBehavior?

  /// The axes of which only a part is seen.
  var partial: Axis.Set {
    var partial = axes
    if xLength != nil { partial.insert(.horizontal) }
    if yLength != nil { partial.insert(.vertical) }
    return partial
  }

  func length(isX: Bool) -> Double? { isX ? xLength : yLength }

  /// A domain that is at least as long as the seen part.
  func filled(_ domain: PlotDomain, isX: Bool) -> PlotDomain {
    guard let length = length(isX: isX), length > 0, length.isFinite else { return domain }
    switch domain {
    case .number(let range):
      return .number(range.lowerBound...max(range.upperBound, range.lowerBound + length))
    case .date(let range):
      return .date(
        range.lowerBound...max(range.upperBound, range.lowerBound.addingTimeInterval(length)))
    case .category: return domain
    }
  }

  /// How many times longer a plot is than its seen part.
  func factor(_ domain: PlotDomain?, isX: Bool) -> CGFloat {
    guard let domain, let length = length(isX: isX), length > 0 else { return 1 }
    let whole =
      switch domain {
      case .number(let range): range.upperBound - range.lowerBound
      case .date(let range): range.upperBound.timeIntervalSince(range.lowerBound)
      case .category(let names): Double(names.count)
      }
    // A plot that is longer by more than this cannot be scrolled by hand.
    return CGFloat(min(10_000, max(1, whole / length)))
  }
}

extension PositionScale {
  /// The least place of a value: the edge of a category's room.
  func edge(_ value: _PlottedValue) -> CGFloat? {
    position(value).map { $0 - (band ?? 0) / 2 * (end < start ? -1 : 1) }
  }

  /// How far a plot is scrolled when its seen part begins at a value.
  func scrolled(to value: _PlottedValue, seen length: CGFloat) -> CGFloat? {
    guard let edge = edge(value) else { return nil }
    let whole = max(start, end)
    let offset = end < start ? edge - length : edge
    return min(max(0, offset), max(0, whole - length))
  }

  /// The value at which the seen part begins when a plot is scrolled so far.
  func first(scrolledBy offset: CGFloat, seen length: CGFloat) -> _PlottedValue? {
    value(at: end < start ? offset + length : offset + (band == nil ? 0 : 0.5))
  }
}
