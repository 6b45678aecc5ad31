import Foundation
import Presentation
import SwiftUI

@MainActor
final class HealthViewModel: ObservableObject {
  /// A patient's readings.
  struct Content: Equatable {
    let patient: CareMember
    let readings: [HealthReading]
  }

  @Published private(set) var state = ViewState<Content>.idle
  @Published var kind: ReadingKind
  /// Who plans the care does not measure.
  let canAdd: Bool

  let patientID: String
  private let getReadingsUseCase: any GetReadingsUseCase
  private let circle: any CircleRepository
  private let now: @Sendable () -> Date
  private var newestLoad = 0

  init(
    patientID: String, kind: ReadingKind = .bloodPressure, role: CareRole,
    getReadingsUseCase: any GetReadingsUseCase,
    circle: any CircleRepository, now: @escaping @Sendable () -> Date
  ) {
    self.patientID = patientID
    self.kind = kind
    canAdd = role != .coordinator
    self.getReadingsUseCase = getReadingsUseCase
    self.circle = circle
    self.now = now
  }

  func load() async {
    newestLoad += 1
    let load = newestLoad
    if state.data == nil { state = .loading }
    do {
      let readings = try await getReadingsUseCase.execute(patientId: patientID)
      guard let patient = try await circle.patients().first(where: { $0.id == patientID }) else {
        throw CareError.notFound
      }
      if load == newestLoad { state = .loaded(Content(patient: patient, readings: readings)) }
    } catch {
      if load == newestLoad, state.data == nil { state = .error(error) }
    }
  }

  /// The chart of the kind that is chosen; nil without readings.
  func chart(_ content: Content, locale: Locale) -> ChartModel? {
    let end = now()
    let start = end.addingTimeInterval(-Double(GetReadingsUseCaseImpl.days) * 24 * 60 * 60)
    return ChartModel(shown(content), kind: kind, from: start, to: end, locale: locale)
  }

  /// The readings of the kind that is chosen, the newest first.
  func rows(_ content: Content, locale: Locale) -> [ReadingRow] {
    shown(content).reversed().map { reading in
      ReadingRow(
        id: reading.id, value: "\(reading.text(locale: locale)) \(reading.kind.unit)",
        time: reading.time, author: reading.author)
    }
  }

  private func shown(_ content: Content) -> [HealthReading] {
    content.readings.filter { $0.kind == kind }
  }
}

/// A reading as a table shows it.
struct ReadingRow: Equatable, Identifiable {
  let id: String
  let value: String
  let time: Date
  let author: String
}
