// swift-tools-version:5.7
import PackageDescription

let package = Package(
  name: "DesignSystem",
  defaultLocalization: "en",
  platforms: [.iOS(.v16)],
  products: [.library(name: "DesignSystem", targets: ["DesignSystem"])],
  dependencies: [.package(path: "../LedgerCore")],
  targets: [
    .target(
      name: "DesignSystem",
      dependencies: [.product(name: "LedgerCore", package: "LedgerCore")],
      resources: [.process("Resources")]),
    .testTarget(name: "DesignSystemTests", dependencies: ["DesignSystem"]),
  ]
)
