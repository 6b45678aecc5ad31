import Foundation
import Validation

/// What is measured.
enum ReadingKind: String, CaseIterable, Codable, Identifiable, Sendable {
  case bloodPressure, heartRate, weight

  var id: Self { self }

  var title: String {
    switch self {
    case .bloodPressure: "Blood pressure"
    case .heartRate: "Heart rate"
    case .weight: "Weight"
    }
  }

  var unit: String {
    switch self {
    case .bloodPressure: "mmHg"
    case .heartRate: "bpm"
    case .weight: "kg"
    }
  }

  var systemImage: String {
    switch self {
    case .bloodPressure: "stethoscope"
    case .heartRate: "heart.fill"
    case .weight: "scalemass"
    }
  }

  /// What can be true of a living person; anything else is a slip of the finger.
  var plausible: ClosedRange<Double> {
    switch self {
    case .bloodPressure: 50...260
    case .heartRate: 25...250
    case .weight: 2...400
    }
  }

  /// The same for the lower of two values.
  var plausibleSecond: ClosedRange<Double>? { self == .bloodPressure ? 30...160 : nil }

  /// What most grown-ups have at rest; nil where each has their own.
  var ordinary: ClosedRange<Double>? {
    switch self {
    case .bloodPressure: 90...140
    case .heartRate: 50...100
    case .weight: nil
    }
  }

  /// The same for the lower of two values.
  var ordinarySecond: ClosedRange<Double>? { self == .bloodPressure ? 60...90 : nil }

  var fractionDigits: Int { self == .weight ? 1 : 0 }
}

/// What was measured of a patient at a time.
struct HealthReading: Hashable, Identifiable, Sendable {
  let id: String
  let patientID: String
  let kind: ReadingKind
  /// In the unit of the kind; of blood pressure the upper value.
  let value: Double
  /// Of blood pressure the lower value.
  let second: Double?
  let time: Date
  /// Who measured it.
  let author: String

  /// Whether somebody should look at it.
  var isOutOfTheOrdinary: Bool {
    func lies(_ value: Double?, outside range: ClosedRange<Double>?) -> Bool {
      guard let value, let range else { return false }
      return !range.contains(value)
    }
    return lies(value, outside: kind.ordinary) || lies(second, outside: kind.ordinarySecond)
  }

  /// The values without their unit.
  func text(locale: Locale = .current) -> String {
    [value, second].compactMap { $0 }.map { $0.formatted(kind, locale: locale) }
      .joined(separator: "/")
  }
}

extension Double {
  func formatted(_ kind: ReadingKind, locale: Locale) -> String {
    formatted(.number.precision(.fractionLength(kind.fractionDigits)).locale(locale))
  }
}

/// A reading that is to be added.
struct NewReading: Equatable, Sendable {
  let patientID: String
  let kind: ReadingKind
  let value: Double
  let second: Double?

  /// - Throws: ``CareError/invalid(_:)`` if it cannot be true.
  func validate() throws {
    guard kind.plausible.contains(value) else { throw CareError.invalid("This value cannot be.") }
    guard let range = kind.plausibleSecond else {
      guard second == nil else { throw CareError.invalid("This kind has one value.") }
      return
    }
    guard let second, range.contains(second), second < value else {
      throw CareError.invalid("The lower value must be below the upper one")
    }
  }
}
