import ViewGraph

/// How the layers of an icon are painted.
enum IconLayers: Sendable, Hashable {
  /// Each fainter than the one before.
  case hierarchical
  /// The colours from the second layer on, as CSS has them.
  case palette([String])
  /// Those of its own.
  case multicolor

  /// The colour of a layer; the last one given is that of all that follow.
  func colour(of layer: Int, named name: String) -> String {
    switch self {
    case .hierarchical:
      let percent = [100, 50, 25][min(layer, 2)]
      return layer == 0
        ? "currentColor" : "color-mix(in srgb,currentColor \(percent)%,transparent)"
    case .palette(let colours):
      return layer == 0 || colours.isEmpty
        ? "currentColor" : colours[min(layer, colours.count) - 1]
    case .multicolor:
      guard let colours = Self.own(name) else { return "currentColor" }
      return colours[min(layer, colours.count - 1)]
    }
  }

  /// Whether an icon of this name is drawn in layers at all.
  func isSeen(on name: String) -> Bool {
    self == .multicolor ? Self.own(name) != nil : true
  }

  /// The colours of a symbol's own, from its first layer on.
  static func own(_ name: String) -> [String]? {
    let words = name.split(separator: ".")
    if let badge = words.firstIndex(of: "badge"), badge + 1 < words.count {
      switch words[badge + 1] {
      case "plus", "checkmark": return ["var(--v\(Paint.System.green.rawValue))", "currentColor"]
      case "minus", "xmark": return ["var(--v\(Paint.System.red.rawValue))", "currentColor"]
      default: return nil
      }
    }
    guard let colours = multicolours[name] ?? weather(words) else { return nil }
    return colours.map { CSSText.color(Paint($0), isFill: true) }
  }

  /// A cloud and the rest, which is sun, rain or a flash.
  private static func weather(_ words: [Substring]) -> [Paint.System]? {
    guard words.first == "cloud", words.last == "fill" else { return nil }
    for word in words.dropFirst().reversed() {
      switch word {
      case "rain", "drizzle", "heavyrain", "sleet", "hail", "snow": return [.white, .cyan]
      case "sun", "bolt": return [.white, .yellow]
      default: continue
      }
    }
    return [.white]
  }

  private static let multicolours: [String: [Paint.System]] = [
    "exclamationmark.triangle.fill": [.white, .yellow],
    "plus.circle.fill": [.white, .green], "minus.circle.fill": [.white, .red],
    "xmark.circle.fill": [.white, .red], "checkmark.circle.fill": [.white, .green],
    "trash": [.red], "trash.fill": [.red], "trash.slash": [.red], "trash.circle": [.red],
    "sun.max": [.yellow], "sun.max.fill": [.yellow], "sun.min": [.yellow],
    "sun.min.fill": [.yellow],
    "heart.fill": [.red], "moon.stars.fill": [.white], "moon.fill": [.white],
    "sunrise.fill": [.yellow], "sunset.fill": [.yellow], "drop.fill": [.cyan],
    "bolt.fill": [.yellow], "star.fill": [.yellow],
  ]
}

extension Icon {
  /// The icon as layers. What is one path in one colour is taken apart if its name says that it is
  /// a sign in a shape: its first outline is the shape, the others are the sign.
  func layered(named name: String) -> Icon {
    guard !hasLayers else { return self }
    var icon = self
    if name.hasSuffix(".badge") || name.hasSuffix(".badge.fill") {
      for index in shapes.indices.dropLast() { icon.shapes[index].layer = 1 }
      return icon
    }
    if name.hasPrefix("cloud.") { return clouded }
    guard IconComposition.isFramed(name) else { return self }
    icon.shapes = shapes.enumerated().flatMap { index, shape in
      let outlines = shape.outlines
      guard case .fill(let isEvenOdd) = shape.paint, isEvenOdd, outlines.count > 1 else {
        return [index == 0 ? shape.on(layer: 1) : shape]
      }
      var frame = Icon.Shape(drawn: outlines[0], .fill(evenOdd: false)).on(layer: 1)
      var sign = Icon.Shape(drawn: outlines[1...].joined(), .fill(evenOdd: true))
      (frame.placing, sign.placing) = (shape.placing, shape.placing)
      return [frame, sign]
    }
    return icon.hasLayers ? icon : self
  }

  /// A cloud, which is its largest closed line, and a second layer of the rest.
  private var clouded: Icon {
    var icon = self
    var parts: [(shape: Shape, size: Double)] = []
    for shape in shapes {
      let outlines = IconOutlines(shape.path).outlines
      guard case .fill = shape.paint, !outlines.isEmpty else { return self }
      for outline in outlines {
        var part = Shape(drawn: outline.path, .fill(evenOdd: false))
        part.placing = shape.placing
        parts.append((part, outline.width * outline.height * shape.placing.scale))
      }
    }
    guard let cloud = parts.indices.max(by: { parts[$0].size < parts[$1].size }) else {
      return self
    }
    icon.shapes = parts.enumerated().map { $1.shape.on(layer: $0 == cloud ? 0 : 1) }
    return icon
  }

  /// Whether it has more layers than one.
  var hasLayers: Bool { Set(shapes.map(\.layer)).count > 1 }
}

extension Icon.Shape {
  /// The closed lines of a path that names places from the grid's corner.
  fileprivate var outlines: [String] {
    path.contains("m") ? [path] : path.split(separator: "M").map { "M" + $0 }
  }
}
