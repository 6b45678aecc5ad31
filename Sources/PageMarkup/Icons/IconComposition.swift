/// Draws names that nobody drew, as names of SF Symbols are put together: a sign and how it stands.
///
/// `.circle` and `.square` put a sign into a shape, `.fill` paints it, `.slash` strikes it out,
/// `.badge.plus` adds a small sign; `forward` and `backward` are right and left, which change sides
/// where words run from right to left.
struct IconComposition {
  /// The icon that is drawn under a name; nil: none is.
  let drawn: (String) -> Icon?

  /// The parts that a sign can stand in.
  static func isFramed(_ name: String) -> Bool {
    let parts = name.split(separator: ".").filter { $0 != "fill" }
    return parts.count > 1 && frames[parts[parts.count - 1]] != nil
  }

  /// The icon of this name from its parts, whatever is drawn under the whole name.
  func assembled(named name: String) -> Icon? {
    framed(name[...], 0) ?? badged(name[...], 0)
  }

  /// The icon that a name is put together from; nil: a part of it is not known.
  func icon(named name: String) -> Icon? { icon(named: name[...], depth: 0) }

  // Names come from data too: a long one is not worth the time.
  private static let deepest = 4

  private func icon(named name: Substring, depth: Int) -> Icon? {
    guard depth <= Self.deepest, !name.isEmpty else { return nil }
    if let icon = drawn(String(name)) { return icon }
    if let other = IconLikenesses.names[String(name)] {
      return icon(named: other[...], depth: depth + 1)
    }
    if let icon = turning(name, depth) ?? striking(name, depth) ?? badged(name, depth) {
      return icon
    }
    if let icon = framed(name, depth) { return icon }
    if let sign = name.dropping(".fill") { return icon(named: sign, depth: depth + 1)?.filled }
    return nil
  }

  // MARK: Sides

  private static let sides = [
    "forward": "right", "backward": "left", "trailing": "right", "leading": "left",
  ]

  private func turning(_ name: Substring, _ depth: Int) -> Icon? {
    let words = name.split(separator: ".")
    let fixed = words.map { Self.sides[String($0)].map { $0[...] } ?? $0 }
    guard fixed != words else { return nil }
    guard var icon = icon(named: fixed.joined(separator: ".")[...], depth: depth + 1) else {
      return nil
    }
    icon.isDirectional = true
    return icon
  }

  // MARK: In a shape

  /// The side of the square that a sign has inside of a shape, and how far below the middle it is.
  private static let frames: [Substring: (side: Double, below: Double)] = [
    "circle": (11.5, 0), "square": (11, 0), "app": (11, 0), "rectangle": (9, 0),
    "bubble": (9, -1), "message": (9, -1), "diamond": (8.5, 0), "octagon": (11, 0),
    "shield": (9, -0.5), "seal": (10.5, 0), "triangle": (7.5, 3), "icloud": (7.5, 1.5),
    "heart": (8, -0.5), "doc": (9, 2), "bin": (7.5, -1), "viewfinder": (11, 0),
  ]

  private func framed(_ name: Substring, _ depth: Int) -> Icon? {
    let isFilled = name.hasSuffix(".fill")
    guard var sign = isFilled ? name.dropping(".fill") : name,
      let dot = sign.lastIndex(of: "."), dot != sign.startIndex
    else { return nil }
    let frame = sign[sign.index(after: dot)...]
    sign = sign[..<dot]
    guard let (side, below) = Self.frames[frame] else { return nil }
    let around = frame == "bin" ? "archivebox" : frame
    let middle = (x: 12.0, y: 12 + below)
    guard let shape = icon(named: isFilled ? around + ".fill" : around, depth: depth + 1),
      let inside = icon(named: sign, depth: depth + 1)?.placed(in: side, around: middle)
        ?? IconGlyphs.shapes(sign, height: side * (sign.count == 1 ? 0.83 : 0.65), at: middle)
    else { return nil }
    return Icon(
      shape.placed(in: 24, around: (12, 12)).map { $0.on(layer: 1) }
        + (isFilled ? inside.map(\.sign) : inside).map { $0.on(layer: 0) })
  }

  // MARK: Struck out, and with a badge

  private func striking(_ name: Substring, _ depth: Int) -> Icon? {
    let isFilled = name.hasSuffix(".slash.fill")
    guard let sign = name.dropping(isFilled ? ".slash.fill" : ".slash"),
      let icon = icon(named: isFilled ? sign + ".fill" : sign, depth: depth + 1)
    else { return nil }
    let gap = Icon.Shape(drawn: "M5.25 3.25L21.25 19.25", .stroke).cut
    return Icon(
      icon.placed(in: 24, around: (12, 12)).map { $0.on(layer: 1) } + [
        gap, Icon.Shape(drawn: "M3.5 3.5L20.5 20.5", .stroke),
      ])
  }

  private static let badges: [Substring: Substring] = [
    "plus": "plus", "minus": "minus", "xmark": "xmark", "checkmark": "checkmark",
    "exclamationmark": "exclamationmark", "questionmark": "questionmark", "ellipsis": "ellipsis",
    "clock": "clock", "gearshape": "gearshape.fill", "key": "key.fill", "arrow.up": "arrow.up",
    "arrow.down": "arrow.down", "shield": "shield.fill", "magnifyingglass": "magnifyingglass",
  ]

  private func badged(_ name: Substring, _ depth: Int) -> Icon? {
    var sign: Substring, word: Substring
    if let place = name.firstRange(of: ".badge.") ?? name.firstRange(of: ".trianglebadge.") {
      (sign, word) = (name[..<place.lowerBound], name[place.upperBound...])
    } else if let searched = name.dropping(".magnifyingglass") {
      (sign, word) = (searched, "magnifyingglass")
    } else {
      return nil
    }
    if let rest = word.dropping(".fill") {
      word = rest
      sign += ".fill"
    }
    // A badge in several parts has the sign of its first one.
    guard let badge = Self.badges[word] ?? Self.badges[word.prefix { $0 != "." }],
      let base = icon(named: sign, depth: depth + 1),
      let mark = icon(named: badge, depth: depth + 1)
    else { return nil }
    var around = Icon.Shape(
      drawn: IconPath.ellipse(18.25, 18.25, 5.75, 5.75), .fill(evenOdd: false))
    around.isCut = true
    let disc = Icon.Shape(drawn: IconPath.ellipse(18.25, 18.25, 4.6, 4.6), .fill(evenOdd: false))
    return Icon(
      base.placed(in: 21, around: (11, 11)).map { $0.on(layer: 1) } + [around, disc]
        + mark.placed(in: 5.5, around: (18.25, 18.25)).map(\.cut))
  }
}

extension Icon {
  init(_ shapes: [Shape]) { self.init(viewBox: (0, 0, 24, 24), shapes: shapes) }

  /// The shapes in a square of our grid.
  func placed(in side: Double, around middle: (x: Double, y: Double)) -> [Shape] {
    let (left, top, width, height) = viewBox
    let scale = side / max(width, height)
    return shapes.map { shape in
      var shape = shape
      let inner = shape.placing
      shape.placing = Placing(
        scale: inner.scale * scale,
        x: middle.x + (inner.x - left - width / 2) * scale,
        y: middle.y + (inner.y - top - height / 2) * scale)
      return shape
    }
  }

  /// The first closed line painted, what lies on it cut out.
  var filled: Icon {
    guard let first = shapes.firstIndex(where: \.isClosedLine) else { return self }
    var icon = Icon(viewBox: viewBox, shapes: [])
    icon.isDirectional = isDirectional
    icon.shapes =
      shapes[..<first].map { $0 } + [shapes[first].painted, shapes[first]]
      + shapes[(first + 1)...].map(\.cut)
    return icon
  }
}

extension Icon.Shape {
  /// In the colour of what lies under the icon, so that it seems cut out.
  var cut: Icon.Shape {
    var copy = self
    copy.isCut = true
    return copy
  }

  /// Cut out of what it stands in, or on it in a colour of its own.
  var sign: Icon.Shape {
    var copy = cut
    copy.isSign = true
    return copy
  }

  func on(layer: Int) -> Icon.Shape {
    var copy = self
    copy.layer = layer
    return copy
  }

  fileprivate var isClosedLine: Bool {
    if case .stroke = paint { path.hasSuffix("Z") } else { false }
  }

  fileprivate var painted: Icon.Shape {
    var copy = Icon.Shape(drawn: path, .fill(evenOdd: false))
    copy.placing = placing
    return copy
  }
}

extension Substring {
  /// What stands before a suffix; nil if it has another one, or nothing before it.
  fileprivate func dropping(_ suffix: String) -> Substring? {
    hasSuffix(suffix) && count > suffix.count ? dropLast(suffix.count) : nil
  }
}
