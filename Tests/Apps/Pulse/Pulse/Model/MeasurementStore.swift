import Foundation
import Observation
import SwiftUI

struct Measurement: Identifiable, Codable, Hashable, Sendable {
  enum Kind: String, Codable, CaseIterable, Identifiable, Sendable {
    case heartRate = "Heart rate"
    case steps = "Steps"
    case sleep = "Sleep"

    var id: String { rawValue }
    var symbol: String {
      switch self {
      case .heartRate: "heart.fill"
      case .steps: "figure.walk"
      case .sleep: "bed.double.fill"
      }
    }
    var unit: String {
      switch self {
      case .heartRate: "bpm"
      case .steps: "steps"
      case .sleep: "h"
      }
    }
    var color: Color {
      switch self {
      case .heartRate: .pink
      case .steps: .orange
      case .sleep: .indigo
      }
    }
  }

  let id: UUID
  let kind: Kind
  let day: Date
  let value: Double
}

@MainActor
@Observable
final class MeasurementStore {
  private(set) var measurements: [Measurement] = []
  var selectedKind: Measurement.Kind = .heartRate
  var goal: [Measurement.Kind: Double] = [.heartRate: 70, .steps: 8_000, .sleep: 8]
  @ObservationIgnored private var calendar = Calendar(identifier: .gregorian)
  private let now: () -> Date

  init(now: @escaping () -> Date = { Date() }) {
    self.now = now
  }

  func load() async {
    guard measurements.isEmpty else { return }
    let today = calendar.startOfDay(for: now())
    var found: [Measurement] = []
    for kind in Measurement.Kind.allCases {
      for offset in 0..<14 {
        guard let day = calendar.date(byAdding: .day, value: -offset, to: today) else { continue }
        found.append(Measurement(id: UUID(), kind: kind, day: day, value: Self.value(kind, offset)))
      }
    }
    measurements = found
  }

  static func value(_ kind: Measurement.Kind, _ offset: Int) -> Double {
    let wave = sin(Double(offset) * 0.9)
    switch kind {
    case .heartRate: return (64 + wave * 6).rounded()
    case .steps: return (7_500 + wave * 2_500).rounded()
    case .sleep: return ((7.2 + wave) * 10).rounded() / 10
    }
  }

  func values(of kind: Measurement.Kind) -> [Measurement] {
    measurements.filter { $0.kind == kind }.sorted(using: KeyPathComparator(\.day))
  }

  func average(of kind: Measurement.Kind) -> Double {
    let values = values(of: kind)
    guard !values.isEmpty else { return 0 }
    return values.map(\.value).reduce(0, +) / Double(values.count)
  }

  func add(_ value: Double, to kind: Measurement.Kind) {
    measurements.append(Measurement(id: UUID(), kind: kind, day: now(), value: value))
  }

  func remove(_ measurement: Measurement) {
    withAnimation(.smooth) {
      measurements.removeAll { $0.id == measurement.id }
    }
  }
}
