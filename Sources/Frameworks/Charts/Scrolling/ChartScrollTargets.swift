import ApusUI
import Foundation

/// The places at which the scrolling of a chart comes to rest.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
  /// The values at which it rests. Not for apps.
  var _targets: ValueAlignedChartScrollTargetBehavior { get }
}

/// Scrolling rests at values with equal distances.
///
/// ```swift
/// Chart(days) { … }
///   .chartScrollableAxes(.horizontal)
///   .chartXVisibleDomain(length: 3600 * 24 * 7)
///   .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0)))
/// ```
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  enum Target: Equatable, Sendable {
    case unit(Double)
    case matching(DateComponents)
  }
  let x: Target
  let y: Target
  let limit: ValueAlignedLimitBehavior

  public var _snapping: Double { limit.stopsAlways ? 3 : 2 }
  public var _targets: ValueAlignedChartScrollTargetBehavior { self }

  /// Leaves the target alone. The browser rests at the values of a chart by itself.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    notDrawn(
      "ValueAlignedChartScrollTargetBehavior.updateTarget(_:context:)",
      "a chart's own scrolling rests at values, another behaviour's does not")
  }

  private init(_ x: Target, _ y: Target, isMajor: Bool, _ limit: ValueAlignedLimitBehavior) {
    (self.x, self.y, self.limit) = (x, y, limit)
    if isMajor {
      notDrawn("MajorValueAlignment", "a swipe rests at the nearest unit")
    }
  }

  /// Scrolling rests at the multiples of a number.
  ///
  /// - Parameters:
  ///   - majorAlignment: Where a swipe rests. A page rests at the nearest unit.
  ///   - limitBehavior: How many units a swipe may pass.
  nonisolated public init<T: Plottable & Numeric>(
    unit: T, majorAlignment: MajorValueAlignment<T>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(Self.unit(unit), Self.unit(unit), isMajor: majorAlignment != nil, limitBehavior)
  }

  /// Scrolling rests at dates with these components.
  ///
  /// - Parameters:
  ///   - majorAlignment: Where a swipe rests. A page rests at the nearest unit.
  ///   - limitBehavior: How many units a swipe may pass.
  nonisolated public init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      .matching(components), .matching(components), isMajor: majorAlignment != nil, limitBehavior)
  }

  /// Scrolling rests at the multiples of a number for each axis.
  ///
  /// - Parameters:
  ///   - xMajorAlignment: Where a swipe to the side rests. A page rests at the nearest unit.
  ///   - yMajorAlignment: Where a swipe up or down rests. A page rests at the nearest unit.
  ///   - limitBehavior: How many units a swipe may pass.
  nonisolated public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    self.init(
      Self.unit(xUnit), Self.unit(yUnit),
      isMajor: xMajorAlignment != nil || yMajorAlignment != nil, limitBehavior)
  }

  private static func unit<T: Plottable>(_ value: T) -> Target {
    .unit(value.primitivePlottable._plotted.coordinate ?? 0)
  }

  /// The values of an axis at which scrolling rests, those beyond 500 left out.
  func values(in domain: PlotDomain, isX: Bool, calendar: Calendar) -> [_PlottedValue] {
    switch (isX ? x : y, domain) {
    case (.unit(let unit), .number(let range)):
      return NumberTicks.ticks(in: range, step: unit).prefix(500).map(_PlottedValue.number)
    case (.unit(let unit), .date(let range)) where unit > 0:
      let length = range.upperBound.timeIntervalSince(range.lowerBound)
      return (0...Int(min(500, length / unit))).map {
        .date(range.lowerBound.addingTimeInterval(Double($0) * unit))
      }
    case (.unit(let unit), .category(let names)):
      let step = max(1, Int(min(1e6, unit)))
      return names.indices.filter { $0.isMultiple(of: step) }.prefix(500).map {
        .category(names[$0])
      }
    case (.matching(let components), .date(let range)):
      var dates: [_PlottedValue] = []
      var last = range.lowerBound.addingTimeInterval(-1)
      while dates.count < 500,
        let next = calendar.nextDate(
          after: last, matching: components, matchingPolicy: .nextTime),
        next <= range.upperBound, next > last
      {
        dates.append(.date(next))
        last = next
      }
      return dates
    default: return []
    }
  }
}

/// Where a swipe over a chart comes to rest.
public struct MajorValueAlignment<Value: Plottable>: Hashable {
  private enum Kind: Hashable {
    case page
    case unit(Double?)
    case matching(DateComponents)
  }
  private let kind: Kind

  /// At the next or the last page.
  public static var page: MajorValueAlignment<Value> { MajorValueAlignment(kind: .page) }

  /// At a multiple of a number.
  public static func unit(_ unit: Value) -> MajorValueAlignment<Value> where Value: Numeric {
    MajorValueAlignment(kind: .unit(unit.primitivePlottable._plotted.coordinate))
  }

  /// At a date with these components.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment<Value>
  where Value == Date { MajorValueAlignment(kind: .matching(components)) }
}

/// How many units a swipe over a chart may pass.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
  let stopsAlways: Bool

  /// As many as the swipe is strong.
  public static let automatic = ValueAlignedLimitBehavior(stopsAlways: false)
  /// One at a time.
  public static let always = ValueAlignedLimitBehavior(stopsAlways: true)
  /// As many as the swipe is strong.
  public static let never = ValueAlignedLimitBehavior(stopsAlways: false)
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Scrolling rests at the multiples of a number.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Scrolling rests at dates with these components.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Scrolling rests at the multiples of a number for each axis.
  public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(
      xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }
}
