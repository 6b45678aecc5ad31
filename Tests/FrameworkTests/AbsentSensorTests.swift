import ApusBackgroundTasks
import ApusCoreMotion
import ApusCoreSpotlight
import ApusCryptoKit
import ApusHealthKit
import Foundation
import Testing

/// Frameworks whose sensor or service no page has answer as a device without it.
@Suite struct AbsentSensorTests {
  @Test func noHealthIsRead() async throws {
    #expect(!HKHealthStore.isHealthDataAvailable())
    let store = HKHealthStore()
    let steps = try #require(HKObjectType.quantityType(forIdentifier: .stepCount))
    #expect(steps == HKQuantityType(.stepCount) && steps != HKQuantityType(.heartRate))
    #expect(store.authorizationStatus(for: steps) == .notDetermined)
    await #expect(throws: HKError(.errorHealthDataUnavailable)) {
      try await store.requestAuthorization(toShare: [], read: [steps])
    }
    let code: Int? = await withCheckedContinuation { done in
      let query = HKSampleQuery(
        sampleType: steps, predicate: HKQuery.predicateForSamples(withStart: nil, end: nil),
        limit: HKObjectQueryNoLimit, sortDescriptors: nil
      ) { _, samples, error in
        done.resume(returning: samples == nil ? (error as NSError?)?.code : nil)
      }
      store.execute(query)
    }
    #expect(code == HKError.Code.errorHealthDataUnavailable.rawValue)
  }

  @Test func quantitiesHaveUnits() {
    let way = HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 1.609344)
    #expect(abs(way.doubleValue(for: .mile()) - 1) < 1e-9)
    let pulse = HKQuantity(unit: HKUnit.count().unitDivided(by: .minute()), doubleValue: 60)
    #expect(pulse.doubleValue(for: HKUnit.count().unitDivided(by: .second())) == 1)
    #expect(!pulse.is(compatibleWith: .meter()))
    let warm = HKQuantity(unit: .degreeCelsius(), doubleValue: 100)
    #expect(abs(warm.doubleValue(for: .degreeFahrenheit()) - 212) < 1e-9)
  }

  @Test func samplesOfADayAreFound() {
    let day = Date(timeIntervalSince1970: 0)
    let sample = HKQuantitySample(
      type: HKQuantityType(.stepCount), quantity: HKQuantity(unit: .count(), doubleValue: 5),
      start: day - 60, end: day + 60)
    func holds(_ options: HKQueryOptions) -> Bool {
      HKQuery.predicateForSamples(withStart: day, end: day + 3600, options: options)
        .evaluate(with: sample)
    }
    #expect(holds([]) && holds(.strictEndDate) && !holds(.strictStartDate))
  }

  @Test func nothingIsMeasured() async {
    #expect(
      !CMPedometer.isStepCountingAvailable() && !CMMotionActivityManager.isActivityAvailable())
    #expect(CMPedometer.authorizationStatus() == .denied)
    let manager = CMMotionManager()
    #expect(!manager.isDeviceMotionAvailable && manager.accelerometerData == nil)
    let code: Int? = await withCheckedContinuation { done in
      CMPedometer().queryPedometerData(from: .distantPast, to: .distantFuture) { _, error in
        done.resume(returning: (error as NSError?)?.code)
      }
    }
    #expect(code == Int(CMErrorNotAvailable.rawValue))
    let motion: Int? = await withCheckedContinuation { done in
      manager.startDeviceMotionUpdates(to: .main) { _, error in
        done.resume(returning: (error as NSError?)?.code)
      }
    }
    #expect(motion == Int(CMErrorNotAvailable.rawValue))
  }

  @Test func noSearchReadsItems() async {
    #expect(!CSSearchableIndex.isIndexingAvailable())
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    attributes.title = "Tea"
    let item = CSSearchableItem(
      uniqueIdentifier: nil, domainIdentifier: "drinks", attributeSet: attributes)
    #expect(!item.uniqueIdentifier.isEmpty && attributes.contentType == "public.text")
    await #expect(throws: CSIndexError(.indexingUnsupported)) {
      try await CSSearchableIndex.default().deleteAllSearchableItems()
    }
  }

  @Test func noTaskBegins() async {
    let scheduler = BGTaskScheduler.shared
    #expect(scheduler.register(forTaskWithIdentifier: "a.refresh", using: nil) { _ in })
    let request = BGAppRefreshTaskRequest(identifier: "a.refresh")
    request.earliestBeginDate = .now
    #expect(throws: BGTaskScheduler.Error(.unavailable)) { try scheduler.submit(request) }
    #expect(await scheduler.pendingTaskRequests().isEmpty)
  }

  @Test func thereIsCryptographyWithoutAChip() throws {
    let digest = SHA256.hash(data: Data("abc".utf8)).map { String(format: "%02x", $0) }.joined()
    #expect(digest == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    let key = SymmetricKey(size: .bits256)
    let box = try AES.GCM.seal(Data("tea".utf8), using: key)
    #expect(try AES.GCM.open(box, using: key) == Data("tea".utf8))
    #expect(!SecureEnclave.isAvailable)
  }
}
