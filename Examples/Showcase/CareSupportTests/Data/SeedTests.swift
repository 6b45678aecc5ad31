import Foundation
import GRDB
import Testing

@testable import CareSupport

@MainActor
@Suite("What the area begins with")
struct SeedTests {
  private let world: CareWorld
  init() throws { world = try CareWorld() }

  @Test("each patient has tasks, before and after the first start", arguments: ["maria", "jonas"])
  func tasks(_ patient: String) async throws {
    let tasks = try await world.repositories(of: patient).tasks.tasks()
    #expect(tasks.contains { $0.dueDate < sampleNow && $0.status == .open })
    #expect(tasks.contains { $0.dueDate > sampleNow && $0.status == .open })
    #expect(tasks.contains { $0.status == .completed })
  }

  @Test("each patient has thirty days of readings, which can be", arguments: ["maria", "jonas"])
  func readings(_ patient: String) async throws {
    let repositories = try await world.repositories(of: patient)
    let readings = try await GetReadingsUseCaseImpl(
      healthRepository: repositories.health, now: { sampleNow }
    ).execute(patientId: patient)
    #expect(readings.count { $0.kind == .bloodPressure } == 30)
    #expect(readings.count { $0.kind == .heartRate } == 30)
    #expect(readings.count { $0.kind == .weight } == 10)
    #expect(readings.allSatisfy { $0.time <= sampleNow + 180 })
    for reading in readings {
      try NewReading(
        patientID: patient, kind: reading.kind, value: reading.value, second: reading.second
      ).validate()
    }
  }
}
