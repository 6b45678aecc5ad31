import Foundation
import Ripeness

final class HarvestStore: ObservableObject {
  @Published private(set) var crates: [Crate] = [
    Crate(name: "Boskoop", sugar: 11), Crate(name: "Gloster", sugar: 14),
  ]

  func add(_ name: String, sugar: Double) {
    crates.append(Crate(name: name, sugar: sugar))
  }

  /// The app's version as it is shown in the settings.
  static var version: String {
    Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "?"
  }
}

struct Crate: Identifiable {
  let id = UUID()
  let name: String
  let sugar: Double

  var isRipe: Bool { Ripeness.isRipe(sugar: sugar) }
}
