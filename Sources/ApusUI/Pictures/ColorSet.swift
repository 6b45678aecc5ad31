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
    var light: ColorSet?
    var dark: Paint?
    let idioms = ["universal", "iphone", "ipad", "mac"]
    let entries = contents.colors.sorted {
      idioms.firstIndex(of: $0.idiom ?? "universal") ?? 9
        < idioms.firstIndex(of: $1.idiom ?? "universal") ?? 9
    }
    for entry in entries {
      let values = entry.appearances?.map(\.value) ?? []
      // For people who asked for more contrast.
      guard !values.contains("high"), let color = entry.color, let set = Self.set(color) else {
        continue
      }
      if values.contains("dark") { dark = dark ?? set.dark } else { light = light ?? set }
    }
    guard let any = light?.light ?? dark else { return nil }
    self.init(light: any, dark: dark ?? light?.dark ?? any)
  }

  private static func set(_ color: Contents.Color) -> ColorSet? {
    if let name = color.reference { return system(name) }
    return paint(color).map { ColorSet(light: $0, dark: $0) }
  }

  private static func paint(_ color: Contents.Color) -> Paint? {
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
  private static func system(_ name: String) -> ColorSet? {
    let core = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    if let other = others[core] { return other }
    guard core.hasPrefix("system") else { return nil }
    let rest = core.dropFirst(6).lowercased()
    return Paint.System.allCases.first { "\($0)" == rest }.map(same)
  }

  private static let others: [String: ColorSet] = [
    "label": same(.label), "secondaryLabel": same(.secondary), "tertiaryLabel": same(.tertiary),
    "quaternaryLabel": same(.quaternary), "placeholderText": same(.placeholder),
    "separator": same(.separator), "opaqueSeparator": pair(0xC6C6C8, 0x38383A),
    "link": same(.link), "systemFill": same(.fill),
    "secondarySystemFill": pair(0x787880, 0x787880, opacity: (0.16, 0.32)),
    "tertiarySystemFill": pair(0x767680, 0x767680, opacity: (0.12, 0.24)),
    "quaternarySystemFill": pair(0x747480, 0x767680, opacity: (0.08, 0.18)),
    "systemBackground": same(.background), "secondarySystemBackground": same(.secondaryBackground),
    "tertiarySystemBackground": pair(0xFFFFFF, 0x2C2C2E),
    "systemGroupedBackground": same(.groupedBackground),
    "groupTableViewBackground": same(.groupedBackground),
    "secondarySystemGroupedBackground": pair(0xFFFFFF, 0x1C1C1E),
    "tertiarySystemGroupedBackground": pair(0xF2F2F7, 0x2C2C2E),
    "darkText": same(.black), "lightText": pair(0xFFFFFF, 0xFFFFFF, opacity: (0.6, 0.6)),
    "white": same(.white), "black": same(.black), "clear": same(.clear),
  ]

  /// A colour that adapts itself.
  private static func same(_ system: Paint.System) -> ColorSet {
    ColorSet(light: Paint(system), dark: Paint(system))
  }

  private static func pair(
    _ light: Int, _ dark: Int, opacity: (light: Double, dark: Double) = (1, 1)
  ) -> ColorSet {
    func paint(_ hex: Int, _ opacity: Double) -> Paint {
      Paint(
        red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
        blue: Double(hex & 0xFF) / 255, opacity: opacity)
    }
    return ColorSet(light: paint(light, opacity.light), dark: paint(dark, opacity.dark))
  }
}
