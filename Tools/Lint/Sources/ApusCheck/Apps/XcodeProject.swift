/// Reads the targets of an `.xcodeproj`.
package struct XcodeProject {
  package private(set) var targets: [AppTarget] = []
  private(set) var problems: [Problem] = []
  /// Folders with a package of the app's own.
  package private(set) var packages: [String] = []

  package let path: String
  package let file: ProjectFile
  package let folder: String
  package let groups: ProjectGroups

  /// - Parameter path: of the `.xcodeproj`, absolute.
  init(path: String) throws(Problem) {
    self.path = path
    guard Files.isFolder(path) else { throw .error(path, "no such project") }
    let list = Files.join(path, "project.pbxproj")
    guard Files.existing(list) != nil else {
      throw .error(path, "has no project.pbxproj")
    }
    file = try ProjectFile(path: list)
    folder = Files.join(Files.join(path, ".."), file.root.text("projectDirPath") ?? "")
    groups = ProjectGroups(of: file, in: folder)
    problems = groups.problems
    for (identifier, target) in file.list(file.root["targets"])
    where target.isa == "PBXNativeTarget" {
      targets.append(read(target, identifier))
    }
    addFilesOfOtherFolders()
    for index in targets.indices { targets[index].sort() }
    if targets.isEmpty { problems.append(.error(list, "has no target that compiles files")) }
    findPackages()
  }

  private mutating func read(_ object: ProjectFile.Object, _ own: String) -> AppTarget {
    let name = object.text("name") ?? "a target without a name"
    var target = AppTarget(
      name: name, kind: kind(object.text("productType") ?? ""), project: path,
      identifier: own)
    for (_, phase) in file.list(object["buildPhases"])
    where ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase.isa) {
      for (_, entry) in file.list(phase["files"]) {
        guard let reference = entry.text("fileRef") else { continue }
        for each in groups.variants[reference] ?? [reference] { add(each, to: &target) }
      }
    }
    for (identifier, synchronized) in file.list(object["fileSystemSynchronizedGroups"]) {
      add(synchronized, identifier, to: &target, own)
    }
    target.bridgingHeader =
      (setting("SWIFT_OBJC_BRIDGING_HEADER", of: object)
      ?? setting("SWIFT_OBJC_BRIDGING_HEADER", of: file.root)).map { Files.join(folder, $0) }
    target.module =
      setting("PRODUCT_MODULE_NAME", of: object) ?? setting("PRODUCT_NAME", of: object) ?? name
    return target
  }

  private mutating func add(_ reference: String, to target: inout AppTarget) {
    guard let path = groups.paths[reference] else {
      if let object = file.objects[reference], let name = object.text("path"),
        name.hasSuffix(".swift"), object.text("sourceTree") ?? "<group>" == "<group>"
      {
        problems.append(
          .warning(file.path, "'\(target.name)' names \(name), which stands in no group"))
      }
      return
    }
    if let found = Files.existing(path) {
      target.add(found)
      // Xcode copies such a folder whole.
      if Files.isFolder(found), !target.resources.contains(found) { target.resources.append(found) }
    } else if path.hasSuffix(".swift") {
      problems.append(.warning(path, "no such file, but '\(target.name)' names it"))
    }
  }

  // MARK: Folders that Xcode reads by itself

  private mutating func add(
    _ synchronized: ProjectFile.Object, _ identifier: String, to target: inout AppTarget,
    _ own: String
  ) {
    guard let named = groups.paths[identifier], let path = Files.existing(named) else {
      let name = synchronized.text("path") ?? identifier
      problems.append(
        .warning(file.path, "'\(target.name)' names the folder '\(name)', which is not there"))
      return
    }
    var leftOut: Set<String> = []
    for (_, exception) in file.list(synchronized["exceptions"])
    where exception.text("target") == own {
      for name in exception["membershipExceptions"] as? [String] ?? [] {
        leftOut.insert(Files.join(path, name))
      }
    }
    // Xcode copies these whole.
    for name in synchronized["explicitFolders"] as? [String] ?? [] {
      guard let whole = Files.existing(Files.join(path, name)),
        leftOut.insert(whole).inserted
      else { continue }
      if Files.isFolder(whole) { target.resources.append(whole) }
    }
    for found in Files.all(below: path)
    where !leftOut.contains(found) && !leftOut.contains(where: { found.hasPrefix($0 + "/") }) {
      target.add(found)
    }
  }

  /// A target without the folder takes the exceptions from it.
  private mutating func addFilesOfOtherFolders() {
    let natives = file.list(file.root["targets"]).filter { $0.object.isa == "PBXNativeTarget" }
    for (identifier, group) in file.objects
    where group.isa == "PBXFileSystemSynchronizedRootGroup" {
      guard let path = groups.paths[identifier] else { continue }
      for (_, exception) in file.list(group["exceptions"]) {
        guard let index = natives.firstIndex(where: { $0.identifier == exception.text("target") }),
          !(natives[index].object["fileSystemSynchronizedGroups"] as? [String] ?? [])
            .contains(identifier)
        else { continue }
        for name in exception["membershipExceptions"] as? [String] ?? [] {
          if let found = Files.existing(Files.join(path, name)) { targets[index].add(found) }
        }
      }
    }
  }

  // MARK: Settings and packages

  /// A build setting, unless other settings say what it is.
  private func setting(_ name: String, of object: ProjectFile.Object) -> String? {
    let list = file.object(object["buildConfigurationList"])
    for (_, configuration) in file.list(list?["buildConfigurations"]) {
      let settings = configuration["buildSettings"] as? ProjectFile.Object
      if let value = settings?.text(name), !value.isEmpty {
        let value = value.replacing("$(SRCROOT)/", with: "")
        return value.contains("$") ? nil : value
      }
    }
    return nil
  }

  private mutating func findPackages() {
    var found: Set<String> = []
    for (identifier, object) in file.objects {
      switch object.isa {
      case "XCLocalSwiftPackageReference":
        guard let relative = object.text("relativePath") else { continue }
        let package = Files.join(folder, relative)
        if Files.existing(Files.join(package, "Package.swift")) == nil {
          problems.append(.warning(package, "no package is there, but the project names it"))
        } else {
          found.insert(package)
        }
      // Older projects name a package as any other folder.
      case "PBXFileReference":
        if let path = groups.paths[identifier], Files.isFolder(path),
          Files.existing(Files.join(path, "Package.swift")) != nil
        {
          found.insert(path)
        }
      default: break
      }
    }
    packages = found.sorted()
  }

  private func kind(_ productType: String) -> AppTarget.Kind {
    if productType.contains("unit-test") || productType.contains("ui-testing") { return .tests }
    if productType.contains("extension") { return .extension }
    if productType.hasPrefix("com.apple.product-type.application") { return .app }
    return .library
  }
}
