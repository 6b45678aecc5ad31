/// A difference between Apple's compiler and Linux's that a rewritten copy takes away.
enum RewriteKind: String, CaseIterable {
  case system, simulator, modules, objectiveC, managed, convenience, actors, initializers
  case selector, isolatedSetUps, defaultIsolation, testLists, mainDelegate, submodules

  /// The difference, for people.
  var title: String {
    switch self {
    case .system: "#if os(iOS) is true, and os(Linux) is false"
    case .simulator: "#if targetEnvironment(simulator) is true"
    case .modules: "#if canImport(UIKit) is true"
    case .objectiveC: "@objc and @objcMembers are left out"
    case .managed: "@NSManaged properties read and write their values by key"
    case .convenience: "convenience is left out where Apus has a structure"
    case .actors: "actors have no NSObject above them"
    case .initializers: "NSError() and Timer() get arguments"
    case .isolatedSetUps: "setUp() and tearDown() of @MainActor test classes run on the main actor"
    case .defaultIsolation: "test classes name the main actor that a target has by default"
    case .testLists: "tests stand in SwiftPM's list: one throws, or a class has a second name"
    case .mainDelegate: "@UIApplicationMain is @main"
    case .submodules: "a part of a module is imported with the whole module"
    case .selector: "#selector is the method as a function, with its name"
    }
  }
}

/// A construct that no copy can mend.
enum UnmendedKind: String, CaseIterable {
  case selector, optionalRequirement, managedMember

  var title: String {
    switch self {
    case .selector: "#selector of no method of a named type needs Objective-C"
    case .optionalRequirement: "optional requirements of a protocol need Objective-C"
    case .managedMember: "@NSManaged without one property and its type needs Objective-C"
    }
  }

  var advice: String {
    switch self {
    case .selector: "pass a closure, or send a value of a publisher"
    case .optionalRequirement: "give the requirement a default in an extension"
    case .managedMember: "declare each property by itself, with its type"
    }
  }
}
