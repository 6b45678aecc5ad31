import Foundation

nonisolated struct Berth: Identifiable, Hashable {
  let id: Int
  var pier: String
  var metres: Double
  var boat: String?

  var isFree: Bool { boat == nil }

  var title: String { "\(pier) \(id)" }

  static let all: [Berth] = [
    Berth(id: 1, pier: "North pier", metres: 9.5, boat: "Marlin"),
    Berth(id: 2, pier: "North pier", metres: 12),
    Berth(id: 3, pier: "South pier", metres: 7.25, boat: "Tern"),
    Berth(id: 4, pier: "South pier", metres: 15),
  ]
}
