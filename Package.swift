// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

// Libraries that other packages depend on; and the showcase, fixtures, benchmarks and tests, which are
// ours alone. No product names the latter: a package that depends on Apus fetches what its products
// need, so a program's product would bring its dependencies along. A program needs no product to be
// built or run here. Tests/Package checks both.
let package = Package(
  name: "Apus",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "ApusUI", targets: ["ApusUI"]),
    .library(name: "ApusCombine", targets: ["ApusCombine"]),
    .library(name: "ApusUIKit", targets: ["ApusUIKit"]),
    .library(name: "ApusFoundation", targets: ["ApusFoundation"]),
    .library(name: "AppleFrameworks", targets: frameworks().map(\.name)),
    .library(name: "ApusCryptoKit", targets: ["ApusCryptoKit"]),
    .library(name: "ValidatedCells", targets: ["ValidatedCells"]),
    .library(name: "WebHost", targets: ["WebHost"]),
    .library(name: "ScreenTesting", targets: ["ScreenTesting"]),
    .library(name: "ApusXCTest", targets: ["ApusXCTest"]),
    .library(name: "Validation", targets: ["Validation"]),
    .library(name: "Presentation", targets: ["Presentation"]),
    .library(name: "PresentationUI", targets: ["PresentationUI"]),
  ],
  dependencies: [
    // The libraries'; whoever depends on Apus fetches them.
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.0"),
    .package(url: "https://github.com/apple/swift-crypto", "4.0.0"..<"5.0.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(
      url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    // The showcase's.
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: screenLibraries() + frameworks() + kitLibraries() + hosts() + tests() + fixtures()
    + benchmarks() + showcase() + showcaseTests()
)

// MARK: - Libraries

/// The engine, and what screens import as SwiftUI, Combine and UIKit.
func screenLibraries() -> [Target] {
  [
    library("NumberText"),
    .target(name: "CLocale"),
    .target(name: "CInitializer"),
    library(
      "ViewGraph", ["NumberText", "CLocale"], settings: [.enableExperimentalFeature("Extern")]),
    library(
      "ApusCombine", [.product(name: "OpenCombine", package: "OpenCombine")], exclude: ["include"]),
    library("ApusFoundation", ["ApusUniformTypeIdentifiers"]),
    library("ApusMacroExpansion"),
    .macro(name: "ApusMacros", dependencies: ["ApusMacroExpansion"], swiftSettings: strict),
    library(
      "ApusUI",
      [
        "ViewGraph", "NumberText", "ApusFoundation", "ApusCombine", "ApusMacros",
        "ApusUniformTypeIdentifiers", "ApusCoreTransferable", "CInitializer",
      ]),
    library("ApusUIKit", ["ApusUI"]),
  ]
}

/// Smaller frameworks that apps import. An app gives each of them Apple's name by a flag.
func frameworks() -> [Target] {
  [
    framework("OS", [.product(name: "Logging", package: "swift-log")]),
    framework("OSLog", ["ApusOS"]),
    framework("CoreGraphics", ["ApusUI"]),
    framework("QuartzCore", ["ApusCoreGraphics", "ApusFoundation", "ApusUI"]),
    framework("CoreImage", ["ApusCoreGraphics", "ApusUI"]),
    framework("MediaPlayer", ["ApusUI", "ApusUIKit"]),
    framework("Translation", ["ApusUI"]),
    framework("UniformTypeIdentifiers"),
    framework("CoreTransferable", ["ApusUniformTypeIdentifiers", "ApusFoundation"]),
    framework("PhotosUI", ["ApusUI", "ApusUIKit", "ApusCoreTransferable", "ApusFoundation"]),
    framework("SafariServices", ["ApusUI", "ApusUIKit"]),
    framework("MessageUI", ["ApusUI", "ApusUIKit"]),
    framework("UserNotifications", ["ApusUI"]),
    framework("LocalAuthentication", ["ApusUI"]),
    framework("StoreKit", ["ApusUI"]),
    framework("WidgetKit", ["ApusUI"]),
    framework("AudioToolbox", ["ApusUI"]),
    framework("Charts", ["ApusUI"]),
    framework("CoreLocation", ["ApusUI"]),
    framework("MapKit", ["ApusUI", "ApusUIKit", "ApusCoreLocation"]),
    framework("AppTrackingTransparency"),
    framework("WatchConnectivity"),
    framework("AuthenticationServices", ["ApusUI", "ApusUIKit"]),
    framework("Contacts", ["ApusUI"]),
    framework("ContactsUI", ["ApusUI", "ApusUIKit", "ApusContacts"]),
    framework("EventKit", ["ApusUI"]),
    framework("EventKitUI", ["ApusUI", "ApusUIKit", "ApusEventKit"]),
    framework("PDFKit", ["ApusUI", "ApusUIKit"]),
    framework("QuickLook", ["ApusUI", "ApusUIKit"]),
    framework("Network"),
    framework("AdSupport"),
    framework("ActivityKit"),
    framework("CoreHaptics"),
    framework("Security", ["ApusUI", "ViewGraph"]),
    framework("HealthKit", ["ApusUI"]),
    framework("CoreMotion"),
    framework("CoreSpotlight", ["ApusUniformTypeIdentifiers"]),
    framework("BackgroundTasks"),
    framework("CoreMedia"),
    framework("AVFoundation", ["ApusUI", "ViewGraph", "ApusCoreMedia"]),
    framework("AVKit", ["ApusUI", "ApusUIKit", "ApusAVFoundation"]),
    framework("WebKit", ["ApusUI"]),
    framework("TipKit", ["ApusUI", "ViewGraph"]),
  ]
}

/// What screens are made of besides: rules, models and components.
func kitLibraries() -> [Target] {
  [
    // A product of its own, so that screens without it build no cryptography.
    framework("CryptoKit", [.product(name: "Crypto", package: "swift-crypto")]),
    library("SystemFrameworks", ["ViewGraph", "ApusUI", "ApusCombine"]),
    library("Validation", ["NumberText"]),
    library("Presentation", ["Validation"]),
    library("PresentationUI", ["Presentation", "SystemFrameworks"]),
    library("ValidatedCells", ["SystemFrameworks", "NumberText"]),
  ]
}

/// What renders screens: in a test's process, and on a page.
func hosts() -> [Target] {
  [
    library("LayoutSolver"),
    library("ScreenLayout", ["LayoutSolver", "ViewGraph"]),
    library(
      "ScreenTesting", ["ViewGraph", "ApusCombine", "ApusUI", "LayoutSolver", "ScreenLayout"]),
    // Functions whose types say no `@Sendable`, which Swift 6 mode adds to functions of the main actor.
    .target(
      name: "IsolatedTests",
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    library(
      "ApusXCTest",
      ["IsolatedTests", "ScreenTesting", "ScreenLayout", "ApusUI", "ApusFoundation", "ViewGraph"]),
    library("StrictWebSocket", [nio("NIOCore"), nio("NIOHTTP1"), nio("NIOWebSocket")]),
    .target(name: "CProcess"),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(
      name: "CBrotli", pkgConfig: "libbrotlienc", providers: [.apt(["libbrotli-dev"])]),
    library("PageProtocol", ["ViewGraph"]),
    library(
      "PageMarkup",
      [
        "PageProtocol", "ViewGraph", "LayoutSolver", "ScreenLayout", "CZlib",
        .product(name: "Logging", package: "swift-log"),
      ]),
    // The files of PageClient/Resources.
    .target(name: "CClientParts"),
    library(
      "PageClient",
      [
        "CClientParts", "PageProtocol", "PageMarkup", "ViewGraph", "ScreenLayout",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "Logging", package: "swift-log"),
      ],
      exclude: ["ClientTypes", "Resources"]),
    library(
      "WebServer",
      [
        "PageProtocol", "ViewGraph", "StrictWebSocket", "CProcess", "CZlib", "CBrotli",
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        nio("NIOCore"), nio("NIOPosix"), nio("NIOHTTP1"), nio("NIOWebSocket"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ]),
    library(
      "VisitorRooms",
      [
        "WebServer", "ViewGraph", "StrictWebSocket", "CProcess", nio("NIOCore"), nio("NIOPosix"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Metrics", package: "swift-metrics"),
      ]),
    library(
      "WebHost",
      [
        "VisitorRooms", "WebServer", "PageProtocol", "PageMarkup", "PageClient", "ViewGraph",
        "ScreenLayout",
        .product(name: "Hummingbird", package: "hummingbird"),
        nio("NIOCore"), nio("NIOPosix"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ]),
  ]
}

/// A target that packages which depend on Apus compile: strict, and without unsafe flags.
func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [],
  resources: [Resource]? = nil, settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: exclude, resources: resources,
    swiftSettings: strict + settings)
}

/// A framework of Apple's name, which is the target's after `Apus`.
func framework(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: "Apus" + name, dependencies: dependencies, path: "Sources/Frameworks/" + name,
    swiftSettings: strict)
}

// MARK: - Tests

/// The tests of each library, in the libraries' order.
func tests() -> [Target] {
  [
    tests("ViewGraphTests", ["ViewGraph"]),
    tests("LayoutSolverTests", ["LayoutSolver"]),
    tests("ApusCombineTests", ["ApusCombine"]),
    tests("ApusFoundationTests", ["ApusFoundation"]),
    tests(
      "FrameworkTests",
      frameworks().map { .target(name: $0.name) } + ["ApusCryptoKit", "ApusUI", "ScreenTesting"]),
    tests("ApusMacrosTests", ["ApusMacroExpansion", "ApusUI", "ViewGraph"]),
    tests("ApusUITests", ["ApusUI", "ScreenTesting"]),
    tests(
      "SourceTests", ["ApusUI", "ApusCombine", "ApusStoreKit", "ScreenTesting"],
      settings: ours + screens + [.swiftLanguageMode(.v5)]),
    tests(
      "ApusUIKitTests", ["ApusUIKit", "ApusUI", "ScreenTesting"],
      // Coordinators of no actor, as most apps have them, compile in Swift 5 mode only.
      settings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)] + controllers),
    tests("ValidationTests", ["Validation", "ManualClock"]),
    tests("PresentationTests", ["Presentation", "Validation", "ManualClock"]),
    tests(
      "PresentationUITests",
      ["PresentationUI", "Presentation", "Validation", "ApusUI", "ScreenTesting", "ViewGraph"],
      settings: strict + screens),
    tests(
      "ValidatedCellsTests", ["ValidatedCells", "ApusUI", "ApusCombine", "ScreenTesting"],
      settings: strict + screens),
    tests(
      "ScreenTestingTests",
      ["ApusUI", "LayoutSolver", "ScreenLayout", "ScreenTesting", "ViewGraph"]),
    tests(
      "XCUITestTests", ["ApusXCTest", "ApusUI", "ScreenTesting"],
      // As teams have their tests: Swift 5 mode.
      settings: ours + screens + [
        .swiftLanguageMode(.v5), .enableExperimentalFeature("SymbolLinkageMarkers"),
      ]),
    tests("StrictWebSocketTests", ["StrictWebSocket", nio("NIOEmbedded")]),
    tests(
      "WebHostTests",
      [
        "WebHost", "VisitorRooms", "WebServer", "PageProtocol", "PageMarkup", "PageClient",
        "ApusUI",
        "StrictWebSocket", "ServerFixture", "CZlib", "FuzzTargets",
        .product(name: "Hummingbird", package: "hummingbird"),
        nio("NIOEmbedded"), nio("NIOPosix"),
        .product(name: "Logging", package: "swift-log"),
      ]),
  ]
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], settings: [SwiftSetting] = strict
) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

// MARK: - Fixtures

/// Programs and modules that only tests use.
func fixtures() -> [Target] {
  [
    .target(name: "ManualClock", path: "Tests/ManualClock", swiftSettings: strict),
    .executableTarget(
      name: "ServerFixture",
      dependencies: ["WebHost", "VisitorRooms", "WebServer", nio("NIOCore")],
      path: "Tests/ServerFixture", swiftSettings: strict),
    .executableTarget(
      name: "AutobahnEcho",
      dependencies: ["StrictWebSocket", nio("NIOCore"), nio("NIOHTTP1"), nio("NIOPosix")],
      path: "Tests/Autobahn/Echo", swiftSettings: strict),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "WebHost", "VisitorRooms", "WebServer", "PageProtocol", "PageMarkup", "ApusUI", "ViewGraph",
        "StrictWebSocket", nio("NIOCore"), nio("NIOEmbedded"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Hummingbird", package: "hummingbird"),
      ],
      path: "Tests/Fuzz/Targets", swiftSettings: strict),
    .executableTarget(
      name: "Fuzz", dependencies: ["FuzzTargets"], path: "Tests/Fuzz/Program",
      swiftSettings: strict),
    .executableTarget(
      name: "FixtureApp",
      dependencies: [
        "PresentationUI", "Presentation", "Validation", "ApusUI", "ApusUIKit", "WebHost",
        "ScreenTesting", "ShowcaseAreas", "ApusCharts", "ApusMapKit", "ApusAVKit",
        "ApusWebKit", "ApusUniformTypeIdentifiers", "ApusPhotosUI", "ApusUserNotifications",
        "ApusAuthenticationServices", "ApusPDFKit", "ApusQuickLook",
      ],
      path: "Tests/Browser/Fixture",
      resources: [
        .process("Resources/Pictures.xcassets"), .process("Resources/Loose/stripe@2x.png"),
        .process("Resources/Localizable.xcstrings"), .process("Resources/Fonts"),
      ],
      swiftSettings: ours + controllers + charts + maps + films + sites + types + photos + accounts),
    .executableTarget(
      name: "PreviewsApp", dependencies: ["ApusUI", "WebHost"], path: "Tests/Browser/Previews",
      swiftSettings: ours + screens),
  ]
}

// MARK: - Benchmarks

func benchmarks() -> [Target] {
  [
    .target(
      name: "BenchScreens", dependencies: ["ApusUI", "ApusCombine"], path: "Benchmarks/Screens",
      swiftSettings: ours + screens),
    .executableTarget(
      name: "BenchApp", dependencies: ["BenchScreens", "ApusUI", "ApusCombine", "WebHost"],
      path: "Benchmarks/App", swiftSettings: ours + screens),
    .executableTarget(
      name: "EchoFloor",
      dependencies: [nio("NIOCore"), nio("NIOHTTP1"), nio("NIOPosix"), nio("NIOWebSocket")],
      path: "Benchmarks/Floor", swiftSettings: strict),
    .target(name: "CHeap", path: "Benchmarks/CHeap"),
    .executableTarget(
      name: "EngineBench",
      dependencies: [
        "BenchScreens", "CHeap", "ViewGraph", "ApusUI", "ApusCombine", "ScreenLayout",
        "ScreenTesting",
      ],
      path: "Benchmarks/Engine", swiftSettings: strict + screens),
    .target(name: "CAllocations", path: "Benchmarks/CAllocations"),
    .executableTarget(
      name: "ValidationBench", dependencies: ["CAllocations", "Validation"],
      path: "Benchmarks/Validation", swiftSettings: strict),
  ]
}

// MARK: - Showcase

/// Example screens in areas, the accounts that they share, and the program that serves them all.
func showcase() -> [Target] {
  [
    .target(
      name: "Accounts",
      dependencies: [
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto"), grdb,
      ],
      path: "Examples/Showcase/Accounts", swiftSettings: strict),
    area("ShowcaseParts", ["ApusUI"], folder: "Parts"),
    area("ReportFlow", kit + ["Validation", grdb], resources: words),
    area(
      "CareSupport", kit + ["Accounts", "ShowcaseParts", "Validation", "ApusUIKit", grdb],
      settings: ours + controllers),
    area("LoginCells", ["ShowcaseParts", "ValidatedCells", "ApusUI", "ApusCombine"]),
    area("Profiles", kit + ["ShowcaseParts", grdb]),
    area("Builder", kit + ["ShowcaseParts", "Validation", grdb]),
    .target(
      name: "ShowcaseAreas",
      dependencies: [
        "Accounts", "ReportFlow", "CareSupport", "LoginCells", "Profiles", "Builder",
        "PresentationUI", "ShowcaseParts", "ApusUI", grdb,
      ],
      path: "Examples/Showcase/App", resources: words, swiftSettings: ours + screens),
    .executableTarget(
      name: "Showcase", dependencies: ["ShowcaseAreas", "ApusUI", "WebHost"],
      path: "Examples/Showcase/Main", swiftSettings: ours + screens),
  ]
}

func showcaseTests() -> [Target] {
  [
    areaTests("AccountsTests", ["Accounts", grdb], settings: strict),
    areaTests(
      "ReportFlowTests",
      ["ReportFlow", "ShowcaseAreas", "PresentationUI", "Presentation", "ScreenTesting", grdb]),
    areaTests(
      "CareSupportTests", ["CareSupport", "Accounts", "ScreenTesting", grdb],
      settings: ours + controllers),
    areaTests("LoginCellsTests", ["LoginCells", "ValidatedCells", "ScreenTesting"]),
    areaTests("ProfilesTests", ["Profiles", "ScreenTesting", grdb]),
    areaTests("BuilderTests", ["Builder", "ScreenTesting", grdb]),
  ]
}

func area(
  _ name: String, _ dependencies: [Target.Dependency], settings: [SwiftSetting] = ours + screens,
  folder: String? = nil, resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Examples/Showcase/\(folder ?? name)",
    resources: resources, swiftSettings: settings)
}

func areaTests(
  _ name: String, _ dependencies: [Target.Dependency], settings: [SwiftSetting] = ours + screens
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, path: "Examples/Showcase/\(name)",
    swiftSettings: settings)
}

/// The words of screens that speak several languages.
nonisolated var words: [Resource] { [.process("Resources/Localizable.xcstrings")] }

/// What most areas are made of.
nonisolated var kit: [Target.Dependency] {
  ["PresentationUI", "Presentation", "ApusUI", "ApusCombine"]
}

nonisolated var grdb: Target.Dependency { .product(name: "GRDB", package: "GRDB.swift") }

// MARK: - Settings
// They are computed, because `package` is made before stored variables below it have a value.

/// Our own targets: Swift 6 mode, warnings are errors.
nonisolated var strict: [SwiftSetting] {
  [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableExperimentalFeature("SymbolLinkageMarkers"),
  ]
}

/// Our own screens, which apps may be more lenient with than we are.
nonisolated var ours: [SwiftSetting] { [.treatAllWarnings(as: .error)] }

/// Targets that hold screens as apps write them: `import SwiftUI`, `import Combine`.
///
/// No library has these flags: they are unsafe, and its imports have one place, `SystemFrameworks`.
nonisolated var screens: [SwiftSetting] {
  [
    .unsafeFlags(
      [
        "-module-alias", "SwiftUI=ApusUI",
        "-module-alias", "Combine=ApusCombine",
      ],
      .when(platforms: [.linux]))
  ]
}

/// Targets that hold coordinators besides. Swift Testing has an overlay for a module named UIKit,
/// which is not there on Linux.
nonisolated var controllers: [SwiftSetting] {
  screens + [
    .unsafeFlags(
      ["-module-alias", "UIKit=ApusUIKit", "-Xfrontend", "-disable-cross-import-overlays"],
      .when(platforms: [.linux]))
  ]
}

// MARK: - Products of other packages

func nio(_ product: String) -> Target.Dependency { .product(name: product, package: "swift-nio") }

/// Targets whose screens import MapKit.
nonisolated var maps: [SwiftSetting] {
  [.unsafeFlags(["-module-alias", "MapKit=ApusMapKit"], .when(platforms: [.linux]))]
}

/// Targets whose screens import UniformTypeIdentifiers.
nonisolated var types: [SwiftSetting] {
  [
    .unsafeFlags(
      ["-module-alias", "UniformTypeIdentifiers=ApusUniformTypeIdentifiers"],
      .when(platforms: [.linux]))
  ]
}

/// Targets whose screens show films.
nonisolated var films: [SwiftSetting] {
  [.unsafeFlags(["-module-alias", "AVKit=ApusAVKit"], .when(platforms: [.linux]))]
}

/// Targets whose screens show other sites.
nonisolated var sites: [SwiftSetting] {
  [.unsafeFlags(["-module-alias", "WebKit=ApusWebKit"], .when(platforms: [.linux]))]
}

/// Targets whose screens sign people in and show documents.
nonisolated var accounts: [SwiftSetting] {
  [
    .unsafeFlags(
      [
        "-module-alias", "AuthenticationServices=ApusAuthenticationServices",
        "-module-alias", "PDFKit=ApusPDFKit", "-module-alias", "QuickLook=ApusQuickLook",
      ],
      .when(platforms: [.linux]))
  ]
}

/// Code that imports PhotosUI and UserNotifications.
nonisolated var photos: [SwiftSetting] {
  [
    .unsafeFlags(
      [
        "-module-alias", "PhotosUI=ApusPhotosUI",
        "-module-alias", "UserNotifications=ApusUserNotifications",
      ],
      .when(platforms: [.linux]))
  ]
}

/// Targets whose screens import Charts.
nonisolated var charts: [SwiftSetting] {
  [.unsafeFlags(["-module-alias", "Charts=ApusCharts"], .when(platforms: [.linux]))]
}
