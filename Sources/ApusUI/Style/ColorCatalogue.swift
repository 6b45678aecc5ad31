import Synchronization
import ViewGraph

/// The colour sets (`Name.colorset`) in the asset catalogues beside the program.
final class ColorCatalogue: Sendable {
  static let shared = ColorCatalogue()

  struct Colors: Equatable, Sendable {
    var light: Paint
    var dark: Paint
  }

  /// What stands in for a colour that is not there: nobody overlooks it.
  static let missing = Paint(red: 1, green: 0, blue: 1)

  private let found = Mutex<[String: Colors]>([:])

  func colors(_ name: String, bundlePath: String?) -> Colors {
    found.withLock { found in
      let key = "\(bundlePath ?? "")/\(name)"
      if let colors = found[key] { return colors }
      var places = [Bundle.main]
      if let bundlePath, let bundle = Bundle(path: bundlePath) { places = [bundle] }
      let colors = places.lazy.compactMap { Self.load(name, in: $0) }.first
      if colors == nil { report("No colour named \"\(name)\" is in the app's catalogue.") }
      found[key] = colors ?? Colors(light: Self.missing, dark: Self.missing)
      return found[key]!
    }
  }

  private static func load(_ name: String, in bundle: Bundle) -> Colors? {
    guard let root = bundle.resourceURL,
      let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    else { return nil }
    for case let file as URL in files where file.lastPathComponent == "\(name).colorset" {
      guard let data = try? Data(contentsOf: file.appendingPathComponent("Contents.json")) else {
        continue
      }
      if let colors = parse(data) { return colors }
    }
    return nil
  }

  private struct Contents: Decodable {
    struct Appearance: Decodable { let value: String }
    struct Color: Decodable { let components: [String: String] }
    struct Entry: Decodable {
      let color: Color?
      let appearances: [Appearance]?
    }
    let colors: [Entry]
  }

  /// The colours of a `Contents.json` of a colour set; nil if it holds none.
  static func parse(_ data: Data) -> Colors? {
    guard let contents = try? JSONDecoder().decode(Contents.self, from: data) else { return nil }
    var light: Paint?
    var dark: Paint?
    for entry in contents.colors {
      guard let components = entry.color?.components, let paint = paint(components) else {
        continue
      }
      if entry.appearances?.contains(where: { $0.value == "dark" }) == true {
        dark = paint
      } else if light == nil {
        light = paint
      }
    }
    guard let any = light ?? dark else { return nil }
    return Colors(light: light ?? any, dark: dark ?? any)
  }

  private static func paint(_ components: [String: String]) -> Paint? {
    // Components are written as 0xFF, as 255 or as 1.000.
    func value(_ name: String) -> Double? {
      guard let text = components[name] else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      if text.contains(".") { return Double(text) }
      return Double(text).map { $0 / 255 }
    }
    let opacity = components["alpha"].flatMap(Double.init) ?? 1
    if let white = value("white") {
      return Paint(red: white, green: white, blue: white, opacity: opacity)
    }
    guard let red = value("red"), let green = value("green"), let blue = value("blue") else {
      return nil
    }
    return Paint(red: red, green: green, blue: blue, opacity: opacity)
  }
}
