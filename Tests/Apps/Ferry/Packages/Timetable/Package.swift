// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Timetable",
  platforms: [.iOS(.v17)],
  products: [
    .library(name: "Timetable", targets: ["Timetable", "Departures"])
  ],
  targets: [
    .target(name: "Timetable"),
    .target(
      name: "Departures", dependencies: ["Timetable"], resources: [.process("Resources")],
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
    .testTarget(name: "TimetableTests", dependencies: [.target(name: "Timetable")]),
  ])
