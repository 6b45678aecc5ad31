// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "LedgerCore",
  defaultLocalization: "en",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [
    .library(name: "LedgerCore", targets: ["LedgerCore"])
  ],
  targets: [
    .target(name: "LedgerCore", swiftSettings: [.enableUpcomingFeature("BareSlashRegexLiterals")]),
    .testTarget(name: "LedgerCoreTests", dependencies: ["LedgerCore"]),
  ]
)
