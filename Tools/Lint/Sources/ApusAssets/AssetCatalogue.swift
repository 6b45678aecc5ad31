import Foundation

/// The names of the pictures and colours in asset catalogues.
public struct AssetCatalogue: Equatable, Sendable {
  /// As code writes them: with the folders that provide a namespace, such as `Countries/Austria`.
  public var images: Set<String> = []
  public var colors: Set<String> = []
  private var leftOut: Set<String> = []

  public init(images: Set<String> = [], colors: Set<String> = []) {
    self.images = images
    self.colors = colors
  }

  /// Reads `.xcassets` folders, and those that lie in folders.
  ///
  /// - Parameter leftOut: Paths of entries that are not read.
  public init(paths: [String], leavingOut leftOut: Set<String> = []) throws {
    self.leftOut = leftOut
    for path in paths {
      let place = URL(fileURLWithPath: path)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder),
        isFolder.boolValue
      else { throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: path]) }
      try read(place, namespace: [], isCatalogue: place.pathExtension == "xcassets")
    }
  }

  private mutating func read(_ folder: URL, namespace: [String], isCatalogue: Bool) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let entry = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      guard !name.hasPrefix("."),
        FileManager.default.fileExists(atPath: entry.path, isDirectory: &isFolder),
        isFolder.boolValue, !leftOut.contains(entry.path)
      else { continue }
      let asset = (namespace + [entry.deletingPathExtension().lastPathComponent]).joined(
        separator: "/")
      switch entry.pathExtension {
      case "xcassets": try read(entry, namespace: [], isCatalogue: true)
      case "imageset", "symbolset": if isCatalogue { images.insert(asset) }
      case "colorset": if isCatalogue { colors.insert(asset) }
      case "", "spriteatlas":
        let inner = isCatalogue && Self.providesNamespace(entry) ? namespace + [name] : namespace
        try read(entry, namespace: inner, isCatalogue: isCatalogue)
      default:
        // A folder of one's own may have a point in its name.
        if !Self.otherKinds.contains(entry.pathExtension) {
          try read(entry, namespace: namespace, isCatalogue: isCatalogue)
        }
      }
    }
  }

  private static let otherKinds: Set = [
    "appiconset", "dataset", "imagestack", "brandassets", "stickerpack", "launchimage", "iconset",
    "cubetextureset", "textureset", "arresourcegroup", "complicationset",
  ]

  private static func providesNamespace(_ folder: URL) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        let providesNamespace: Bool?
        enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
      }
      let properties: Properties?
    }
    let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))
    return data.flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }?
      .properties?.providesNamespace ?? false
  }
}
