import ViewGraph

/// The files of one picture: each for a scale, and for light or dark.
struct ImageSet: Sendable {
  struct Variant: Equatable, Sendable {
    let address: String
    let header: PictureHeader
    let scale: Double
    let isDark: Bool

    /// In points.
    var width: Double { header.width / scale }
    var height: Double { header.height / scale }
  }

  var variants: [Variant] = []
  /// Whether the catalogue says `template` or `original`.
  var intent: Image.TemplateRenderingMode?
  var isInCatalogue = false

  init(
    variants: [Variant] = [], intent: String? = nil, isInCatalogue: Bool = false
  ) {
    self.variants = variants
    self.intent =
      switch intent {
      case "template": .template
      case "original": .original
      default: nil
      }
    self.isInCatalogue = isInCatalogue
  }

  /// The files for light or dark; those for light, where there are none of its own.
  func shown(isDark: Bool) -> ShownPicture? {
    let own = variants.filter { $0.isDark == isDark }
    let rest = own.isEmpty ? variants.filter { $0.isDark != isDark } : own
    var scales: [Double: Variant] = [:]
    // Of two files for a scale the first counts.
    for variant in rest.reversed() { scales[variant.scale] = variant }
    let sorted = scales.values.sorted { $0.scale < $1.scale }
    guard let first = sorted.first, let finest = sorted.last else { return nil }
    if first.header.format.isVector || sorted.count == 1 {
      return ShownPicture(
        address: first.address,
        sources: first.scale == 1 ? nil : Self.source(first),
        width: first.width, height: first.height, intent: intent)
    }
    return ShownPicture(
      address: first.address, sources: sorted.map(Self.source).joined(separator: ", "),
      width: finest.width, height: finest.height, intent: intent)
  }

  private static func source(_ variant: Variant) -> String {
    "\(variant.address) \(Int(variant.scale))x"
  }
}

/// A picture as a host shows it.
struct ShownPicture: Hashable, Sendable {
  let address: String
  /// Addresses by scale, as in an `srcset`; nil: there is one.
  let sources: String?
  /// In points.
  let width: Double
  let height: Double
  var intent: Image.TemplateRenderingMode?
}

/// A `Contents.json`, as far as it says something about pictures.
struct AssetContents: Decodable {
  struct Appearance: Decodable {
    let appearance: String?
    let value: String
  }

  struct Entry: Decodable {
    let filename: String?
    let idiom: String?
    let scale: String?
    /// Of an app's icon: `60x60`.
    let size: String?
    let appearances: [Appearance]?

    var isDark: Bool { appearances?.contains { $0.value == "dark" } ?? false }
    /// Whether it is for people who asked for more contrast, or for an icon that is tinted.
    var isSpecial: Bool {
      appearances?.contains { !["dark", "light", "any"].contains($0.value) } ?? false
    }
    var factor: Double {
      scale.flatMap { Double($0.dropLast()) }.flatMap { (1...4).contains($0) ? $0 : nil } ?? 1
    }
  }

  struct Properties: Decodable {
    let providesNamespace: Bool?
    let templateRenderingIntent: String?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case templateRenderingIntent = "template-rendering-intent"
    }
  }

  let images: [Entry]?
  let properties: Properties?

  /// The entries that a page shows: for all devices; for a phone where there are none for all, and
  /// otherwise for any.
  static func wanted(_ entries: [Entry]) -> [Entry] {
    let plain = entries.filter { !$0.isSpecial && $0.filename?.isEmpty == false }
    for idiom in ["universal", "iphone", "ipad", "mac"] {
      let found = plain.filter { ($0.idiom ?? "universal") == idiom }
      if !found.isEmpty { return found }
    }
    return plain
  }
}
