import Foundation

/// Finds an app's files by its workspace, project or package, or else by its folder.
package enum AppFinder {
  /// - Parameter path: of a folder, or of a workspace, a project or a manifest itself.
  package static func find(at path: String) throws(Problem) -> FoundApp {
    guard let path = Files.existing(path) else { throw .error(path, "no such file or folder") }
    if path.hasSuffix(".xcworkspace") { return try ofWorkspace(path) }
    if path.hasSuffix(".xcodeproj") { return try ofProjects([path]) }
    if path.hasSuffix("/Package.swift") { return try ofPackage(Files.join(path, "..")) }
    guard Files.isFolder(path) else {
      throw .error(path, "is no folder, no .xcodeproj, no .xcworkspace and no Package.swift")
    }
    var broken: [Problem] = []
    for workspace in Files.find(below: path, depth: 0, where: { $0.hasSuffix(".xcworkspace") }) {
      do throws(Problem) {
        let app = try ofWorkspace(workspace)
        if !app.targets.isEmpty { return app }
        broken += app.problems
      } catch {
        broken.append(error)
      }
    }
    do throws(Problem) {
      var app = try withoutWorkspace(at: path)
      app.problems += broken
      return app
    } catch {
      throw broken.first { $0.isError } ?? error
    }
  }

  private static func withoutWorkspace(at path: String) throws(Problem) -> FoundApp {
    if Files.existing(Files.join(path, "Package.swift")) != nil,
      Files.find(below: path, depth: 0, where: { $0.hasSuffix(".xcodeproj") }).isEmpty
    {
      return try ofPackage(path)
    }
    // A repository often has its project one folder down.
    for depth in 0...2 {
      let projects = Files.find(below: path, depth: depth) { $0.hasSuffix(".xcodeproj") }
      if !projects.isEmpty { return try ofProjects(projects, in: path) }
    }
    return try ofFolder(path)
  }

  private static func ofWorkspace(_ path: String) throws(Problem) -> FoundApp {
    let workspace = try Workspace(path: path)
    var app = FoundApp(
      description: "workspace \(name(path))", place: Files.join(path, ".."))
    app.problems = workspace.problems
    add(projects: workspace.projects, packages: workspace.packages, to: &app)
    if workspace.projects.isEmpty && workspace.packages.isEmpty {
      app.problems.append(.error(path, "names no project and no package that is there"))
    }
    return finished(app)
  }

  private static func ofProjects(
    _ paths: [String], in given: String? = nil
  ) throws(Problem) -> FoundApp {
    let names = paths.map(name).joined(separator: ", ")
    let place = paths.count > 1 ? given : nil
    var app = FoundApp(
      description: "Xcode project \(names)", place: place ?? Files.join(paths[0], ".."))
    add(projects: paths, packages: [], to: &app)
    // The error of a single project is the error of the whole.
    if app.targets.isEmpty, let problem = app.problems.first(where: \.isError) { throw problem }
    return finished(app)
  }

  private static func ofPackage(_ folder: String) throws(Problem) -> FoundApp {
    var app = FoundApp(description: "package \(name(folder))", place: folder)
    let manifest = try PackageManifest(folder: folder)
    app.targets = manifest.targets
    app.packages[folder] = manifest
    app.problems = manifest.problems
    app.modules = manifest.modules
    return finished(app)
  }

  private static func ofFolder(_ folder: String) throws(Problem) -> FoundApp {
    var app = FoundApp(
      description: "folder \(name(folder)), which has no project", place: folder)
    var target = AppTarget(name: name(folder), kind: .folder, project: folder)
    for path in Files.all(below: folder) { target.add(path) }
    target.sort()
    guard !target.sources.isEmpty else {
      throw .error(folder, "has no .xcodeproj, no Package.swift and no Swift source")
    }
    app.targets = [target]
    app = finished(app)
    // Without a project nothing else says which folders are modules.
    for path in Set(target.sources.map { Files.join($0, "..") }) {
      app.modules.formUnion(path.dropFirst(folder.count).split(separator: "/").map(String.init))
    }
    return app
  }

  /// Reads all that can be read. Each unreadable part is an error among the app's problems.
  private static func add(projects: [String], packages: [String], to app: inout FoundApp) {
    var packages = packages
    for path in projects {
      do throws(Problem) {
        let project = try XcodeProject(path: path)
        app.targets += project.targets
        app.projects.append(project)
        app.problems += project.problems
        packages += project.packages
      } catch {
        app.problems.append(error)
      }
    }
    for folder in Set(packages).sorted() {
      do throws(Problem) {
        let manifest = try PackageManifest(folder: folder)
        app.targets += manifest.targets
        app.packages[folder] = manifest
        app.problems += manifest.problems
        app.modules.formUnion(manifest.modules)
      } catch {
        app.problems.append(error)
      }
    }
  }

  /// Reads the packages that are reached by paths. A manifest that cannot be read leaves its modules unknown, as those of
  /// a package elsewhere are.
  private static func addNeighbours(to app: inout FoundApp) {
    var seen = Set(app.packages.keys)
    var rest = app.packages.values.flatMap(\.neighbours)
    while let folder = rest.popLast() {
      guard seen.insert(folder).inserted, let manifest = try? PackageManifest(folder: folder) else {
        continue
      }
      app.neighbours += manifest.targets.filter { $0.kind != .tests }
      rest += manifest.neighbours
    }
  }

  private static func finished(_ app: FoundApp) -> FoundApp {
    var app = app
    addNeighbours(to: &app)
    // A module's name has underscores for the spaces and hyphens of its target's.
    app.modules.formUnion(
      app.targets.map {
        String(($0.module ?? $0.name).map { $0.isLetter || $0.isNumber ? $0 : "_" })
      })
    let counts = Dictionary(grouping: app.targets, by: \.name).filter { $0.value.count > 1 }
    for (name, targets) in counts.sorted(by: { $0.key < $1.key }) {
      app.problems.append(
        .warning(
          targets[0].project, "\(targets.count) targets are called '\(name)'; each is counted"))
    }
    return app
  }

  private static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
