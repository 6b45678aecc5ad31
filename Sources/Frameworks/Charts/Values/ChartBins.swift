import Foundation

/// Ranges of numbers of the same length, to count values in.
///
/// ```swift
/// let bins = NumberBins(data: ages, desiredCount: 10)
/// let counted = Dictionary(grouping: ages, by: bins.index)
/// ```
public struct NumberBins<Value: Numeric & Comparable>: RandomAccessCollection {
  /// The numbers at which bins begin, and the end of the last.
  public let thresholds: [Value]

  private init(_ thresholds: [Value]) { self.thresholds = thresholds }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  /// The range of a bin.
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1],
      isLast: position + 1 == endIndex)
  }

  /// The bin in which a number lies; beyond the ends, the number of bins away.
  public func index(for value: Value) -> Int {
    guard let first = thresholds.first, value >= first else { return -1 }
    if value == thresholds.last { return Swift.max(0, count - 1) }
    return (thresholds.firstIndex { $0 > value } ?? thresholds.count) - 1
  }
}

/// A range of a bin. The last one has its end, too.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
  public let lowerBound: Bound
  public let upperBound: Bound
  let isLast: Bool

  public func contains(_ element: Bound) -> Bool {
    element >= lowerBound && (element < upperBound || isLast && element == upperBound)
  }

  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    lowerBound..<upperBound
  }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

extension NumberBins where Value: BinaryInteger {
  /// Bins of a length that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      Self.doubles(Double(range.lowerBound), Double(range.upperBound), Double(Swift.max(1, size)))
        .map { Value($0) })
  }

  /// About so many bins of a round length that cover a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let span = Double(range.upperBound) - Double(range.lowerBound)
    let step = NumberTicks.step(span, count: desiredCount)
    self.init(size: Value(Swift.max(1, step, Double(minimumStride))), range: range)
  }

  /// About so many bins of a round length that cover values.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let low = data.min() ?? 0
    self.init(
      range: low...(data.max() ?? low), desiredCount: desiredCount ?? 10,
      minimumStride: minimumStride)
  }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Bins of a length that cover a range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      Self.doubles(Double(range.lowerBound), Double(range.upperBound), Double(size))
        .map { Value($0) })
  }

  /// So many bins of the same length in a range.
  public init(range: ClosedRange<Value>, count: Int) {
    let step = (range.upperBound - range.lowerBound) / Value(Swift.max(1, count))
    self.init((0...Swift.max(1, count)).map { range.lowerBound + Value($0) * step })
  }

  /// About so many bins of a round length that cover a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let span = Double(range.upperBound) - Double(range.lowerBound)
    let step = NumberTicks.step(span, count: desiredCount)
    self.init(size: Value(Swift.max(step, Double(minimumStride))), range: range)
  }

  /// About so many bins of a round length that cover values.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let low = data.min() ?? 0
    self.init(
      range: low...(data.max() ?? low), desiredCount: desiredCount ?? 10,
      minimumStride: minimumStride)
  }
}

extension NumberBins {
  /// The multiples of a length from below a number to above another, at most ten thousand.
  fileprivate static func doubles(_ low: Double, _ high: Double, _ size: Double) -> [Double] {
    guard size > 0, size.isFinite, low.isFinite, high.isFinite else { return [] }
    let first = (low / size + 1e-9).rounded(.down)
    let last = Swift.max(first + 1, (high / size - 1e-9).rounded(.up))
    return (0...Int(Swift.min(10_000, last - first))).map { (first + Double($0)) * size }
  }
}
