import ScreenLayout
import ViewGraph

/// Gradients, finer points of fonts, effects and motion.
extension Rules {
  private static func hasFont(_ values: Values) -> Bool {
    values.has(.fontStyle) || values.has(.fontSize)
  }

  static let effects: [Rule] = [
    gradient(.backgroundGradient, "bgg") { "background-image:\($0)" },
    // A symbol takes the first colour, which `.foreground` has.
    gradient(.foregroundGradient, "fgg") {
      "background-image:\($0);background-clip:text;-webkit-background-clip:text;"
        + "-webkit-text-fill-color:transparent"
    },
    mark(.foregroundGradient, "graded"),
    gradient(.maskGradient, "mg") { "mask-image:\($0);-webkit-mask-image:\($0)" },
    Rule(
      [.maskLayers],
      .style(StyleKind("ml") { MaskLayers.declarations($0[.maskLayers]!) })
    ) { $0[.maskLayers].map { CSSText.digest($0.numbers) } },
    Rule(
      [.fontLeading],
      .style(StyleKind("lead") { "--lh:\(CSSText.number($0[.fontLeading]!.lineDistance))" })
    ) { $0[.fontLeading].map { "\($0.rawValue)" } },
    number(.fontWidth, "fwd") { "font-stretch:calc(100%*\($0))" },
    Rule(
      [.smallCapitals],
      .style(
        StyleKind("sca") { values in
          switch values[.smallCapitals] {
          case [.lowercase]: "font-variant-caps:small-caps"
          case [.uppercase]: "font-variant-caps:unicase"
          default: "font-variant-caps:all-small-caps"
          }
        })
    ) { values in values[.smallCapitals].flatMap { $0.isEmpty ? nil : "\($0.rawValue)" } },
    length(.baselineOffset, "blo") { "position:relative;bottom:\($0)" },
    length(.tracking, "tk") { "letter-spacing:\($0);font-variant-ligatures:none" },
    linePattern(.underlinePattern, "up"),
    linePattern(.strikePattern, "sp"),
    paint(.underlinePaint, "upt") { "text-decoration-color:\($0)" },
    paint(.strikePaint, "spt") { "text-decoration-color:\($0)" },
    Rule(
      [.textScale, .fontStyle, .fontSize],
      .style(
        StyleKind("ts") { values in
          let scale = CSSText.number(values[.textScale]!)
          // A font's rule writes its size.
          return "--ts:\(scale)" + (hasFont(values) ? "" : ";font-size:calc(1em*\(scale))")
        })
    ) { values in
      guard let scale = values[.textScale], scale.isFinite else { return nil }
      return CSSText.suffix(scale) + (hasFont(values) ? "-f" : "")
    },
    number(.hueRotation, "fh") { "--fh:hue-rotate(\($0)deg);\(filters)" }.renamed("hue"),
    number(.contrast, "fc") { "--fc:contrast(\($0));\(filters)" },
    Rule([.invertsColors], .style(StyleKind("fi") { _ in "--fi:invert(1);\(filters)" })) {
      $0.flag(.invertsColors) ? "1" : nil
    },
    Rule(
      [.multiplier], .style(StyleKind("fm") { "--fm:\(multiplied($0[.multiplier]!));\(filters)" })
    ) {
      $0[.multiplier].map(CSSText.suffix)
    },
    Rule(
      [.drawsLuminance],
      .style(StyleKind("fl2a") { _ in "--fl:\(svgFilter("type='luminanceToAlpha'"));\(filters)" })
    ) { $0.flag(.drawsLuminance) ? "1" : nil },
    Rule([.isolates], .style(StyleKind("iso") { _ in "isolation:isolate" })) {
      $0.flag(.isolates) ? "1" : nil
    },
    Rule(
      [.blendMode],
      .style(StyleKind("bm") { blending($0[.blendMode]!) })
    ) { $0[.blendMode].map { "\($0.rawValue)" } },
    pair(.anchor, "tor") {
      "transform-origin:\(CSSText.number($0 * 100))% \(CSSText.number($1 * 100))%"
    },
    Rule([.rotation3D], .style(StyleKind("r3") { turn($0[.rotation3D]!) })) { values in
      guard let numbers = values[.rotation3D], numbers.count == 8 else { return nil }
      return CSSText.suffix(numbers)
    },
    Rule(
      [.scrollTransition],
      .style(
        StyleKind("sx") {
          ScrollTransitions.declarations($0[.scrollTransition]!)
        } keyframes: {
          ScrollTransitions.keyframes($0[.scrollTransition]!)
        })
    ) { $0[.scrollTransition].map(ScrollTransitions.name) },
    Rule([.scrollChange], .style(StyleKind("sxc") { ScrollTransitions.change($0[.scrollChange]!) }))
    {
      $0[.scrollChange].map { CSSText.digest($0.numbers) }
    },
    // The client moves, by these numbers: see client_motion.js.
    Rule([.transition], .style(StyleKind("tn"))) {
      $0[.transition].map { CSSText.suffix($0.numbers) }
    },
    Rule([.transitionAnimations], .style(StyleKind("tm", movesAll: true))) {
      $0[.transitionAnimations].map { CSSText.preciseSuffix($0.numbers) }
    },
    Rule([.contentTransition], .style(StyleKind("ct"))) {
      $0[.contentTransition].map { "\($0.rawValue)" }
    },
    Rule([.matched], .style(StyleKind("me"))) { $0[.matched].map { CSSText.suffix($0) } },
    Rule([.animation], .attribute(.motion)) {
      $0[.animation].map { Self.motion($0.numbers) }
    },
    Rule([.animation], .style(StyleKind("am", movesAll: true))) { values in
      values[.animation].flatMap { $0.movesAll ? "1" : nil }
    },
  ]

  /// Each effect sets a variable of its own; they apply in this order.
  private static let filterVariables = [
    "fb", "fs", "fg", "fr", "fc", "fh", "fi", "fm", "fl", "fd",
  ]

  static let filters =
    "filter:" + filterVariables.map { "var(--\($0),)" }.joined(separator: " ")

  /// What stands in an element with an effect does not have it a second time.
  package static let filterProperties =
    filterVariables.map { "@property --\($0) { syntax: \"*\"; inherits: false }\n" }.joined()

  private static func multiplied(_ paint: Paint) -> String {
    let factors = [paint.red, paint.green, paint.blue, paint.alpha].enumerated().map {
      row, factor in
      (0..<5).map { $0 == row ? CSSText.precise(Double(factor) / 255) : "0" }.joined(separator: " ")
    }
    return svgFilter("values='\(factors.joined(separator: " "))'")
  }

  /// A matrix of colours, for which a page's own filters have no name.
  private static func svgFilter(_ matrix: String) -> String {
    let markup =
      "<svg xmlns='http://www.w3.org/2000/svg'><filter id='f' color-interpolation-filters='sRGB'>"
      + "<feColorMatrix \(matrix)/></filter></svg>"
    return "url(\"data:image/svg+xml,\(ShapeMask.encoded(markup))#f\")"
  }

  private static func blending(_ mode: ElementBlendMode) -> String {
    // What is cut out is not seen itself.
    mode == .destinationOut ? "visibility:hidden" : "mix-blend-mode:\(blendMode(mode))"
  }

  private static func blendMode(_ mode: ElementBlendMode) -> String {
    switch mode {
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue,
      .saturation, .color, .luminosity, .destinationOut:
      "\(mode)"
    }
  }

  private static func gradient(
    _ attribute: Attribute<ElementGradient>, _ prefix: String,
    _ text: @escaping @Sendable (String) -> String
  ) -> Rule {
    Rule([attribute.key], .style(StyleKind(prefix) { text(CSSText.gradient($0[attribute]!)) })) {
      $0[attribute].map { CSSText.digest($0.numbers) }
    }
  }

  private static func linePattern(_ attribute: Attribute<LinePattern>, _ prefix: String) -> Rule {
    Rule(
      [attribute.key],
      .style(
        StyleKind(prefix) { values in
          switch values[attribute] {
          case .dot: "text-decoration-style:dotted"
          case .dash, .dashDot, .dashDotDot: "text-decoration-style:dashed"
          case .solid, nil: "text-decoration-style:solid"
          }
        })
    ) { $0[attribute].map { "\($0.rawValue)" } }
  }

  /// Degrees, axis x, y, z, anchor x, y as fractions, perspective, anchor z in points. The distance
  /// of the eye depends on the element's size, which only the page knows: 600 points are assumed.
  private static func turn(_ numbers: [Double]) -> String {
    let axis = numbers[1...3].map(CSSText.number).joined(separator: ",")
    let eye = numbers[6] > 0 ? "perspective(\(CSSText.length(600 / numbers[6]))) " : ""
    let (near, far) = (CSSText.length(numbers[7]), CSSText.length(-numbers[7]))
    let turn = "rotate3d(\(axis),\(CSSText.number(numbers[0]))deg)"
    return "transform:\(eye)"
      + (numbers[7] == 0 ? turn : "translateZ(\(near)) \(turn) translateZ(\(far))") + ";"
      + "transform-origin:\(CSSText.number(numbers[4] * 100))% \(CSSText.number(numbers[5] * 100))%"
  }

  /// Numbers of an animation, or of several.
  static func motion(_ numbers: [Double]) -> String {
    numbers.map(CSSText.precise).joined(separator: ",")
  }
}

extension Rule {
  /// The same rule under a prefix that no other has.
  fileprivate func renamed(_ prefix: String) -> Rule {
    guard case .style(let kind) = slot else { return self }
    return Rule(
      keys, on: part, .style(StyleKind(prefix, kind.declarations)), always: isConstant, result)
  }
}

extension CSSText {
  /// Numbers as a short part of a class name; equal numbers give equal names.
  static func digest(_ numbers: [Double]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for number in numbers {
      hash = (hash ^ number.bitPattern) &* 0x0000_0100_0000_01B3 ^ hash >> 31
    }
    return "h" + String(hash, radix: 36)
  }

  static func gradient(_ gradient: ElementGradient) -> String {
    if case .picture(let width, let height) = gradient.geometry {
      return GradientPicture(width, height, gradient.stops.map(\.paint))?.text ?? "none"
    }
    let stops = gradient.stops.prefix(32).map {
      (place: max(0, min(1, $0.location)), color: color($0.paint, isFill: true))
    }
    func list(_ place: (Double) -> String) -> String {
      stops.map { "\($0.color) \(place($0.place))" }.joined(separator: ",")
    }
    func text(_ point: ElementGradient.Point) -> String {
      "\(number(point.x * 100))% \(number(point.y * 100))%"
    }
    switch gradient.geometry {
    case .linear(let start, let end):
      let line = GradientLine(from: (start.x, start.y), to: (end.x, end.y))
      return "linear-gradient(\(line.direction),"
        + list { number((line.start + $0 * line.length) * 100) + "%" } + ")"
    case .radial(let center, let start, let end):
      return "radial-gradient(circle at \(text(center)),"
        + list { length(max(0, start + $0 * (end - start))) } + ")"
    case .angular(let center, let start, let end):
      // A page counts from the top, SwiftUI from the right.
      return "conic-gradient(from \(number(start + 90))deg at \(text(center)),"
        + list { number($0 * (end - start)) + "deg" } + ")"
    case .elliptical(let center, let start, let end):
      return "radial-gradient(ellipse at \(text(center)),"
        + list { number((start + $0 * (end - start)) * 200) + "%" } + ")"
    case .picture: return "none"
    }
  }
}
