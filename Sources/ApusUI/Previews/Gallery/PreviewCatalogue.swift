import ViewGraph

/// A preview in the gallery.
struct CataloguedPreview: Identifiable {
  /// The module, the file and the number in the file, or the type: the same in the next build, though lines move.
  let id: String
  let title: String
  let module: String
  /// `File.swift:12`; empty for a `PreviewProvider`.
  let place: String
  let preview: RegisteredPreview

  /// Whether each word of a text is found.
  func matches(_ text: String) -> Bool {
    let here = "\(title) \(module) \(place)"
    return text.split(separator: " ").allSatisfy { here.localizedCaseInsensitiveContains($0) }
  }
}

/// The previews of this program, with names by which pages find them.
@MainActor
enum PreviewCatalogue {
  static let all = list(PreviewRegistry.all)

  static func preview(_ id: String) -> CataloguedPreview? { all.first { $0.id == id } }

  static func list(_ previews: [RegisteredPreview]) -> [CataloguedPreview] {
    var counts: [String: Int] = [:]
    return previews.map { preview in
      guard let file = preview.fileID, let line = preview.line else {
        let name = preview.name ?? ""
        return CataloguedPreview(
          id: "\(preview.module)/\(name)", title: Self.title(ofProvider: name),
          module: preview.module, place: "", preview: preview)
      }
      let number = counts[file, default: 0] + 1
      counts[file] = number
      let name = String(file.drop { $0 != "/" }.dropFirst())
      let stem = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
      return CataloguedPreview(
        id: "\(file)/\(number)", title: preview.name ?? (number > 1 ? "\(stem) \(number)" : stem),
        module: preview.module, place: "\(name):\(line)", preview: preview)
    }
  }

  /// Providers are named after their view, as Xcode's template does it.
  private static func title(ofProvider name: String) -> String {
    for end in ["_Previews", "_Preview", "Previews"] where name.hasSuffix(end) && name != end {
      return String(name.dropLast(end.count))
    }
    return name
  }
}
