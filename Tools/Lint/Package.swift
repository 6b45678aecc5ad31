// swift-tools-version: 6.2

import PackageDescription

/// Our own targets: Swift 6 mode, warnings are errors.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
]

// A package of its own, so that no app that uses Apus builds swift-syntax.
let package = Package(
  name: "ApusTools",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "ApusLint", targets: ["ApusLint"]),
    .executable(name: "apus", targets: ["apus"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "ApusLint",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
      ],
      swiftSettings: strict),
    .target(name: "ApusAssets", swiftSettings: strict),
    .target(
      name: "ApusCheck",
      dependencies: [
        "ApusAssets",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
      ],
      swiftSettings: strict),
    .target(
      name: "ApusInit",
      dependencies: [
        "ApusAssets",
        "ApusCheck",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      swiftSettings: strict),
    // Starts programs as Foundation cannot: with few descriptors, and ended with their parent.
    .target(name: "CChildren"),
    .target(
      name: "ApusRun", dependencies: ["ApusCheck", "ApusInit", "CChildren"],
      swiftSettings: strict),
    .target(
      name: "ApusNew", dependencies: ["ApusCheck", "ApusInit"], swiftSettings: strict),
    .executableTarget(
      name: "apus",
      dependencies: [
        "ApusAssets",
        "ApusCheck",
        "ApusInit",
        "ApusLint",
        "ApusNew",
        "ApusRun",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    // Folders, projects and runs of the program, for the tests.
    .target(name: "ToolTesting", path: "Tests/Support", swiftSettings: strict),
    .testTarget(
      name: "ApusAssetsTests", dependencies: ["ApusAssets"], swiftSettings: strict),
    .testTarget(
      name: "ApusCheckTests", dependencies: ["ApusCheck", "ToolTesting", "apus"],
      swiftSettings: strict),
    .testTarget(
      name: "ApusInitTests", dependencies: ["ApusInit", "ApusCheck", "ToolTesting", "apus"],
      swiftSettings: strict),
    .testTarget(
      name: "ApusNewTests",
      dependencies: ["ApusNew", "ApusInit", "ApusCheck", "ToolTesting", "apus"],
      swiftSettings: strict),
    .testTarget(
      name: "ApusRunTests",
      dependencies: ["ApusRun", "ApusInit", "ApusCheck", "CChildren", "ToolTesting", "apus"],
      swiftSettings: strict),
    // The program itself is run too.
    .testTarget(
      name: "ApusLintTests", dependencies: ["ApusLint", "ToolTesting", "apus"],
      swiftSettings: strict),
  ]
)
