import ApusCheck

/// The result of a run: the package, its changes and its gaps.
public struct InitResult {
  let description: String
  /// The folder around the package.
  public let folder: String
  let package: PlannedPackage
  /// The numbers of files with rewritten copies.
  let rewritten: [RewriteKind: Int]
  let changes: PackageFolder.Changes
  /// Whether a part of the project could not be read.
  let hasErrors: Bool

  /// Parts of the app that the package lacks or changes.
  public var leftOut: [LeftOut] { package.leftOut }

  /// Whether there was no package before.
  public var isNew: Bool { changes.isNew }

  /// Names of the programs in the package.
  public var programs: [String] { package.targets.filter { $0.kind == .app }.map(\.name) }

  /// Names of test targets in the package, by their modules.
  public var tests: [String: String] {
    let tests = package.targets.filter { $0.kind == .tests }
    return Dictionary(tests.map { ($0.module, $0.name) }) { first, _ in first }
  }

  /// Paths of all sources and resources.
  public var files: [String] { package.targets.flatMap { $0.sources + $0.resources } }

  /// The exit code of a process that did this: 1 if a part of the project could not be read, else 0.
  public var exitCode: Int32 { hasErrors ? 1 : 0 }
}
