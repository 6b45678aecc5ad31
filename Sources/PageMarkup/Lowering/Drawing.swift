import ViewGraph

/// Symbols, pictures and paths: content that is drawn and has no numbers of its own.
///
/// A drawing is a text whose first letter is its kind: `s` a symbol's name, `l` how its layers are drawn
/// and the name, `u` a ``PictureDrawing``,
/// `p` a ``ShapeDrawing``.
enum Drawing {
  static func write(_ drawing: String, to sink: inout some DOMSink) {
    let rest = String(drawing.dropFirst())
    switch drawing.first {
    case "s": writeIcon(named: rest, to: &sink)
    case "l": writeLayers(rest, to: &sink)
    case "u": PictureDrawing.write(rest, to: &sink)
    case "p": ShapeDrawing.write(rest, to: &sink)
    default: break
    }
  }

  private static func writeIcon(named name: String, to sink: inout some DOMSink) {
    write(IconCatalogue.icon(named: name).icon, named: name, to: &sink) { _ in "currentColor" }
  }

  /// - Parameter text: The name, then a line for each number of `.symbolLayers`.
  private static func writeLayers(_ text: String, to sink: inout some DOMSink) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let layers: IconLayers? =
      switch lines.dropFirst().first {
      case "1": .hierarchical
      case "2": .palette(lines.dropFirst(2).compactMap(UInt64.init).map(colour))
      case "3": .multicolor
      default: nil
      }
    guard let layers, layers.isSeen(on: lines[0]) else {
      return writeIcon(named: lines[0], to: &sink)
    }
    var icon = IconCatalogue.layered(named: lines[0])
    for index in icon.shapes.indices where icon.shapes[index].isSign {
      icon.shapes[index].isCut = false
    }
    write(icon, named: lines[0], to: &sink) { layers.colour(of: $0.layer, named: lines[0]) }
  }

  private static func colour(_ bits: UInt64) -> String {
    CSSText.symbolColor(Paint(bits: bits))
  }

  /// What ``write(_:to:)`` draws of a symbol; the name is data too, so only its first line counts.
  static func text(_ symbol: String, layers: [Double]?) -> String {
    let name = symbol.prefix { $0 != "\n" }
    guard let layers, !layers.isEmpty else { return "s" + name }
    let numbers = layers.prefix(4).map { UInt64(exactly: $0).map { "\($0)" } ?? "0" }
    return "l" + ([String(name)] + numbers).joined(separator: "\n")
  }

  private static func write(
    _ icon: Icon, named name: String, to sink: inout some DOMSink,
    colour: (Icon.Shape) -> String
  ) {
    sink.open(.svg)
    let (x, y, width, height) = icon.viewBox
    let isEdged = icon.hasEdges(named: name)
    let isEven =
      (isEdged || icon.hasOverlaps) && icon.shapes.allSatisfy { colour($0) == "currentColor" }
    let classes = ["icon", icon.isDirectional ? "turns" : "", isEven ? "even" : ""]
    sink.attribute(.class, classes.filter { !$0.isEmpty }.joined(separator: " "))
    sink.attribute(.ariaHidden, "true")
    sink.attribute(.viewBox, [x, y, width, height].map(CSSText.number).joined(separator: " "))
    if icon.shapes.contains(where: \.isCut) {
      write(cut: icon, to: &sink, colour: colour)
    } else {
      for shape in icon.shapes {
        let attributes = shape.attributes(colour: colour(shape), isEdged: isEdged)
        write(shape, attributes, to: &sink)
      }
    }
    sink.close(.svg)
  }

  private static func write(
    _ shape: Icon.Shape, _ attributes: [(name: Name, value: String)], to sink: inout some DOMSink
  ) {
    sink.open(.path)
    sink.attribute(.d, shape.path)
    for (name, value) in attributes { sink.attribute(name, value) }
    sink.close(.path)
  }

  /// Through a sign that is cut out, what is behind the icon is seen. The mask's name comes from what it
  /// shows, so those of equal names are equal.
  private static func write(
    cut icon: Icon, to sink: inout some DOMSink, colour: (Icon.Shape) -> String
  ) {
    let paths = icon.shapes.map { "\($0.isCut)\($0.path)\($0.placing)" }.joined()
    let name = "cut-" + CSSText.digest(paths.utf8.map(Double.init))
    sink.open(.mask)
    sink.attribute(.id, name)
    for shape in icon.shapes {
      write(shape, shape.attributes(colour: shape.isCut ? "#000" : "#fff"), to: &sink)
    }
    sink.close(.mask)
    sink.open(.g)
    sink.attribute(.mask, "url(#\(name))")
    // Where the first of equal names is on a hidden page, a browser knows no mask.
    for shape in icon.shapes {
      write(
        shape, shape.attributes(colour: shape.isCut ? "var(--page)" : colour(shape)), to: &sink)
    }
    sink.close(.g)
  }

  /// Path data from the commands of ``ShapeKind/path``: numbers and letters alone.
  static func pathData(_ numbers: [Double]) -> String {
    var text = ""
    var index = 0
    while index < numbers.count {
      let (letter, count): (String, Int)
      switch numbers[index] {
      case 0: (letter, count) = ("M", 2)
      case 1: (letter, count) = ("L", 2)
      case 2: (letter, count) = ("Q", 4)
      case 3: (letter, count) = ("C", 6)
      case 4: (letter, count) = ("Z", 0)
      default: return text
      }
      guard index + count < numbers.count else { return text }
      let values = numbers[(index + 1)..<(index + 1 + count)]
      text += letter + values.map(CSSText.number).joined(separator: " ")
      index += 1 + count
    }
    return text
  }

  /// A path as one polygon, curves in eight steps. Where it has several outlines, the line goes from
  /// the end of each back to where it began and on to the first one: there and back it encloses
  /// nothing.
  static func points(_ numbers: [Double]) -> [(x: Double, y: Double)] {
    var points: [(x: Double, y: Double)] = []
    var starts: [(x: Double, y: Double)] = []
    func close() {
      guard let start = starts.last else { return }
      points.append(start)
      if starts.count > 1 { points.append(starts[0]) }
    }
    var index = 0
    while index < numbers.count, points.count < 2_000 {
      let count = [0: 1, 1: 1, 2: 2, 3: 3, 4: 0][numbers[index]] ?? -1
      guard count >= 0, index + 2 * count < numbers.count else { break }
      let given = (0..<count).map {
        (x: numbers[index + 1 + 2 * $0], y: numbers[index + 2 + 2 * $0])
      }
      if numbers[index] == 0, let start = given.first {
        close()
        starts.append(start)
      }
      if count <= 1 {
        points += given
      } else if let last = points.last {
        for step in 1...8 { points.append(between([last] + given, Double(step) / 8)) }
      }
      index += 1 + 2 * count
    }
    if starts.count > 1 { close() }
    return points
  }

  /// A point of a Bézier curve: repeatedly the point between each two.
  private static func between(
    _ points: [(x: Double, y: Double)], _ share: Double
  ) -> (x: Double, y: Double) {
    guard points.count > 1 else { return points[0] }
    return between(
      zip(points, points.dropFirst()).map { first, second in
        (
          x: first.x + (second.x - first.x) * share,
          y: first.y + (second.y - first.y) * share
        )
      }, share)
  }
}
