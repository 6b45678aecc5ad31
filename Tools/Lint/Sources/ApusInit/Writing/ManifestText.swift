import ApusCheck

/// The text of the new `Package.swift`.
struct ManifestText {
  let package: PlannedPackage
  let apus: ApusLocation
  /// Whether a file of the app imports UIKit.
  let hasUIKit: Bool
  /// Whether a file of the app imports CryptoKit, for which swift-crypto is built.
  let hasCryptoKit: Bool
  /// Resources of each target, by its name.
  let resources: [String: [String]]

  static let mark = "// Written by `apus init`, which writes it again; do not edit."

  var text: String {
    let dependencies = [apus.dependency] + package.dependencies
    return """
      // swift-tools-version: 6.2
      \(Self.mark)
      \(ApusLocation.mark)\(apus.written)

      import PackageDescription

      /// Gives Apus's modules the names that screens import.
      let screens: [SwiftSetting] = [
        .unsafeFlags(
          [
            \(flags.map(Names.literal).joined(separator: ", "))
          ],
          .when(platforms: [.linux]))
      ]

      let package = Package(
        name: \(Names.literal(package.name)),
        defaultLocalization: \(Names.literal(package.language)),
        platforms: [.macOS(.v15), .iOS(.v18)],
        dependencies: [
      \(dependencies.map { "    \($0),\n" }.joined())  ],
        targets: [
      \(package.targets.map(text).joined())  ])

      """
  }

  private var flags: [String] {
    var flags = ["-module-alias", "SwiftUI=ApusUI", "-module-alias", "Combine=ApusCombine"]
    if hasUIKit { flags += ["-module-alias", "UIKit=ApusUIKit"] }
    if hasCryptoKit { flags += ["-module-alias", "CryptoKit=ApusCryptoKit"] }
    for (apple, apus) in Self.frameworks { flags += ["-module-alias", "\(apple)=\(apus)"] }
    // Each file has what Foundation on Linux lacks.
    flags += ["-Xfrontend", "-import-module", "-Xfrontend", "ApusFoundation"]
    // Swift Testing has overlays for Apple's modules, which are not there.
    return flags + ["-Xfrontend", "-disable-cross-import-overlays"]
  }

  private func text(_ target: PlannedTarget) -> String {
    let function =
      switch target.kind {
      case .app: "executableTarget"
      case .library: "target"
      case .tests: "testTarget"
      }
    let folder = target.kind == .tests ? "Tests" : "Sources"
    let needs = products(of: target) + target.needs.compactMap(text)
    var lines = [
      ".\(function)(", "  name: \(Names.literal(target.name)),", "  dependencies: [",
    ]
    lines += needs.map { "    \($0)," }
    lines += ["  ],", "  path: \(Names.literal("\(folder)/\(target.name)")),"]
    if let resources = resources[target.name], !resources.isEmpty {
      lines.append("  resources: [\(resources.joined(separator: ", "))],")
    }
    lines.append("  swiftSettings: screens + [")
    let settings =
      target.settings + tests(of: target) + aliases(of: target) + [places(of: target, in: folder)]
    lines += settings.map { "    \($0)," }
    lines += ["  ]),"]
    return lines.map { "    \($0)\n" }.joined()
  }

  /// Every file of such a target has what XCTest on Linux lacks, and one of them has a mark for the linker.
  private func tests(of target: PlannedTarget) -> [String] {
    guard target.usesXCTest else { return [] }
    return [
      ".enableExperimentalFeature(\"SymbolLinkageMarkers\")",
      ".unsafeFlags([\"-Xfrontend\", \"-import-module\", \"-Xfrontend\", \"ApusXCTest\"])",
    ]
  }

  /// Debuggers and traces tell the author's files, not the links.
  private func places(of target: PlannedTarget, in folder: String) -> String {
    let links = "\\(Context.packageDirectory)/" + Names.inner("\(folder)/\(target.name)/Code=")
    return ".unsafeFlags([\"-file-prefix-map\", \"\(links)\(Names.inner(target.root))\"])"
  }

  /// The modules of the product `AppleFrameworks` by Apple's names.
  private static let frameworks =
    [("os", "ApusOS")]
    + [
      "OSLog", "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers", "UserNotifications",
      "CoreTransferable", "PhotosUI", "SafariServices", "MessageUI",
      "LocalAuthentication", "StoreKit", "WidgetKit",
      "AudioToolbox", "Charts", "CoreLocation", "MapKit", "WatchConnectivity",
      "AppTrackingTransparency", "Network", "Security",
      "ActivityKit", "CoreHaptics", "AdSupport", "HealthKit", "CoreMotion", "CoreSpotlight",
      "BackgroundTasks", "CoreMedia", "AVFoundation", "AVKit", "WebKit",
      "TipKit", "AuthenticationServices", "Contacts", "ContactsUI", "EventKit", "EventKitUI",
      "PDFKit", "QuickLook", "CoreImage", "MediaPlayer", "Translation",
    ].map { ($0, "Apus" + $0) }

  private func products(of target: PlannedTarget) -> [String] {
    var names = ["ApusUI", "ApusCombine", "ApusFoundation", "AppleFrameworks"]
    if hasUIKit { names.append("ApusUIKit") }
    if hasCryptoKit { names.append("ApusCryptoKit") }
    if target.kind == .app { names.append("WebHost") }
    if target.kind == .tests { names.append("ScreenTesting") }
    if target.usesXCTest { names.append("ApusXCTest") }
    for case .apus(let name) in target.needs where !names.contains(name) { names.append(name) }
    return names.map { ".product(name: \"\($0)\", package: \(Names.literal(apus.identity)))" }
  }

  private func text(_ need: PlannedTarget.Need) -> String? {
    switch need {
    case .product(let text): text
    case .apus: nil
    case .target(let key): package.targets.first { $0.key == key }.map { Names.literal($0.name) }
    }
  }

  /// Modules whose targets have other names, the target itself among them.
  private func aliases(of target: PlannedTarget) -> [String] {
    ([target] + reachable(from: target)).filter { $0.module != $0.name }.map {
      ".unsafeFlags([\"-module-alias\", \(Names.literal("\($0.module)=\($0.name)"))])"
    }
  }

  private func reachable(from target: PlannedTarget) -> [PlannedTarget] {
    var found: [PlannedTarget] = []
    var open = target.needs
    while let need = open.popLast() {
      guard case .target(let key) = need,
        let next = package.targets.first(where: { $0.key == key }),
        !found.contains(where: { $0.key == key || $0.module == next.module })
      else { continue }
      found.append(next)
      open += next.needs
    }
    return found.sorted { $0.name < $1.name }
  }
}
