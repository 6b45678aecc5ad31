import Foundation

/// Round numbers along an axis.
enum NumberTicks {
  /// The distance of about `count` ticks: 1, 2 or 5 times a power of ten.
  static func step(_ span: Double, count: Int) -> Double {
    let raw = span / Double(max(1, count))
    guard raw.isFinite, raw > 0 else { return 1 }
    let power = pow(10, floor(log10(raw)))
    guard power > 0, power.isFinite else { return raw }
    let rest = raw / power
    return power * (rest <= 1 ? 1 : rest <= 2 ? 2 : rest <= 5 ? 5 : 10)
  }

  /// The multiples of a step in a range.
  static func ticks(in range: ClosedRange<Double>, step: Double) -> [Double] {
    guard step > 0, step.isFinite, (range.upperBound - range.lowerBound) / step < 1000 else {
      return []
    }
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    guard first <= last else { return [] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }

  /// The range whose bounds are multiples of a step.
  static func rounded(_ range: ClosedRange<Double>, step: Double) -> ClosedRange<Double> {
    guard step > 0, step.isFinite else { return range }
    let lower = (range.lowerBound / step + 1e-9).rounded(.down) * step
    let upper = (range.upperBound / step - 1e-9).rounded(.up) * step
    guard lower.isFinite, upper.isFinite, lower <= upper else { return range }
    return lower...upper
  }
}
