// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

/// Our own screens, which apps may be more lenient with than we are.
let ours: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// Our own targets: Swift 6 mode, warnings are errors.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableExperimentalFeature("SymbolLinkageMarkers"),
]

/// Targets that hold screens: they write `import SwiftUI`, `import Combine`, `import UIKit`.
let screens: [SwiftSetting] = [
  .unsafeFlags(
    [
      "-module-alias", "SwiftUI=ApusUI",
      "-module-alias", "Combine=ApusCombine",
    ],
    .when(platforms: [.linux]))
]

/// Targets that hold coordinators besides. Swift Testing has an overlay for a module named UIKit,
/// which is not there on Linux.
let controllers: [SwiftSetting] =
  screens + [
    .unsafeFlags(
      ["-module-alias", "UIKit=ApusUIKit", "-Xfrontend", "-disable-cross-import-overlays"],
      .when(platforms: [.linux]))
  ]

let package = Package(
  name: "Apus",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "ApusUI", targets: ["ApusUI"]),
    .library(name: "ApusCombine", targets: ["ApusCombine"]),
    .library(name: "ApusUIKit", targets: ["ApusUIKit"]),
    .library(name: "ValidatedCells", targets: ["ValidatedCells"]),
    .library(name: "WebHost", targets: ["WebHost"]),
    .library(name: "ScreenTesting", targets: ["ScreenTesting"]),
    .library(name: "Validation", targets: ["Validation"]),
    .library(name: "Presentation", targets: ["Presentation"]),
    .library(name: "PresentationUI", targets: ["PresentationUI"]),
    .executable(name: "Showcase", targets: ["Showcase"]),
  ],
  dependencies: [
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
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .target(
      name: "ViewGraph",
      swiftSettings: strict + [.enableExperimentalFeature("Extern")]),
    .target(name: "Validation", swiftSettings: strict),
    .target(name: "Presentation", dependencies: ["Validation"], swiftSettings: strict),
    .target(
      name: "PresentationUI", dependencies: ["Presentation", "ApusUI"],
      swiftSettings: strict + screens),
    .target(
      name: "ApusCombine",
      dependencies: [.product(name: "OpenCombine", package: "OpenCombine")],
      exclude: ["include"],
      swiftSettings: strict),
    .target(name: "ApusMacroExpansion", swiftSettings: strict),
    .macro(name: "ApusMacros", dependencies: ["ApusMacroExpansion"], swiftSettings: strict),
    .target(
      name: "ApusUI", dependencies: ["ViewGraph", "ApusCombine", "ApusMacros"],
      swiftSettings: strict),
    .target(name: "ApusUIKit", dependencies: ["ViewGraph", "ApusUI"], swiftSettings: strict),
    .target(
      name: "ValidatedCells", dependencies: ["ApusUI", "ApusCombine"],
      swiftSettings: strict + screens),
    .target(name: "ScreenTesting", dependencies: ["ViewGraph", "ApusUI"], swiftSettings: strict),
    .target(
      name: "StrictWebSocket",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      swiftSettings: strict),
    .target(name: "CProcess"),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(
      name: "WebHost",
      dependencies: [
        "ViewGraph", "StrictWebSocket", "CProcess", "CZlib",
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "Metrics", package: "swift-metrics"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      resources: [.embedInCode("Resources")],
      swiftSettings: strict),
    .target(
      name: "ReportFlow",
      dependencies: [
        "PresentationUI", "Presentation", "Validation", "ApusUI", "ApusCombine",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Examples/Showcase/ReportFlow", swiftSettings: ours + screens),
    .target(
      name: "Accounts",
      dependencies: [
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Examples/Showcase/Accounts", swiftSettings: strict),
    .target(
      name: "CareSupport",
      dependencies: [
        "Accounts", "PresentationUI", "Presentation", "Validation", "ApusUI", "ApusUIKit",
        "ApusCombine", .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Examples/Showcase/CareSupport", swiftSettings: ours + controllers),
    .target(
      name: "LoginCells",
      dependencies: ["ValidatedCells", "ApusUI", "ApusCombine"],
      path: "Examples/Showcase/LoginCells", swiftSettings: ours + screens),
    .target(
      name: "Profiles",
      dependencies: [
        "PresentationUI", "Presentation", "ApusUI", "ApusCombine",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Examples/Showcase/Profiles", swiftSettings: ours + screens),
    .target(
      name: "Builder",
      dependencies: [
        "PresentationUI", "Presentation", "Validation", "ApusUI", "ApusCombine",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Examples/Showcase/Builder", swiftSettings: ours + screens),
    .target(
      name: "ShowcaseAreas",
      dependencies: [
        "Accounts", "ReportFlow", "CareSupport", "LoginCells", "Profiles", "Builder",
        "PresentationUI", "ApusUI", .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Examples/Showcase/App", swiftSettings: ours + screens),
    .executableTarget(
      name: "Showcase", dependencies: ["ShowcaseAreas", "ApusUI", "WebHost"],
      path: "Examples/Showcase/Main", swiftSettings: ours + screens),
    .executableTarget(
      name: "FixtureApp",
      dependencies: [
        "PresentationUI", "Presentation", "Validation", "ApusUI", "ApusUIKit", "WebHost",
      ],
      path: "Tests/Browser/Fixture", swiftSettings: ours + controllers),
    .target(
      name: "BenchScreens", dependencies: ["ApusUI", "ApusCombine"], path: "Benchmarks/Screens",
      swiftSettings: ours + screens),
    .executableTarget(
      name: "BenchApp", dependencies: ["BenchScreens", "ApusUI", "ApusCombine", "WebHost"],
      path: "Benchmarks/App", swiftSettings: ours + screens),
    .executableTarget(
      name: "EchoFloor",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      path: "Benchmarks/Floor", swiftSettings: strict),
    .target(name: "CHeap", path: "Benchmarks/CHeap"),
    .executableTarget(
      name: "EngineBench",
      dependencies: [
        "BenchScreens", "CHeap", "ViewGraph", "ApusUI", "ApusCombine", "ScreenTesting",
      ],
      path: "Benchmarks/Engine", swiftSettings: strict + screens),
    .target(name: "CAllocations", path: "Benchmarks/CAllocations"),
    .executableTarget(
      name: "ValidationBench", dependencies: ["CAllocations", "Validation"],
      path: "Benchmarks/Validation", swiftSettings: strict),
    .testTarget(name: "ViewGraphTests", dependencies: ["ViewGraph"], swiftSettings: strict),
    .testTarget(
      name: "ApusUITests", dependencies: ["ApusUI", "ScreenTesting"], swiftSettings: strict),
    .testTarget(
      name: "ApusUIKitTests", dependencies: ["ApusUIKit", "ApusUI", "ScreenTesting"],
      // Coordinators of no actor, as most apps have them, compile in Swift 5 mode only.
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)] + controllers),
    .testTarget(
      name: "ValidatedCellsTests",
      dependencies: ["ValidatedCells", "ApusUI", "ApusCombine", "ScreenTesting"],
      swiftSettings: strict + screens),
    .testTarget(
      name: "SourceTests", dependencies: ["ApusUI", "ApusCombine", "ScreenTesting"],
      swiftSettings: ours + screens + [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ScreenTestingTests", dependencies: ["ApusUI", "ScreenTesting", "ViewGraph"],
      swiftSettings: strict),
    .target(name: "ManualClock", path: "Tests/ManualClock", swiftSettings: strict),
    .testTarget(
      name: "ValidationTests", dependencies: ["Validation", "ManualClock"], swiftSettings: strict),
    .testTarget(
      name: "PresentationTests", dependencies: ["Presentation", "Validation", "ManualClock"],
      swiftSettings: strict),
    .testTarget(name: "ApusCombineTests", dependencies: ["ApusCombine"], swiftSettings: strict),
    .testTarget(
      name: "ApusMacrosTests", dependencies: ["ApusMacroExpansion", "ApusUI", "ViewGraph"],
      swiftSettings: strict),
    .executableTarget(
      name: "AutobahnEcho",
      dependencies: [
        "StrictWebSocket",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ],
      path: "Tests/Autobahn/Echo", swiftSettings: strict),
    .testTarget(
      name: "StrictWebSocketTests",
      dependencies: [
        "StrictWebSocket", .product(name: "NIOEmbedded", package: "swift-nio"),
      ], swiftSettings: strict),
    .executableTarget(
      name: "ServerFixture",
      dependencies: ["WebHost", .product(name: "NIOCore", package: "swift-nio")],
      path: "Tests/ServerFixture", swiftSettings: strict),
    .testTarget(
      name: "WebHostTests",
      dependencies: [
        "WebHost", "ApusUI", "StrictWebSocket", "ServerFixture", "CZlib",
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "Logging", package: "swift-log"),
      ], swiftSettings: strict),
    .testTarget(
      name: "ReportFlowTests",
      dependencies: [
        "ReportFlow", "ShowcaseAreas", "PresentationUI", "Presentation", "ScreenTesting",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Examples/Showcase/ReportFlowTests", swiftSettings: ours + screens),
    .testTarget(
      name: "PresentationUITests",
      dependencies: ["PresentationUI", "Presentation", "Validation", "ApusUI", "ScreenTesting"],
      swiftSettings: strict + screens),
    .testTarget(
      name: "AccountsTests",
      dependencies: ["Accounts", .product(name: "GRDB", package: "GRDB.swift")],
      path: "Examples/Showcase/AccountsTests", swiftSettings: strict),
    .testTarget(
      name: "CareSupportTests",
      dependencies: [
        "CareSupport", "Accounts", "ScreenTesting", "ManualClock",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Examples/Showcase/CareSupportTests", swiftSettings: ours + controllers),
    .testTarget(
      name: "LoginCellsTests", dependencies: ["LoginCells", "ValidatedCells", "ScreenTesting"],
      path: "Examples/Showcase/LoginCellsTests", swiftSettings: ours + screens),
    .testTarget(
      name: "ProfilesTests",
      dependencies: [
        "Profiles", "ScreenTesting", "ManualClock",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Examples/Showcase/ProfilesTests", swiftSettings: ours + screens),
    .testTarget(
      name: "BuilderTests",
      dependencies: [
        "Builder", "ScreenTesting", "ManualClock",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      path: "Examples/Showcase/BuilderTests", swiftSettings: ours + screens),
  ]
)
