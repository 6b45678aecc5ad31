/// Parts of Swift that need Objective-C, and that no rewritten copy of `apus init` mends.
enum Constructs {
  private static let closures = "a closure, or a method that Swift calls"

  static let attributes: [String: String] = [
    "IBOutlet": "a screen of SwiftUI",
    "UIApplicationMain": appDelegate,
    "NSApplicationMain": appDelegate,
  ]

  static let macros: [String: String] = [
    "selector": closures,
    "keyPath": #"a key path of Swift: \.name"#,
  ]

  /// Functions that Foundation has only beside Objective-C.
  static let functions: [String: String] = [
    "NSSelectorFromString": closures
  ]

  static let appDelegate = "an `App` with @main, whose scene is a `WindowGroup`"

  /// The cause of a file that is no Swift source, by the end of its name.
  static func cause(ofFile path: String) -> Cause {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    if name.hasPrefix("LaunchScreen.") {
      return Cause(
        kind: .condition, title: "a launch screen", advice: "nothing: a page is there at once")
    }
    switch ending {
    case "storyboard", "xib":
      return Cause(kind: .resource, title: "a \(ending)", advice: "a screen of SwiftUI")
    case "xcdatamodeld":
      return Cause(
        kind: .resource, title: "a model of Core Data",
        advice: "a store of the server, such as SQLite by GRDB, behind a model")
    default:
      return Cause(
        kind: .resource, title: "a source in Objective-C",
        advice: "Swift, or C in a target of a package")
    }
  }

  static let noSwift = Cause(
    kind: .construct, title: "no Swift as the parser knows it",
    advice: "Swift 6, without experimental features")

  static let bridgingHeader = Cause(
    kind: .resource, title: "an Objective-C bridging header",
    advice: "Swift, or C in a target of a package")
}
