import Foundation

/// Asks a store for samples.
// It keeps nothing that changes.
open class HKQuery: NSObject, @unchecked Sendable {
  public let objectType: HKObjectType?
  public let predicate: NSPredicate?
  /// Tells the handler that there are no data.
  let fail: @Sendable () -> Void

  init(_ type: HKObjectType?, _ predicate: NSPredicate?, fail: @escaping @Sendable () -> Void) {
    objectType = type
    self.predicate = predicate
    self.fail = fail
  }

  /// Holds for samples of a span of time; nil leaves an end open.
  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate {
    NSPredicate { sample, _ in
      guard let sample = sample as? HKSample else { return false }
      let begins = options.contains(.strictStartDate) ? sample.startDate : sample.endDate
      let ends = options.contains(.strictEndDate) ? sample.endDate : sample.startDate
      return startDate.map { begins >= $0 } ?? true && endDate.map { ends < $0 } ?? true
    }
  }
}

/// Rules for samples that reach over an end of a span of time.
public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// All samples, instead of a number.
public let HKObjectQueryNoLimit = 0
/// The key of the date at which a sample begins.
public let HKSampleSortIdentifierStartDate = "startDate"
/// The key of the date at which a sample ends.
public let HKSampleSortIdentifierEndDate = "endDate"

/// Asks for samples of a type.
// It keeps nothing that changes.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  public let limit: Int
  public let sortDescriptors: [NSSortDescriptor]?

  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    self.limit = limit
    self.sortDescriptors = sortDescriptors
    let itself = Itself<HKSampleQuery>()
    super.init(sampleType, predicate) {
      if let query = itself.query { resultsHandler(query, nil, HKError.unavailable) }
    }
    itself.query = self
  }
}

/// Computes over the samples of a type.
// It keeps nothing that changes.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler handler:
      @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    let itself = Itself<HKStatisticsQuery>()
    super.init(quantityType, quantitySamplePredicate) {
      if let query = itself.query { handler(query, nil, HKError.unavailable) }
    }
    itself.query = self
  }
}

/// The sums and averages that are computed.
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let separateBySource = HKStatisticsOptions(rawValue: 1 << 0)
  public static let discreteAverage = HKStatisticsOptions(rawValue: 1 << 1)
  public static let discreteMin = HKStatisticsOptions(rawValue: 1 << 2)
  public static let discreteMax = HKStatisticsOptions(rawValue: 1 << 3)
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 1 << 4)
  public static let mostRecent = HKStatisticsOptions(rawValue: 1 << 5)
}

/// Sums and averages of samples. No call makes one, because a server has no health data.
public final class HKStatistics: NSObject, Sendable {
  public let quantityType: HKQuantityType
  public let startDate, endDate: Date

  init(_ quantityType: HKQuantityType, startDate: Date, endDate: Date) {
    self.quantityType = quantityType
    self.startDate = startDate
    self.endDate = endDate
  }

  public func sumQuantity() -> HKQuantity? { nil }
  public func averageQuantity() -> HKQuantity? { nil }
  public func minimumQuantity() -> HKQuantity? { nil }
  public func maximumQuantity() -> HKQuantity? { nil }
  public func mostRecentQuantity() -> HKQuantity? { nil }
}

/// The query that a handler is told, without keeping it.
// It is set once, before the query is given to anybody.
private final class Itself<Query: HKQuery>: @unchecked Sendable {
  weak var query: Query?
}
