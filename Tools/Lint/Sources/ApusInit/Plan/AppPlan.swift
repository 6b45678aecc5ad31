import ApusCheck
import Foundation

/// Turns what projects and packages say into one package.
enum AppPlan {
  static func package(of app: FoundApp) -> PlannedPackage {
    var package = PlannedPackage(name: name(of: app))
    let own = OwnPackages(app.packages)
    for project in app.projects {
      let read = XcodeTargets(of: project)
      package.targets += read.targets
      package.leftOut += read.leftOut
      let used = Set(
        read.targets.flatMap(\.needs).compactMap { need in
          if case .product(let text) = need { text } else { nil }
        })
      package.dependencies += read.packages.used(by: used)
      if let language = read.language { package.language = language }
      reportGenerator(of: project.path, &package.leftOut)
    }
    package.targets += own.targets
    package.leftOut += own.leftOut
    package.dependencies += own.fetched
    if app.projects.isEmpty, let language = own.language { package.language = language }
    if app.projects.isEmpty, app.packages.isEmpty { addFolder(of: app, to: &package) }
    package.leftOut += app.problems.map {
      LeftOut($0.path, $0.message, $0.isError ? "this part is left out" : "the rest is taken over")
    }
    package.dependencies = unique(package.dependencies)
    Dependencies.resolve(&package, products: own.products)
    Scenes.read(&package)
    TestTargets.read(&package)
    Dependencies.name(&package)
    package.leftOut = unique(package.leftOut)
    return package
  }

  private static func name(of app: FoundApp) -> String {
    let project = app.projects.first?.path.split(separator: "/").last.map { $0.dropLast(10) }
    let folder = app.place.split(separator: "/").last
    let name = Names.ascii(Names.module(String(project ?? folder ?? "App")))
    return name.lowercased() == "apus" ? name + "App" : name
  }

  private static func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
    var seen: Set<Element> = []
    return elements.filter { seen.insert($0).inserted }
  }

  // MARK: Apps without a project

  private static func addFolder(of app: FoundApp, to package: inout PlannedPackage) {
    for target in app.targets {
      var planned = PlannedTarget(
        key: target.project, title: target.name, module: Names.module(target.name), kind: .app,
        project: target.project, root: target.project)
      planned.sources = target.sources
      planned.resources = target.resources.filter {
        $0.hasSuffix(".xcassets") || $0.hasSuffix(".xcstrings") || $0.contains(".lproj/")
      }
      planned.settings = [".swiftLanguageMode(.v5)"]
      package.targets.append(planned)
      package.leftOut.append(
        LeftOut(
          target.project, "no project says which files belong together",
          "all are one target; make a project or a Package.swift for more"))
    }
    reportGenerator(of: Files.join(app.place, "none.xcodeproj"), &package.leftOut)
  }

  /// Tools that write projects, by the files that they read.
  private static func reportGenerator(of project: String, _ leftOut: inout [LeftOut]) {
    let place = Files.join(project, "..")
    for (file, tool, command) in [
      ("project.yml", "XcodeGen", "xcodegen generate"),
      ("Project.swift", "Tuist", "tuist generate"),
      ("project.json", "XcodeGen", "xcodegen generate"),
    ] {
      guard let found = Files.existing(Files.join(place, file)) else { continue }
      let isThere = Files.existing(project) != nil
      leftOut.append(
        LeftOut(
          found, "\(tool) makes the project from this file",
          isThere
            ? "the project is read as it is; run `\(command)` first if the file is newer"
            : "run `\(command)`, then `apus init` again"))
    }
  }
}
