import ScreenLayout
import ViewGraph

/// Colours, fonts and effects.
extension Rules {
  static func style(_ role: Role) -> [Rule] {
    let ownColor = role == .image ? symbolColor : role == .text ? color : ink
    return [ownColor] + (role == .shape ? looks : looks + borders(role)) + effects + touches(role)
  }

  /// The style sheet lets touches through containers, and none through shapes: a class says of one that
  /// it is otherwise.
  private static func touches(_ role: Role) -> [Rule] {
    let keys = TouchRule.keys(role)
    if keys.isEmpty { return [] }
    let usual = role == .shape
    return [
      Rule(keys, .style(StyleKind("tt"))) { values in
        let takes = TouchRule.takesTouches(role, values.stored)
        return takes == usual ? nil : takes ? "1" : "0"
      }
    ]
  }

  private static let color = Rule(
    [.foreground],
    .style(
      StyleKind("c") { values in
        let (lively, color) = CSSText.wordColor(values[.foreground]!)
        return "\(lively)color:\(color)"
      })
  ) { values in values[.foreground].map(CSSText.suffix) }
  /// A colour for what is inside, controls with a tint too.
  private static let ink = Rule(
    [.foreground],
    .style(
      StyleKind("ck") { values in
        let paint = values[.foreground]!
        let (lively, words) = CSSText.wordColor(paint)
        let symbol = CSSText.symbolColor(paint)
        return "\(lively)color:\(words);--ink:\(words);--symbol:\(symbol);--mark:\(symbol)"
      })
  ) { values in values[.foreground].map(CSSText.suffix) }
  /// A symbol is no words.
  private static let symbolColor = Rule(
    [.foreground],
    .style(StyleKind("ci") { "color:\(CSSText.symbolColor($0[.foreground]!))" })
  ) { values in values[.foreground].map(CSSText.suffix) }

  private static let looks: [Rule] = [
    paint(.background, "bg", isFill: true) { "background-color:\($0)" },
    paint(.promptPaint, "pp") { "--prompt:\($0)" },
    choice(.ground, "on"),
    Rule(
      [.tint],
      .style(
        StyleKind("ti") { values in
          let paint = values[.tint]!
          let vivid = CSSText.color(paint, isFill: true)
          return "--tint:\(CSSText.color(paint));--vivid:\(vivid);accent-color:\(vivid);"
            + "--wash:color-mix(in srgb,\(vivid) 12%,transparent)"
        })
    ) { values in values[.tint].map(CSSText.suffix) },
    choice(.material, "mt"),
    Rule([.dotsGround], .style(StyleKind("dots"))) {
      $0[.dotsGround].map { CSSText.suffix(Double($0)) }
    },
    choice(.fontStyle, "f"),
    Rule(
      [.fontSize],
      .style(StyleKind("fz") { "font-size:\(CSSText.textLength($0[.fontSize]!))" })
    ) {
      values in
      values[.fontSize].flatMap { $0.isFinite && $0 > 0 ? CSSText.suffix($0) : nil }
    },
    // Symbols are drawn in the weight of their font: see Icon+Attributes.swift.
    integer(.fontWeight, "fw") {
      "--fw:\(weight($0));--sw:\(strokes($0));font-weight:\(weight($0))"
    },
    // A weight that was asked for, here or further out, wins over the font's own.
    integer(.fontBaseWeight, "fbw") {
      "--sb:\(strokes($0));font-weight:var(--fw,\(weight($0)))"
    },
    choice(.fontDesign, "fd"),
    Rule(
      [.fontName],
      .style(
        StyleKind("fn") {
          "font-family:\"\(CSSText.fontFamily($0[.fontName]!)!)\",var(--font)"
        } fontName: {
          $0[.fontName]
        })
    ) { values in
      values[.fontName].flatMap(CSSText.fontFamily).map {
        $0.replacing(" ", with: "_")
      }
    },
    flag(.isItalic, "it"),
    flag(.isUnderlined, "un"),
    flag(.isStruck, "st"),
    flag(.hasMonospacedDigits, "mo"),
    length(.kerning, "k") { "letter-spacing:\($0)" },
    // Said of a stack, these hold for the texts in it.
    length(.lineSpacing, "ls") { "--ls:\($0)" },
    mark(.lineSpacing, "spaced"),
    integer(.lineLimit, "ll") { "--ll:\(max(1, min(999, $0)))" },
    mark(.lineLimit, "limited"),
    choice(.truncation, "tr"),
    // Read by the layout: see client_measure.js.
    Rule([.minimumScale], .style(StyleKind("ms"))) { values in
      values[.minimumScale].flatMap { $0.isFinite ? CSSText.suffix($0) : nil }
    },
    Rule([.isTextSelectable], .style(StyleKind("us"))) { values in
      values.has(.isTextSelectable) ? (values.flag(.isTextSelectable) ? "1" : "0") : nil
    },
    choice(.textAlignment, "ta"),
    choice(.textCase, "tc"),
    number(.opacity, "op") { "opacity:\($0)" },
    length(.blur, "fb") { "--fb:blur(\($0));\(filters)" },
    number(.saturation, "fs") { "--fs:saturate(\($0));\(filters)" },
    number(.grayscale, "fg") { "--fg:grayscale(\($0));\(filters)" },
    Rule(
      [.brightness],
      .style(StyleKind("fr") { "--fr:\(brighter($0[.brightness]!));\(filters)" })
    ) { values in
      values[.brightness].flatMap { $0.isFinite ? CSSText.suffix($0) : nil }
    },
    pair(.scale, "sc") { "scale:\(CSSText.number($0)) \(CSSText.number($1))" },
    number(.rotation, "ro") { "rotate:\($0)deg" },
    Rule(
      [.cornerRadius],
      .style(StyleKind("r") { "border-radius:\(corners($0[.cornerRadius]!))" })
    ) { values in
      guard let radii = values[.cornerRadius], radii.count == 1 || radii.count == 4 else {
        return nil
      }
      return CSSText.suffix(radii)
    },
    Rule(
      [.clipShape, .clipsEvenOdd],
      .style(
        StyleKind("cl") {
          clip($0[.clipShape]!, isEvenOdd: $0.flag(.clipsEvenOdd))
        })
    ) { values in
      guard let numbers = values[.clipShape], !numbers.isEmpty else { return nil }
      // Paths are long; a name is not.
      let name = numbers.count > 8 ? CSSText.digest(numbers) : CSSText.suffix(numbers)
      return values.flag(.clipsEvenOdd) ? name + "-eo" : name
    },
    Rule(
      [.shadow, .shadowPaint],
      .style(
        StyleKind("sh") { values in
          let numbers = values[.shadow]!
          let color = CSSText.color(
            values[.shadowPaint] ?? Paint(.black, opacity: 0.33), isFill: true)
          // This filter takes the standard deviation, which the radius of a shadow is.
          let lengths = [numbers[1], numbers[2], numbers[0]].map { CSSText.length($0) }
          return "--fd:drop-shadow(\(lengths.joined(separator: " ")) \(color));\(filters)"
        })
    ) { values in
      guard let numbers = values[.shadow], numbers.count == 3 else { return nil }
      return CSSText.suffix(numbers) + "-" + (values[.shadowPaint].map(CSSText.suffix) ?? "d")
    },
    choice(.look, "look"),
    choice(.controlSize, "size"),
    Rule(
      [.borderShape], .style(StyleKind("bs") { _ in "border-radius:9999px" })
    ) { values in
      values[.borderShape].flatMap { $0 == .roundedRectangle ? nil : String($0.rawValue) }
    },
    flag(.hidesLabel, "hl"),
    paint(.rowBackground, "rb", isFill: true) { "background-color:\($0)" },
    choice(.colorScheme, "scheme"),
    Rule([.preferredColorScheme], .style(StyleKind("pagescheme"))) {
      $0[.preferredColorScheme].map { String($0.rawValue) }
    },
    flag(.isRedacted, "rd"),
    Rule([.hitTesting], .style(StyleKind("ht"))) { $0[.hitTesting] == false ? "0" : nil },
  ]

  /// A line inside of the edge, as SwiftUI draws it; it takes no room.
  ///
  /// A text, and content that scrolls under the line, show the shadow of their box. Children of other elements
  /// would hide it: a part of the page over them draws the line.
  private static func borders(_ role: Role) -> [Rule] {
    switch role {
    case .text, .textRun, .scroll, .list, .form: [border("bd", as: "box-shadow")]
    default: [border("bo", as: "--line"), mark(.borderPaint, "lined")]
    }
  }

  private static func border(_ prefix: String, as property: String) -> Rule {
    Rule(
      [.borderPaint, .borderWidth],
      .style(
        StyleKind(prefix) { values in
          let width = CSSText.length(values[.borderWidth] ?? 1)
          let color = CSSText.color(values[.borderPaint]!, isFill: true)
          return "\(property):inset 0 0 0 \(width) \(color)"
        })
    ) { values in
      values[.borderPaint].map {
        CSSText.suffix($0) + "-" + CSSText.suffix(values[.borderWidth] ?? 1)
      }
    }
  }

  private static func weight(_ weight: Int) -> Int { max(1, min(1000, weight)) }

  /// The thickness of a symbol's strokes in a weight, as a share of the regular thickness.
  private static func strokes(_ weight: Int) -> String {
    switch weight {
    case ..<150: "0.4"
    case ..<250: "0.55"
    case ..<350: "0.78"
    case ..<450: "1"
    case ..<550: "1.14"
    case ..<650: "1.28"
    case ..<750: "1.45"
    case ..<850: "1.62"
    default: "1.8"
    }
  }

  /// Adds to all components, where a page's own filter multiplies: two filters, in the order in which
  /// nothing is cut off in between.
  static func brighter(_ amount: Double) -> String {
    let change = 1 + 2 * min(1, abs(amount))
    let (more, less) = (CSSText.number(change), CSSText.precise(1 / change))
    return amount < 0
      ? "brightness(\(less)) contrast(\(more))" : "contrast(\(less)) brightness(\(more))"
  }

  private static func clip(_ numbers: [Double], isEvenOdd: Bool) -> String {
    switch ShapeKind(rawValue: Int(max(0, min(99, numbers[0])))) {
    case .circle: "clip-path:circle()"
    case .ellipse: "clip-path:ellipse()"
    case .capsule: "border-radius:9999px;overflow:clip"
    case .roundedRectangle:
      "border-radius:\(numbers.count > 1 ? outlineCorners(numbers) : "0");overflow:clip"
    case .path: clipPath(numbers, isEvenOdd ? "evenodd," : "")
    case .rectangle, nil: "overflow:clip"
    }
  }

  /// A path in points, or one that is as large as the element: a polygon, for a page scales no path.
  private static func clipPath(_ numbers: [Double], _ rule: String) -> String {
    guard numbers.count >= 3, numbers[1] != 0, numbers[2] != 0 else {
      return "clip-path:path(\(rule)\"\(Drawing.pathData(Array(numbers.dropFirst(3))))\")"
    }
    let points = Drawing.points(Array(numbers.dropFirst(3))).map { point in
      "\(CSSText.number(point.x / abs(numbers[1]) * 100))% "
        + "\(CSSText.number(point.y / abs(numbers[2]) * 100))%"
    }
    return "clip-path:polygon(\(rule)\(points.isEmpty ? "0 0" : points.joined(separator: ",")))"
  }
}
