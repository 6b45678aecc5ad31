import ViewGraph

/// Gradients, finer points of fonts, effects and motion.
extension Rules {
  static let effects: [Rule] = [
    gradient(.backgroundGradient, "bgg") { "background-image:\($0)" },
    // A symbol takes the first colour, which `.foreground` has.
    gradient(.foregroundGradient, "fgg") {
      "background-image:\($0);background-clip:text;-webkit-background-clip:text;"
        + "-webkit-text-fill-color:transparent"
    },
    gradient(.maskGradient, "mg") { "mask-image:\($0);-webkit-mask-image:\($0)" },
    Rule(
      [.maskLayers],
      .style(StyleKind("ml") { MaskLayers.declarations($0[.maskLayers]!) })
    ) { $0[.maskLayers].map(CSSText.digest) },
    Rule(
      [.fontLeading],
      .style(StyleKind("lead") { "line-height:\($0[.fontLeading] == .tight ? "1.15" : "1.5")" })
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
    number(.textScale, "ts") { "--ts:\($0);font-size:calc(1em*\($0))" },
    number(.hueRotation, "fh") { "--fh:hue-rotate(\($0)deg);\(filters)" }.renamed("hue"),
    number(.contrast, "fc") { "--fc:contrast(\($0));\(filters)" },
    Rule([.invertsColors], .style(StyleKind("fi") { _ in "--fi:invert(1);\(filters)" })) {
      $0.flag(.invertsColors) ? "1" : nil
    },
    Rule([.isolates], .style(StyleKind("iso") { _ in "isolation:isolate" })) {
      $0.flag(.isolates) ? "1" : nil
    },
    Rule(
      [.blendMode],
      .style(StyleKind("bm") { "mix-blend-mode:\(blendModes[Int($0[.blendMode]!.rawValue)])" })
    ) { $0[.blendMode].map { "\($0.rawValue)" } },
    pair(.anchor, "tor") {
      "transform-origin:\(CSSText.number($0 * 100))% \(CSSText.number($1 * 100))%"
    },
    Rule([.rotation3D], .style(StyleKind("r3") { turn($0[.rotation3D]!) })) { values in
      guard let numbers = values[.rotation3D], numbers.count == 8 else { return nil }
      return CSSText.suffix(numbers)
    },
    Rule([.transition], .style(StyleKind("tn") { passage($0[.transition]!) })) { values in
      // 0 alone: pages and sheets come at once, which otherwise do not.
      guard let numbers = values[.transition], numbers.count > 1 || numbers == [0] else {
        return nil
      }
      return CSSText.suffix(numbers)
    },
    Rule([.animation], .style(StyleKind("an") { motion($0[.animation]!) })) { values in
      guard let numbers = values[.animation], numbers.count >= 3 else { return nil }
      return CSSText.suffix(Array(numbers.prefix(3)))
    },
  ]

  private static let blendModes = [
    "normal", "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn",
    "soft-light", "hard-light", "difference", "exclusion", "hue", "saturation", "color",
    "luminosity", "plus-lighter",
  ]

  private static func gradient(
    _ attribute: Attribute<[Double]>, _ prefix: String,
    _ text: @escaping @Sendable (String) -> String
  ) -> Rule {
    Rule([attribute.key], .style(StyleKind(prefix) { text(CSSText.gradient($0[attribute]!)) })) {
      values in
      guard let numbers = values[attribute], numbers.count >= 7 else { return nil }
      return CSSText.digest(numbers)
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

  /// The initial look of an inserted element (`i`) and the final look of a removed one (`r`), as
  /// variables that the sheet's transition rules read.
  private static func passage(_ numbers: [Double]) -> String {
    guard numbers.count > 1 else { return "transition:none" }
    let count = max(0, min(numbers.count - 1, Int(max(0, min(999, numbers[0])))))
    let text =
      looks(of: Array(numbers[1..<(1 + count)]), "i")
      + looks(of: Array(numbers[(1 + count)...]), "r")
    return text.isEmpty ? "transition:none" : text
  }

  private static func looks(of effects: [Double], _ letter: String) -> String {
    var text = ""
    var index = 0
    func parameter(_ offset: Int) -> Double {
      index + offset < effects.count ? effects[index + offset] : 0
    }
    while index < effects.count {
      switch effects[index] {
      case 1:
        text += "--\(letter)o:0;"
        index += 1
      case 2:
        text += "--\(letter)s:\(CSSText.precise(max(0, parameter(1))));"
        text += "transform-origin:\(CSSText.number(parameter(2) * 100))% "
        text += "\(CSSText.number(parameter(3) * 100))%;"
        index += 4
      case 3:
        let places = ["0 -100%", "-100% 0", "0 100%", "100% 0"]
        text += "--\(letter)t:\(places[Int(max(1, min(4, parameter(1)))) - 1]);"
        index += 2
      case 4:
        text += "--\(letter)t:\(CSSText.length(parameter(1))) \(CSSText.length(parameter(2)));"
        index += 3
      default: return text
      }
    }
    return text
  }

  private static func motion(_ numbers: [Double]) -> String {
    let timing: String
    switch numbers[0] {
    case 1: timing = "linear"
    case 2: timing = "ease-in"
    case 3: timing = "ease-out"
    case 5: timing = "cubic-bezier(.3,1.3,.5,1)"
    case 7: return "transition:none"
    default: timing = "ease-in-out"
    }
    let times = numbers[1...2].map { CSSText.number(max(0, min(10_000, $0))) + "ms" }
    return "transition:\(times[0]) \(timing) \(times[1]);transition-property:opacity,translate,"
      + "scale,rotate,transform,filter,color,background-color,width,height"
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

  /// A gradient in the form of ``AttributeKey/gradient``.
  static func gradient(_ numbers: [Double]) -> String {
    let stops = stride(from: 5, to: min(numbers.count - 1, 69), by: 2).map { index in
      (
        place: max(0, min(1, numbers[index])),
        color: color(Paint(bits: UInt64(max(0, min(1.8e19, numbers[index + 1])))), isFill: true)
      )
    }
    func list(_ place: (Double) -> String) -> String {
      stops.map { "\($0.color) \(place($0.place))" }.joined(separator: ",")
    }
    let center = "\(number(numbers[1] * 100))% \(number(numbers[2] * 100))%"
    let (start, end) = (numbers[3], numbers[4])
    switch numbers[0] {
    case 2:
      return "radial-gradient(circle at \(center),"
        + list { length(max(0, start + $0 * (end - start))) } + ")"
    case 3:
      // A page counts from the top, SwiftUI from the right.
      return "conic-gradient(from \(number(start + 90))deg at \(center),"
        + list { number($0 * (end - start)) + "deg" } + ")"
    case 4:
      return "radial-gradient(ellipse at \(center),"
        + list { number((start + $0 * (end - start)) * 200) + "%" } + ")"
    default:
      let line = GradientLine(from: (numbers[1], numbers[2]), to: (start, end))
      return "linear-gradient(\(line.direction),"
        + list { number((line.start + $0 * line.length) * 100) + "%" } + ")"
    }
  }
}
