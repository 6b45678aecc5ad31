import Foundation

/// Something that is kept of a person's health.
// It keeps nothing that changes.
open class HKObject: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  public let metadata: [String: Any]?

  init(metadata: [String: Any]?) { self.metadata = metadata }
}

/// A sample of a span of time.
// It keeps nothing that changes.
open class HKSample: HKObject, @unchecked Sendable {
  public let sampleType: HKSampleType
  public let startDate, endDate: Date

  init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) {
    sampleType = type
    startDate = start
    endDate = end
    super.init(metadata: metadata)
  }
}

/// A quantity of a span of time.
// It keeps nothing that changes.
open class HKQuantitySample: HKSample, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let quantity: HKQuantity

  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date,
    end endDate: Date, metadata: [String: Any]? = nil
  ) {
    self.quantityType = quantityType
    self.quantity = quantity
    super.init(quantityType, startDate, endDate, metadata)
  }
}

/// A category of a span of time.
// It keeps nothing that changes.
open class HKCategorySample: HKSample, @unchecked Sendable {
  public let categoryType: HKCategoryType
  public let value: Int

  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date,
    metadata: [String: Any]? = nil
  ) {
    categoryType = type
    self.value = value
    super.init(type, startDate, endDate, metadata)
  }
}
