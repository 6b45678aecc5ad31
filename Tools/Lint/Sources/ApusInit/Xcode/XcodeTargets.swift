import ApusCheck

/// Turns the targets of a project into targets of a package.
struct XcodeTargets {
  private(set) var targets: [PlannedTarget] = []
  private(set) var leftOut: [LeftOut] = []
  private(set) var packages = XcodePackages()

  private let project: XcodeProject
  private var file: ProjectFile { project.file }

  init(of project: XcodeProject) {
    self.project = project
    packages = XcodePackages(of: project)
    leftOut = packages.leftOut
    for target in project.targets { add(target) }
    for (_, object) in project.file.list(project.file.root["targets"])
    where object.isa != "PBXNativeTarget" {
      let name = object.text("name") ?? "a target"
      leftOut.append(
        LeftOut(file.path, "'\(name)' runs a program of its own", "run it before `apus init`"))
    }
  }

  /// The development language of the app.
  var language: String? {
    let region = file.root.text("developmentRegion") ?? ""
    return Self.olderRegions[region] ?? (["", "Base"].contains(region) ? nil : region)
  }

  /// Languages as older projects write them.
  private static let olderRegions = [
    "English": "en", "German": "de", "French": "fr", "Japanese": "ja", "Spanish": "es",
    "Italian": "it", "Dutch": "nl",
  ]

  private mutating func add(_ target: AppTarget) {
    guard let object = file.objects[target.identifier] else { return }
    if let (reason, advice) = Self.refusal(of: object.text("productType") ?? "") {
      leftOut.append(LeftOut(project.path, "'\(target.name)' \(reason)", advice))
      return
    }
    var settings = TargetSettings.read(object, name: target.name, in: project, &leftOut)
    if settings.value("SDKROOT") == "watchos" {
      leftOut.append(
        LeftOut(project.path, "'\(target.name)' is for a watch", "screens are those of a phone"))
      return
    }
    var planned = PlannedTarget(
      key: key(target.identifier), title: target.name,
      module: settings.value("PRODUCT_MODULE_NAME") ?? Names.module(target.name),
      kind: target.kind == .app ? .app : target.kind == .tests ? .tests : .library,
      project: project.path, root: project.folder)
    planned.sources = target.sources
    planned.resources = resources(of: target, &settings)
    planned.settings = TargetSettings.flags(&settings)
    planned.needs = needs(of: object, &settings)
    planned.driven = driven(by: object, &settings)
    if let driven = planned.driven, !planned.needs.contains(.target(driven)) {
      planned.needs.append(.target(driven))
    }
    if planned.kind == .app {
      planned.info = InfoList.text(&settings, folder: project.folder, leftOut: &leftOut)
    }
    reportOtherFiles(of: target)
    addPhases(of: object, named: target.name)
    for name in settings.unknown {
      leftOut.append(
        LeftOut(
          file.path, "'\(target.name)': nothing says what $(\(name)) is", "it is taken as empty"))
    }
    targets.append(planned)
  }

  private func key(_ identifier: String) -> String { "\(project.path)#\(identifier)" }

  private static func refusal(of productType: String) -> (String, String)? {
    if productType.contains("extension") {
      return ("extends the system of a phone", "put code that screens share into a framework")
    }
    if productType.contains("watch") { return ("is for a watch", "screens are those of a phone") }
    if productType.contains("messages") { return ("is for Messages", "pages have none") }
    return nil
  }

  // MARK: Files

  private mutating func resources(
    of target: AppTarget, _ settings: inout BuildSettings
  ) -> [String] {
    let info = settings.value("INFOPLIST_FILE").map { Files.join(project.folder, $0) }
    return target.resources.filter { $0 != info }
  }

  private mutating func reportOtherFiles(of target: AppTarget) {
    for path in target.otherFiles {
      leftOut.append(LeftOut(path, "Linux has nothing that reads it", Self.advice(for: path)))
    }
    if let header = target.bridgingHeader {
      leftOut.append(
        LeftOut(header, "Objective-C is not there on Linux", "write in Swift what it declares"))
    }
  }

  private static func advice(for path: String) -> String {
    switch path.split(separator: ".").last?.lowercased() {
    case "m", "mm": "write it in Swift"
    case "xcdatamodeld": "keep the data in a store of the server, behind a model"
    default: "write it as a screen of SwiftUI; a launch screen needs nothing"
    }
  }

  private mutating func addPhases(of object: ProjectFile.Object, named name: String) {
    for (_, phase) in file.list(object["buildPhases"])
    where phase.isa == "PBXShellScriptBuildPhase" {
      let script = phase.text("name") ?? "a script"
      leftOut.append(
        LeftOut(
          file.path, "'\(name)' runs the script '\(script)'",
          "run it before `apus init`, if it writes sources"))
    }
    if !file.list(object["buildRules"]).isEmpty {
      leftOut.append(
        LeftOut(file.path, "'\(name)' has rules of its own", "write their results into the app"))
    }
  }

  // MARK: Dependencies

  /// The app that UI tests drive from outside, by its key.
  private func driven(
    by object: ProjectFile.Object, _ settings: inout BuildSettings
  ) -> String? {
    guard object.text("productType")?.contains("ui-testing") == true else { return nil }
    let natives = file.list(file.root["targets"])
    if let name = settings.value("TEST_TARGET_NAME"),
      let found = natives.first(where: { $0.object.text("name") == name })
    {
      return key(found.identifier)
    }
    let apps = Set(project.targets.filter { $0.kind == .app }.map(\.identifier))
    return file.list(object["dependencies"]).compactMap { $0.object.text("target") }
      .first(where: apps.contains).map(key)
  }

  private mutating func needs(
    of object: ProjectFile.Object, _ settings: inout BuildSettings
  ) -> [PlannedTarget.Need] {
    var needs: [PlannedTarget.Need] = []
    for (_, dependency) in file.list(object["dependencies"]) {
      if let target = dependency.text("target") { needs.append(.target(key(target))) }
      if let product = file.object(dependency["productRef"]) {
        needs += packages.need(of: product)
      }
    }
    for (_, product) in file.list(object["packageProductDependencies"]) {
      needs += packages.need(of: product)
    }
    let natives = file.list(file.root["targets"])
    for (_, phase) in file.list(object["buildPhases"])
    where phase.isa == "PBXFrameworksBuildPhase" {
      for (_, entry) in file.list(phase["files"]) {
        if let product = file.object(entry["productRef"]) { needs += packages.need(of: product) }
        guard let reference = entry.text("fileRef") else { continue }
        for native in natives where native.object.text("productReference") == reference {
          needs.append(.target(key(native.identifier)))
        }
      }
    }
    if let host = settings.value("TEST_HOST") {
      let name = host.split(separator: "/").last.map(String.init)
      for native in natives where native.object.text("name") == name {
        needs.append(.target(key(native.identifier)))
      }
    }
    var seen: Set<PlannedTarget.Need> = []
    return needs.filter { seen.insert($0).inserted }
  }
}
