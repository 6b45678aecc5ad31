import ViewGraph

/// Colours, fonts and effects.
extension Rules {
  static func style(_ role: Role) -> [Rule] { role == .shape ? looks : looks + borders }

  private static let looks: [Rule] = [
    paint(.foreground, "c") { "color:\($0)" },
    paint(.background, "bg") { "background-color:\($0)" },
    paint(.tint, "ti") { "--tint:\($0);accent-color:\($0)" },
    choice(.material, "mt"),
    choice(.fontStyle, "f"),
    Rule(
      [.fontSize],
      .style(StyleKind("fz") { "font-size:\(CSSText.textLength($0.number(.fontSize)!))" })
    ) {
      values in
      values.number(.fontSize).flatMap { $0.isFinite && $0 > 0 ? CSSText.suffix($0) : nil }
    },
    integer(.fontWeight, "fw") { "font-weight:\(max(1, min(1000, $0)))" },
    choice(.fontDesign, "fd"),
    Rule(
      [.fontName],
      .style(
        StyleKind("fn") {
          "font-family:\"\(CSSText.fontFamily($0.text(.fontName)!)!)\",var(--font)"
        })
    ) { values in
      values.text(.fontName).flatMap(CSSText.fontFamily).map {
        $0.replacing(" ", with: "_")
      }
    },
    flag(.isItalic, "it"),
    flag(.isUnderlined, "un"),
    flag(.isStruck, "st"),
    flag(.hasMonospacedDigits, "mo"),
    length(.kerning, "k") { "letter-spacing:\($0)" },
    length(.lineSpacing, "ls") { "line-height:calc(1.3em + \($0))" },
    integer(.lineLimit, "ll") {
      "display:-webkit-box;-webkit-box-orient:vertical;overflow:hidden;-webkit-line-clamp:\(max(1, min(999, $0)))"
    },
    choice(.textAlignment, "ta"),
    choice(.textCase, "tc"),
    number(.opacity, "op") { "opacity:\($0)" },
    length(.blur, "fb") { "--fb:blur(\($0));\(filters)" },
    number(.saturation, "fs") { "--fs:saturate(\($0));\(filters)" },
    number(.grayscale, "fg") { "--fg:grayscale(\($0));\(filters)" },
    number(.brightness, "fr") { "--fr:brightness(calc(1 + \($0)));\(filters)" },
    pair(.scale, "sc") { "scale:\(CSSText.number($0)) \(CSSText.number($1))" },
    number(.rotation, "ro") { "rotate:\($0)deg" },
    Rule(
      [.cornerRadius],
      .style(StyleKind("r") { "border-radius:\(corners($0.numbers(.cornerRadius)!))" })
    ) { values in
      guard let radii = values.numbers(.cornerRadius), radii.count == 1 || radii.count == 4 else {
        return nil
      }
      return CSSText.suffix(radii)
    },
    Rule([.clipShape], .style(StyleKind("cl") { clip($0.numbers(.clipShape)!) })) { values in
      guard let numbers = values.numbers(.clipShape), !numbers.isEmpty else { return nil }
      return CSSText.suffix(numbers)
    },
    Rule(
      [.shadow, .shadowPaint],
      .style(
        StyleKind("sh") { values in
          let numbers = values.numbers(.shadow)!
          let color = CSSText.color(values.paint(.shadowPaint) ?? Paint(.black, opacity: 0.33))
          let lengths = [numbers[1], numbers[2], numbers[0] * 2].map { CSSText.length($0) }
          return "--fd:drop-shadow(\(lengths.joined(separator: " ")) \(color));\(filters)"
        })
    ) { values in
      guard let numbers = values.numbers(.shadow), numbers.count == 3 else { return nil }
      return CSSText.suffix(numbers) + "-" + (values.paint(.shadowPaint).map(CSSText.suffix) ?? "d")
    },
    choice(.look, "look"),
    choice(.controlSize, "size"),
    choice(.borderShape, "bs"),
    flag(.hidesLabel, "hl"),
    Rule([.transition], .style(StyleKind("tn"))) { values in
      values.numbers(.transition)?.first.map { CSSText.suffix(Double(Int(max(0, min(5, $0))))) }
    },
    Rule(
      [.animation],
      .style(
        StyleKind("an") { values in
          let milliseconds = max(0, min(10_000, values.numbers(.animation)!.last ?? 0))
          return "transition-duration:\(CSSText.number(milliseconds))ms"
        })
    ) { values in
      guard let numbers = values.numbers(.animation), numbers.count == 2 else { return nil }
      return CSSText.suffix(max(0, min(10_000, numbers[1])))
    },
    paint(.rowBackground, "rb") { "background-color:\($0)" },
    choice(.colorScheme, "scheme"),
    flag(.isRedacted, "rd"),
    Rule([.hitTesting], .style(StyleKind("ht"))) { $0[.hitTesting] == .flag(false) ? "0" : nil },
  ]

  /// Inside the edge, as SwiftUI draws it; it takes no room.
  private static let borders: [Rule] = [
    Rule(
      [.borderPaint, .borderWidth],
      .style(
        StyleKind("bd") { values in
          let width = CSSText.length(values.number(.borderWidth) ?? 1)
          return "box-shadow:inset 0 0 0 \(width) \(CSSText.color(values.paint(.borderPaint)!))"
        })
    ) { values in
      values.paint(.borderPaint).map {
        CSSText.suffix($0) + "-" + CSSText.suffix(values.number(.borderWidth) ?? 1)
      }
    }
  ]

  private static let filters = "filter:var(--fb,) var(--fs,) var(--fg,) var(--fr,) var(--fd,)"

  private static func clip(_ numbers: [Double]) -> String {
    switch ShapeKind(rawValue: Int(max(0, min(99, numbers[0])))) {
    case .circle: "clip-path:circle()"
    case .ellipse: "clip-path:ellipse()"
    case .capsule: "border-radius:9999px;overflow:clip"
    case .roundedRectangle:
      "border-radius:\(corners(numbers.count > 1 ? Array(numbers.dropFirst()) : [0]));overflow:clip"
    case .path: "clip-path:path(\"\(Drawing.pathData(Array(numbers.dropFirst())))\")"
    case .rectangle, nil: "overflow:clip"
    }
  }
}
