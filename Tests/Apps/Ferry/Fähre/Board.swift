import Foundation
import Observation
import Timetable

@Observable
final class Board {
  private(set) var crossings: [Crossing]
  private(set) var boarded: Set<Crossing.ID> = []

  init(crossings: [Crossing]) { self.crossings = crossings }

  func board(_ crossing: Crossing) { boarded.insert(crossing.id) }

  /// The name that a phone shows below the icon.
  var title: String { Bundle.main.infoDictionary?["CFBundleDisplayName"] as? String ?? "" }
}
