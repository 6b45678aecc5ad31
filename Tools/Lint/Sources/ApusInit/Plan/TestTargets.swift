import ApusCheck
import Foundation

/// Looks into test targets for what XCTest on Linux has to know of them.
enum TestTargets {
  static func read(_ package: inout PlannedPackage) {
    for index in package.targets.indices {
      let target = package.targets[index]
      // An author who names the module has the generated file already.
      guard target.sources.contains(where: { imports("XCTest", $0) }),
        !target.sources.contains(where: { imports("ApusXCTest", $0) })
      else { continue }
      package.targets[index].usesXCTest = true
      guard let key = target.driven else { continue }
      let app = package.targets.first { $0.key == key }
      if let app, let type = Scenes.app(in: app.sources) {
        package.targets[index].launched = LaunchedApp(
          module: app.module, type: type, identifier: identifier(of: app))
      } else {
        package.leftOut.append(
          LeftOut(
            target.project, "'\(target.title)' has no app to launch",
            "its tests are built, and fail at launch(): write an App with a scene"))
      }
    }
  }

  private static func imports(_ module: String, _ path: String) -> Bool {
    guard let text = try? Files.text(path), text.contains(module) else { return false }
    return text.split(whereSeparator: \.isNewline).contains { line in
      let words = line.split { $0 == " " || $0 == "." || $0 == "\t" }
      guard let place = words.firstIndex(of: "import"), !words[0].hasPrefix("//") else {
        return false
      }
      // A kind of declaration may stand before the module.
      return words[place...].dropFirst().prefix(2).contains { $0 == module }
    }
  }

  /// The identifier of the app's bundle.
  private static func identifier(of app: PlannedTarget) -> String? {
    let list = try? app.info.map {
      try PropertyListSerialization.propertyList(from: Data($0.utf8), format: nil)
    }
    let text = (list as? [String: Any])?["CFBundleIdentifier"] as? String
    return text?.isEmpty == true ? nil : text
  }
}

/// The app that a target's UI tests launch.
struct LaunchedApp {
  /// The name that importers write.
  var module: String
  var type: String
  /// The identifier of its bundle.
  var identifier: String?
}
