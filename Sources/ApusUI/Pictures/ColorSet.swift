import ViewGraph

/// A colour of an asset catalogue: for light and for dark.
struct ColorSet: Equatable, Sendable {
  var light: Paint
  var dark: Paint

  /// What stands in for a colour that is not there: nobody overlooks it.
  static let missing = ColorSet(
    light: Paint(red: 1, green: 0, blue: 1), dark: Paint(red: 1, green: 0, blue: 1))

  private struct Contents: Decodable {
    struct Color: Decodable {
      let colorSpace: String?
      let components: [String: String]?
      /// One of the system's, such as `systemBlueColor`.
      let reference: String?

      enum CodingKeys: String, CodingKey {
        case colorSpace = "color-space"
        case components, reference
      }
    }
    struct Entry: Decodable {
      let color: Color?
      let idiom: String?
      let appearances: [AssetContents.Appearance]?
    }
    let colors: [Entry]
  }

  init(light: Paint, dark: Paint) {
    self.light = light
    self.dark = dark
  }

  /// The colours of a `Contents.json`; nil if it holds none.
  init?(_ data: Data) {
    guard let contents = try? JSONDecoder().decode(Contents.self, from: data) else { return nil }
    var light: Paint?
    var dark: Paint?
    let idioms = ["universal", "iphone", "ipad", "mac"]
    let entries = contents.colors.sorted {
      idioms.firstIndex(of: $0.idiom ?? "universal") ?? 9
        < idioms.firstIndex(of: $1.idiom ?? "universal") ?? 9
    }
    for entry in entries {
      let values = entry.appearances?.map(\.value) ?? []
      // For people who asked for more contrast.
      guard !values.contains("high"), let color = entry.color, let paint = Self.paint(color) else {
        continue
      }
      if values.contains("dark") { dark = dark ?? paint } else { light = light ?? paint }
    }
    guard let any = light ?? dark else { return nil }
    self.init(light: light ?? any, dark: dark ?? any)
  }

  private static func paint(_ color: Contents.Color) -> Paint? {
    if let name = color.reference { return system(name) }
    guard let components = color.components else { return nil }
    // Written as 0xFF, as 255 or as 1.000.
    func value(_ name: String) -> Double? {
      guard let text = components[name]?.trimmingCharacters(in: .whitespaces) else { return nil }
      if text.lowercased().hasPrefix("0x") {
        return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      }
      if text.contains(".") { return Double(text) }
      return Double(text).map { $0 / 255 }
    }
    // "1" is all of it, however the others are written.
    let opacity = components["alpha"].flatMap { text in
      text.hasPrefix("0x") ? value("alpha") : Double(text).map { $0 > 1 ? $0 / 255 : $0 }
    }
    let space: Color.RGBColorSpace =
      switch color.colorSpace {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .sRGBLinear
      default: .sRGB
      }
    let parts: [Double]
    if let white = value("white") {
      parts = [white, white, white]
    } else if let red = value("red"), let green = value("green"), let blue = value("blue") {
      parts = space.toStandard([red, green, blue])
    } else {
      return nil
    }
    return Paint(red: parts[0], green: parts[1], blue: parts[2], opacity: opacity ?? 1)
  }

  /// `systemBlueColor`, `labelColor`: UIKit's names.
  private static func system(_ name: String) -> Paint? {
    let core = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    let others: [String: Paint.System] = [
      "label": .label, "secondaryLabel": .secondary, "tertiaryLabel": .tertiary,
      "quaternaryLabel": .quaternary, "placeholderText": .placeholder, "separator": .separator,
      "link": .link, "systemFill": .fill, "systemBackground": .background,
      "secondarySystemBackground": .secondaryBackground,
      "systemGroupedBackground": .groupedBackground, "white": .white, "black": .black,
      "clear": .clear,
    ]
    if let other = others[core] { return Paint(other) }
    guard core.hasPrefix("system") else { return nil }
    let rest = core.dropFirst(6).lowercased()
    return Paint.System.allCases.first { "\($0)" == rest }.map { Paint($0) }
  }
}
