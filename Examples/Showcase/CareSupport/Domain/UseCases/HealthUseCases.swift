import Foundation

protocol GetReadingsUseCase: Sendable {
  func execute(patientId: String) async throws -> [HealthReading]
}

/// The last thirty days.
struct GetReadingsUseCaseImpl: GetReadingsUseCase {
  static let days = 30
  let healthRepository: any HealthRepository
  let now: @Sendable () -> Date

  func execute(patientId: String) async throws -> [HealthReading] {
    let since = now().addingTimeInterval(-Double(Self.days) * 24 * 60 * 60)
    return try await healthRepository.readings(of: patientId, since: since)
  }
}

protocol AddReadingUseCase: Sendable {
  func execute(_ reading: NewReading) async throws
}

struct AddReadingUseCaseImpl: AddReadingUseCase {
  let healthRepository: any HealthRepository
  func execute(_ reading: NewReading) async throws { try await healthRepository.add(reading) }
}
