import ApusUI
import Foundation

/// A function whose graph is a line or an area.
struct PlottedFunction {
  enum Kind {
    case line((Double) -> Double)
    case area((Double) -> (yStart: Double, yEnd: Double))
    case curve((Double) -> (x: Double, y: Double))
  }
  let kind: Kind
  let domain: ClosedRange<Double>?
  let xLabel: String
  let yLabel: String

  /// The mark that stands for the function until the chart's axes are known.
  func mark() -> Mark {
    var mark: Mark
    if case .area = kind { mark = Mark(.area) } else { mark = Mark(.line) }
    mark.function = self
    mark.style.lineLabel = yLabel
    return mark
  }
}

/// The points of functions in a chart.
enum FunctionSamples {
  /// How many points a function has.
  private static let count = 200

  /// The marks, those of a function replaced by its points.
  static func expanded(_ marks: [Mark], _ settings: ChartSettings) -> [Mark] {
    guard marks.contains(where: { $0.function != nil }) else { return marks }
    let given = range(settings.x.domain)
    let others = marks.flatMap(\.x.values).compactMap(\.value.coordinate).filter(\.isFinite)
    let found = others.min().flatMap { low in others.max().map { low...$0 } }
    let limits = range(settings.y.domain)
    return marks.enumerated().flatMap { index, mark -> [Mark] in
      guard let function = mark.function else { return [mark] }
      let domain = function.domain ?? given ?? found ?? 0...1
      return points(mark, function, domain, limits, "\(index)")
    }
  }

  private static func range(_ domain: _ScaleDomain?) -> ClosedRange<Double>? {
    guard let domain, !domain.isAutomatic else { return nil }
    let numbers = domain.values.compactMap(\.coordinate)
    guard let low = numbers.min(), let high = numbers.max() else { return nil }
    return low...high
  }

  /// The points of a function. The line breaks where the function has no value, and where it leaves the plot.
  private static func points(
    _ mark: Mark, _ function: PlottedFunction, _ domain: ClosedRange<Double>,
    _ limits: ClosedRange<Double>?, _ name: String
  ) -> [Mark] {
    var marks: [Mark] = []
    var part = 0
    var last: (x: Double, low: Double, high: Double)?
    for index in 0...count {
      let t =
        domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double(index) / Double(count)
      var now: (x: Double, low: Double, high: Double) =
        switch function.kind {
        case .line(let value): (t, 0, value(t))
        case .curve(let point): (point(t).x, 0, point(t).y)
        case .area(let ends): (t, ends(t).yStart, ends(t).yEnd)
        }
      guard now.x.isFinite, now.low.isFinite, now.high.isFinite else {
        (last, part) = (nil, part + 1)
        continue
      }
      if mark.kind == .area, let limits {
        now.low = min(max(now.low, limits.lowerBound), limits.upperBound)
        now.high = min(max(now.high, limits.lowerBound), limits.upperBound)
      }
      let isSeen = mark.kind == .area || limits?.contains(now.high) ?? true
      let wasSeen = last.map { mark.kind == .area || limits?.contains($0.high) ?? true } ?? isSeen
      if let last, let limits, isSeen != wasSeen {
        let edge =
          (isSeen ? last.high : now.high) > limits.upperBound
          ? limits.upperBound : limits.lowerBound
        let share = (edge - last.high) / (now.high - last.high)
        if isSeen { part += 1 }
        marks.append(
          point(mark, function, (last.x + (now.x - last.x) * share, 0, edge), "\(name).\(part)"))
      }
      if isSeen { marks.append(point(mark, function, now, "\(name).\(part)")) }
      last = now
    }
    return marks
  }

  private static func point(
    _ mark: Mark, _ function: PlottedFunction, _ value: (x: Double, low: Double, high: Double),
    _ series: String
  ) -> Mark {
    var point = mark
    point.function = nil
    point.series = LabeledValue("", series)
    point.style.isAccessibilityHidden = true
    point.style.annotations = []
    point.x = .value(LabeledValue(function.xLabel, value.x))
    let high = LabeledValue(function.yLabel, value.high)
    point.y =
      mark.kind == .area ? .interval(LabeledValue(function.yLabel, value.low), high) : .value(high)
    return point
  }
}
