import Foundation
import Testing
@testable import Pulse

@Suite(.serialized) @MainActor
struct PulseTests {
  let store = MeasurementStore(now: { Date(timeIntervalSince1970: 1_700_000_000) })

  @Test func loadsTwoWeeks() async throws {
    await store.load()
    #expect(store.measurements.count == 42)
    let steps = store.values(of: .steps)
    try #require(steps.count == 14)
    #expect(steps.first!.day < steps.last!.day)
  }

  @Test(arguments: Pulse.Measurement.Kind.allCases)
  func averages(_ kind: Pulse.Measurement.Kind) async {
    await store.load()
    #expect(store.average(of: kind) > 0)
    #expect(store.average(of: kind) <= MeasurementStore.value(kind, 2) * 2)
  }

  @Test("what was added can be removed")
  func addsAndRemoves() async {
    store.add(80, to: .heartRate)
    let added = store.values(of: .heartRate)
    #expect(added.map(\.value) == [80])
    store.remove(added[0])
    #expect(store.measurements.isEmpty)
  }
}
