import ApusCheck

/// The result of a run: the package, its changes and its gaps.
public struct InitResult {
  let description: String
  /// The folder around the package.
  let folder: String
  let package: PlannedPackage
  /// The numbers of files with rewritten copies.
  let rewritten: [RewriteKind: Int]
  let changes: PackageFolder.Changes
  /// Whether a part of the project could not be read.
  let hasErrors: Bool

  /// Parts of the app that the package lacks or changes.
  public var leftOut: [LeftOut] { package.leftOut }

  /// The exit code of a process that did this: 1 if a part of the project could not be read, else 0.
  public var exitCode: Int32 { hasErrors ? 1 : 0 }
}
