import Foundation
import ScreenTesting
import SwiftUI

/// What the headless host says of the controls of screens: `FIXTURE=reach`, and the names of the screens. A browser
/// test compares it with what a page has at the same places.
enum ReachedControls {
  private static let kinds: [ElementKind] = [
    .button, .textField, .secureField, .textEditor, .toggle, .picker, .datePicker,
  ]

  /// Writes an object of screens by name: identifiers of controls, and whether a finger reaches their middle.
  @MainActor static func write(_ names: [String]) {
    var screens: [String: [String: Bool]] = [:]
    for name in names {
      let screen = Screen(width: 390, address: "/layout/\(name)") { FixtureRoot() }
      screen.size = ScreenSize(width: 390, height: 844)
      var reached: [String: Bool] = [:]
      for control in kinds.flatMap(screen.all) {
        guard let identifier = control.identifier else { continue }
        reached[identifier] = control.isHittable
      }
      screens[name] = reached
    }
    let data = try? JSONSerialization.data(withJSONObject: screens, options: .sortedKeys)
    print(String(decoding: data ?? Data(), as: UTF8.self))
  }
}
