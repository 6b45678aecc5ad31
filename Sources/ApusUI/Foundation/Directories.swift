extension URL {
  /// The folder for a person's documents: of the server, not of the visitor.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder for an app's own files: of the server, not of the visitor.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder for files that can be made again: of the server, not of the visitor.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }
}
