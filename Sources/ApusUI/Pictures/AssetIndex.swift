import ViewGraph

/// What a folder of resources holds: asset catalogues (`.xcassets`), and pictures that lie in it as
/// files. It is read once; afterwards a name is looked up, never a path.
struct AssetIndex: Sendable {
  var images: [String: ImageSet] = [:]
  var colors: [String: ColorSet] = [:]
  /// App icons, by name.
  var icons: [String: [ImageSet.Variant]] = [:]

  /// - Parameters:
  ///   - folder: Where the resources lie.
  ///   - isDeep: Whether files in folders belong to it, too. The folder of a program has all kinds of
  ///     folders beside the app's.
  ///   - served: Where visitors load the pictures from.
  ///   - fonts: Where its fonts are known by name.
  init(_ folder: URL, isDeep: Bool, served: ServedFiles = .shared, fonts: AppFonts = .shared) {
    let root = folder.resolvingSymlinksInPath()
    var reader = Reader(root: root, served: served, fonts: fonts, index: self)
    reader.folder(root, path: "", depth: isDeep ? 8 : 0)
    self = reader.index
  }

  fileprivate struct Reader {
    let root: URL
    let served: ServedFiles
    let fonts: AppFonts
    var index: AssetIndex
    /// A limit against a resource folder that is the whole disk by mistake.
    private var left = 20_000

    init(root: URL, served: ServedFiles, fonts: AppFonts, index: AssetIndex) {
      self.root = root
      self.served = served
      self.fonts = fonts
      self.index = index
    }

    private mutating func entries(_ folder: URL) -> [URL] {
      guard left > 0 else { return [] }
      let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      left -= found.count
      if left <= 0 { reportOnce("\(root.lastPathComponent) has too many files; not all are read.") }
      return found.filter { !$0.hasPrefix(".") }.sorted().map(folder.appendingPathComponent)
    }

    /// Files of the bundle. A link that leads out of it is none of them.
    private func isInside(_ file: URL) -> Bool {
      file.resolvingSymlinksInPath().path.hasPrefix(root.path + "/")
    }

    // MARK: Folders

    mutating func folder(_ folder: URL, path: String, depth: Int) {
      for entry in entries(folder) where isInside(entry) {
        let name = entry.lastPathComponent
        if name.hasSuffix(".xcassets") {
          catalogue(entry, path: "")
        } else if isFolder(entry) {
          if depth > 0 { self.folder(entry, path: "\(path)\(name)/", depth: depth - 1) }
        } else {
          file(entry, path: path)
        }
      }
    }

    private func isFolder(_ entry: URL) -> Bool {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: entry.path, isDirectory: &isFolder)
        && isFolder.boolValue
    }

    /// `flag@2x.png` is the picture `flag` in its second scale.
    private mutating func file(_ file: URL, path: String) {
      if ["ttf", "otf", "woff", "woff2"].contains(file.pathExtension.lowercased()) {
        return font(file)
      }
      guard
        ["png", "jpg", "jpeg", "gif", "webp", "avif", "heic", "svg", "pdf"].contains(
          file.pathExtension.lowercased())
      else { return }
      var name = file.deletingPathExtension().lastPathComponent
      var scale = 1.0
      for number in 1...3 where name.hasSuffix("@\(number)x") {
        name = String(name.dropLast(3))
        scale = Double(number)
      }
      guard let variant = variant(file, scale: scale, isDark: false) else { return }
      for name in [path + name, "\(path)\(name).\(file.pathExtension)"] {
        // What is in a catalogue comes first.
        if index.images[name]?.isInCatalogue == true { continue }
        index.images[name, default: ImageSet()].variants.append(variant)
      }
    }

    /// A font of the bundle, which the app asks for by the name that stands in it. A list of fonts, as an app for
    /// a phone has in its `Info.plist`, is not needed.
    private func font(_ file: URL) {
      let name = file.deletingPathExtension().lastPathComponent
      guard isInside(file), let data = ServedFiles.contents(file.path),
        let mapped = try? Data(contentsOf: file, options: .alwaysMapped),
        let font = FontFile(mapped, fallback: name)
      else {
        return reportOnce(
          "\(file.lastPathComponent) of \(root.lastPathComponent) is no font, or larger than 16 MiB."
        )
      }
      let address = served.add(.init(url: file, type: font.format.rawValue), content: data)
      fonts.add(AppFonts.Font(file: font, address: address))
    }

    // MARK: Catalogues

    private mutating func catalogue(_ folder: URL, path: String) {
      for entry in entries(folder) where isInside(entry) && isFolder(entry) {
        let name = path + entry.deletingPathExtension().lastPathComponent
        switch entry.pathExtension {
        case "imageset": if let set = imageSet(entry) { index.images[name] = set }
        case "colorset":
          if let set = contents(entry).flatMap({ ColorSet($0) }) { index.colors[name] = set }
        case "appiconset":
          if let set = imageSet(entry) { index.icons[name] = set.variants }
        case "symbolset", "dataset", "imagestack", "brandassets", "sticker", "stickerpack",
          "stickersequence", "launchimage", "iconset", "cubetextureset", "arresourcegroup",
          "complicationset", "gcdashboardimage", "gcleaderboard", "textureset":
          reportOnce(
            "\(entry.lastPathComponent) of \(root.lastPathComponent) is a kind that is not read.")
        default:
          let isNamespace =
            contents(entry).flatMap {
              try? JSONDecoder().decode(AssetContents.self, from: $0)
            }?.properties?.providesNamespace ?? false
          catalogue(
            entry, path: isNamespace ? "\(path)\(entry.lastPathComponent)/" : path)
        }
      }
    }

    private func contents(_ folder: URL) -> Data? {
      FileManager.default.contents(atPath: folder.appendingPathComponent("Contents.json").path)
    }

    private mutating func imageSet(_ folder: URL) -> ImageSet? {
      guard let data = contents(folder),
        let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
      else {
        reportOnce("\(folder.lastPathComponent) has no Contents.json that can be read.")
        return nil
      }
      var set = ImageSet(intent: contents.properties?.templateRenderingIntent, isInCatalogue: true)
      for entry in AssetContents.wanted(contents.images ?? []) {
        guard let name = entry.filename, !name.isEmpty else { continue }
        // A name and no path: nothing outside of the set belongs to it.
        guard !name.contains("/"), name != "..", name != "." else {
          reportOnce("\(folder.lastPathComponent) names a file outside of itself.")
          continue
        }
        let file = folder.appendingPathComponent(name)
        guard isInside(file),
          let variant = variant(file, scale: entry.factor, isDark: entry.isDark)
        else { continue }
        set.variants.append(variant)
      }
      return set
    }

    private func variant(_ file: URL, scale: Double, isDark: Bool) -> ImageSet.Variant? {
      func refuse(_ why: String) -> ImageSet.Variant? {
        reportOnce(
          "\(file.lastPathComponent) of \(root.lastPathComponent) cannot be shown: \(why).")
        return nil
      }
      guard isInside(file), let data = ServedFiles.contents(file.path) else {
        return refuse("it is missing, or larger than 16 MiB")
      }
      guard let header = PictureHeader(data) else { return refuse("it is no known picture") }
      guard header.format.isDrawn else {
        return refuse(
          header.format == .pdf
            ? "browsers draw no PDF; export it as SVG beside it"
            : "not all browsers draw HEIC; save it as JPEG or WebP")
      }
      guard header.isReasonable else {
        return refuse("it declares \(Int(header.width)) × \(Int(header.height)) pixels")
      }
      let address = served.add(.init(url: file, type: header.format.rawValue), content: data)
      return ImageSet.Variant(
        address: address, header: header, scale: header.format.isVector ? 1 : scale,
        isDark: isDark)
    }
  }
}
