import ApusCheck

/// The package that was written for an app.
public struct InitResult {
  let description: String
  /// The folder that the package is in.
  let folder: String
  let package: PlannedPackage
  let changes: PackageFolder.Changes
  /// Whether a part of the project could not be read.
  let hasErrors: Bool

  /// What the package has not, or has otherwise.
  public var leftOut: [LeftOut] { package.leftOut }

  /// The exit code of a process that did this: 1 if a part of the project could not be read, else 0.
  public var exitCode: Int32 { hasErrors ? 1 : 0 }
}
