import Foundation
import CoreLocation

struct Trail: Identifiable, Hashable, Codable {
  enum Difficulty: String, CaseIterable, Codable, Identifiable {
    case easy, moderate, hard

    var id: Self { self }
    var title: String { rawValue.capitalized }
    var symbolName: String {
      switch self {
      case .easy: return "leaf"
      case .moderate: return "figure.walk"
      case .hard: return "flame.fill"
      }
    }
  }

  let id: UUID
  var name: String
  var region: String
  var length: Double
  var ascent: Double
  var difficulty: Difficulty
  var latitude: Double
  var longitude: Double
  var isFavorite = false

  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  var formattedLength: String {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .providedUnit
    formatter.numberFormatter.maximumFractionDigits = 1
    return formatter.string(from: Measurement(value: length, unit: UnitLength.kilometers))
  }

  var estimatedDuration: TimeInterval {
    // Naismith: 5 km an hour, and an hour for each 600 m of ascent.
    (length / 5 + ascent / 600) * 3600
  }
}

extension Trail {
  static let samples: [Trail] = [
    Trail(
      id: UUID(uuidString: "8C9B6F2E-5C5B-4C3A-9E2B-6B3F7E1D0A11")!, name: "Lake Loop",
      region: "Valley", length: 4.2, ascent: 60, difficulty: .easy, latitude: 47.1, longitude: 11.2),
    Trail(
      id: UUID(uuidString: "8C9B6F2E-5C5B-4C3A-9E2B-6B3F7E1D0A12")!, name: "Falcon Ridge",
      region: "North", length: 12.8, ascent: 840, difficulty: .hard, latitude: 47.4, longitude: 11.3
    ),
    Trail(
      id: UUID(uuidString: "8C9B6F2E-5C5B-4C3A-9E2B-6B3F7E1D0A13")!, name: "Old Mill Path",
      region: "Valley", length: 7.5, ascent: 210, difficulty: .moderate, latitude: 47.2,
      longitude: 11.1),
  ]
}
