import Foundation

/// Sources that no author writes, because Xcode and Apple's frameworks have them.
enum GeneratedSources {
  private static let head = "// Written by `apus init`; do not edit.\n// swift-format-ignore-file\n"

  /// Apple's Foundation and SwiftUI bring other frameworks along for a whole module.
  static func exports(_ modules: [String]) -> String {
    head + modules.map { "@_exported import \($0)\n" }.joined()
  }

  /// XCTest as Apple's platforms have it, and the app that a target's UI tests launch.
  static func tests(_ app: LaunchedApp?) -> String {
    let exports = head + "@_exported import ApusXCTest\n"
    guard let app else { return exports }
    let identifier = app.identifier.map { ", bundleIdentifier: \(Names.literal($0))" } ?? ""
    return exports + """
      @testable import \(app.module)

      @section(".init_array") @used
      nonisolated private let app: @convention(c) () -> Void = {
        XCUIApplication.register(\(app.type).self\(identifier))
      }

      """
  }

  /// The property list of the app, for the main bundle.
  static func info(_ list: String) -> String {
    let marks = String(repeating: "#", count: longestRun(of: "#", in: list) + 1)
    return head + """
      import Foundation
      import SwiftUI

      private enum AppInfo {
        nonisolated(unsafe) static let values: [String: Any] = {
          let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
          return list as? [String: Any] ?? [:]
        }()

        nonisolated static func values(of bundle: Foundation.Bundle) -> [String: Any]? {
          if bundle === Foundation.Bundle.main { return values }
          let place = bundle.bundleURL.appendingPathComponent("Info.plist")
          guard let data = try? Data(contentsOf: place) else { return nil }
          return try? PropertyListSerialization.propertyList(from: data, format: nil)
            as? [String: Any]
        }

        nonisolated private static let text = \(marks)\"\"\"
      \(list.trimmingCharacters(in: .newlines))
      \"\"\"\(marks)
      }

      // Before `main`: the page follows some of the keys.
      @section(".init_array") @used
      nonisolated private let register: @convention(c) () -> Void = {
        _AppInfo.register { AppInfo.values }
      }

      // On Linux a program's bundle has no property list; these stand before Foundation's.
      extension Foundation.Bundle {
        nonisolated var infoDictionary: [String: Any]? { AppInfo.values(of: self) }

        nonisolated var bundleIdentifier: String? {
          AppInfo.values(of: self)?["CFBundleIdentifier"] as? String
        }

        nonisolated func object(forInfoDictionaryKey key: String) -> Any? {
          AppInfo.values(of: self)?[key]
        }
      }

      """
  }

  private static func longestRun(of character: Character, in text: String) -> Int {
    text.split { $0 != character }.map(\.count).max() ?? 0
  }
}
