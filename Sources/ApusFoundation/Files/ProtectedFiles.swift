extension Data.WritingOptions {
  /// The same as `.atomic`, by its older name.
  public static var atomicWrite: Data.WritingOptions { .atomic }
}

extension URL {
  /// Begins to use a file from outside of the app's sandbox.
  ///
  /// - Returns: True, because a server's process has no sandbox of this kind.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends the use of a file from outside of the app's sandbox. Servers never began it.
  public func stopAccessingSecurityScopedResource() {}
}

extension FileManager {
  /// The account of iCloud: `nil`, because a server has no iCloud.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// The folder of an app in iCloud: `nil`, as on a device without iCloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Whether a file is in iCloud: false, because a server has none.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// The folder that the apps of a group share: `Group Containers` and the group's name in the folder for
  /// application support.
  ///
  /// - Parameter groupIdentifier: The group's name, such as `group.org.example.shop`. A name with a
  ///   slash, or of dots alone, has no folder.
  /// - Returns: The folder, which exists then; `nil` where it cannot be made.
  public func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? {
    guard !groupIdentifier.contains("/"), groupIdentifier.contains(where: { $0 != "." }),
      let support = try? url(
        for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    else { return nil }
    let folder = support.appendingPathComponent("Group Containers", isDirectory: true)
      .appendingPathComponent(groupIdentifier, isDirectory: true)
    do {
      try createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    } catch {
      return nil
    }
  }
}
