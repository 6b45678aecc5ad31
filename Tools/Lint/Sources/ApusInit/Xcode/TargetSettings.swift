import ApusCheck

/// What a target's build settings say to the compiler.
enum TargetSettings {
  /// The settings of a debug build.
  static func read(
    _ target: ProjectFile.Object, name: String, in project: XcodeProject,
    _ leftOut: inout [LeftOut]
  ) -> BuildSettings {
    let projectName = project.path.split(separator: "/").last.map { $0.dropLast(10) } ?? ""
    let known = [
      "TARGET_NAME": name, "PRODUCT_NAME": name, "PROJECT_NAME": String(projectName),
      "SRCROOT": project.folder, "PROJECT_DIR": project.folder, "CONFIGURATION": "Debug",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "DEVELOPMENT_LANGUAGE": project.file.root.text("developmentRegion") ?? "en",
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "CURRENT_PROJECT_VERSION": "1",
      "MARKETING_VERSION": "1.0", "BUILT_PRODUCTS_DIR": "", "BUNDLE_LOADER": "",
      "BUNDLE_EXECUTABLE_FOLDER_PATH": "", "BUILD_DIR": "", "LOCALIZATION_EXPORT_SUPPORTED": "",
    ]
    let levels =
      levels(of: project.file.root, project, &leftOut)
      + levels(of: target, project, &leftOut)
    return BuildSettings(levels: [known] + levels)
  }

  /// Settings of a file, and those that stand in the project itself.
  private static func levels(
    of object: ProjectFile.Object, _ project: XcodeProject, _ leftOut: inout [LeftOut]
  ) -> [[String: String]] {
    let file = project.file
    let all = file.list(file.object(object["buildConfigurationList"])?["buildConfigurations"])
    let found = all.first { $0.object.text("name") == "Debug" } ?? all.first
    guard let configuration = found?.object else { return [] }
    var levels: [[String: String]] = []
    if let reference = configuration.text("baseConfigurationReference"),
      let path = project.groups.paths[reference]
    {
      levels.append(SettingsFile.read(path, problems: &leftOut))
    } else if let anchor = configuration.text("baseConfigurationReferenceAnchor"),
      let folder = project.groups.paths[anchor],
      let relative = configuration.text("baseConfigurationReferenceRelativePath")
    {
      levels.append(SettingsFile.read(Files.join(folder, relative), problems: &leftOut))
    }
    let own = configuration["buildSettings"] as? ProjectFile.Object ?? [:]
    levels.append(own.compactMapValues { text(of: $0) })
    return levels
  }

  private static func text(of value: Any) -> String? {
    (value as? String) ?? (value as? [String])?.joined(separator: " ")
  }

  // MARK: Flags

  /// Expressions of a manifest.
  static func flags(_ settings: inout BuildSettings) -> [String] {
    let version = settings.value("SWIFT_VERSION") ?? "5.0"
    let isSix = (version.split(separator: ".").first.flatMap { Int($0) } ?? 5) >= 6
    var flags = [".swiftLanguageMode(\(isSix ? ".v6" : ".v5"))"]
    if settings.value("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" {
      flags.append(".defaultIsolation(MainActor.self)")
    }
    if !isSix, settings.value("SWIFT_STRICT_CONCURRENCY") == "complete" {
      flags.append(".enableExperimentalFeature(\"StrictConcurrency\")")
    }
    flags += features(&settings, isSix: isSix).map {
      ".enableUpcomingFeature(\(Names.literal($0)))"
    }
    return flags + conditions(&settings).map { ".define(\(Names.literal($0)))" }
  }

  private static func features(_ settings: inout BuildSettings, isSix: Bool) -> [String] {
    var features: [String] = []
    if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") {
      features += ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]
      if !isSix {
        features += [
          "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
          "InferSendableFromCaptures",
        ]
      }
    }
    for (setting, feature, isOfSix) in [
      ("BARE_SLASH_REGEX_LITERALS", "BareSlashRegexLiterals", true),
      ("EXISTENTIAL_ANY", "ExistentialAny", false),
      ("INTERNAL_IMPORTS_BY_DEFAULT", "InternalImportsByDefault", false),
      ("MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility", false),
      ("NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault", false),
      ("INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances", false),
    ] where !(isSix && isOfSix) && settings.isOn("SWIFT_UPCOMING_FEATURE_" + setting) {
      features.append(feature)
    }
    if !isSix, settings.isOn("SWIFT_ENABLE_BARE_SLASH_REGEX") {
      features.append("BareSlashRegexLiterals")
    }
    return Set(features).sorted()
  }

  /// Conditions of the compiler. `DEBUG` is there in each debug build.
  private static func conditions(_ settings: inout BuildSettings) -> [String] {
    var names = (settings.value("SWIFT_ACTIVE_COMPILATION_CONDITIONS") ?? "")
      .split(separator: " ").map(String.init)
    let others = (settings.value("OTHER_SWIFT_FLAGS") ?? "").split(separator: " ")
    for (index, flag) in others.enumerated() where flag.hasPrefix("-D") {
      if flag.count > 2 {
        names.append(String(flag.dropFirst(2)))
      } else if index + 1 < others.count {
        names.append(String(others[index + 1]))
      }
    }
    let isName = { (name: String) in
      name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && name != "DEBUG"
    }
    return Set(names.filter(isName)).sorted()
  }
}
