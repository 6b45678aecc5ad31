import ScreenLayout
import ViewGraph

/// Sizes and places. Lengths are points, which are CSS pixels.
extension Rules {
  /// The layout program, by which the page's script places an element. The classes below are for the page's own flow:
  /// without the script, on paper, and in stacks whose rows come and go.
  static func program(_ role: Role) -> Rule {
    Rule(
      LayoutProgram.ownKeys(of: role) + LayoutProgram.keysAround, .attribute(.layout),
      always: LayoutProgram.isConstant(role)
    ) { LayoutProgram.text(role, $0) }
  }

  static let layout: [Rule] = [
    choice(.axis, "ax"),
    choice(.scrollAxes, "sax"),
    Rule(
      [.scrollSnap],
      .style(
        StyleKind("sn") { values in
          let insets = values[.scrollSnap]!.dropFirst().map(CSSText.length)
          return "scroll-snap-type:both mandatory;scroll-padding-block:\(insets[0]) \(insets[2]);"
            + "scroll-padding-inline:\(insets[1]) \(insets[3])"
        })
    ) { values in
      guard let snap = values[.scrollSnap], snap.count == 5 else { return nil }
      return CSSText.suffix(snap)
    },
    Rule([.scrollSnap], .style(StyleKind("snap"))) { values in
      guard let kind = values[.scrollSnap]?.first else { return nil }
      return kind == 1 ? "1" : kind == 2 ? "2" : "3"
    },
    flag(.holdsScrollTargets, "aims"),
    Rule([.alignment], .style(StyleKind("ah"))) { suffix($0[.alignment]?.horizontal) },
    Rule([.alignment], .style(StyleKind("av"))) { suffix($0[.alignment]?.vertical) },
    // What lays out the page knows which of the children fits. Until then, and without a script, it is
    // the first: the others are in rows without a height.
    Rule(
      [.fitting],
      .style(
        StyleKind("fit") { _ in
          "display:grid;grid-template-rows:auto;grid-auto-rows:0;gap:0;overflow-y:clip"
        })
    ) { $0[.fitting].map { String($0.rawValue) } },
    flag(.measuresContent, "mc"),
    // In the page's own flow a container is as wide as what is around, and as high as the window.
    Rule(
      [.containerFrame],
      .style(
        StyleKind("cf") { values in
          let frame = values[.containerFrame]!
          func text(_ name: String, _ length: ContainerFrame.Length?, _ whole: String) -> String {
            guard let length else { return "" }
            let (factor, constant) = (CSSText.number(length.factor), length.constant)
            return "\(name):calc(\(factor)*\(whole) + \(CSSText.number(constant))px);"
          }
          return text("width", frame.width, "100%") + text("height", frame.height, "100dvh")
            + "flex-shrink:0"
        })
    ) { $0[.containerFrame].map { CSSText.preciseSuffix($0.numbers) } },
    length(.spacing, "g") { "gap:\($0)" },
    length(.spacingAcross, "gx") { "column-gap:\($0)" },
    Rule(
      [.padding],
      .style(
        StyleKind("p") { values in
          let sides = values[.padding]!
          guard sides.count == 4 else { return "padding:\(CSSText.length(sides.first ?? 0))" }
          let text = sides.map { CSSText.length(max(0, $0)) }
          return "padding-block:\(text[0]) \(text[2]);padding-inline:\(text[1]) \(text[3])"
        })
    ) { values in
      guard let sides = values[.padding], !sides.isEmpty else { return nil }
      return CSSText.suffix(sides)
    },
    length(.width, "w") { "width:\($0);flex-shrink:0" },
    length(.height, "h") { "height:\($0);flex-shrink:0" },
    length(.minimumWidth, "nw") { "min-width:\($0)" },
    length(.minimumHeight, "nh") { "min-height:\($0)" },
    maximum(.maximumWidth, "xw", "max-width"),
    maximum(.maximumHeight, "xh", "max-height"),
    axes(.fills, "fl"),
    axes(.fixedSize, "fx"),
    number(.aspectRatio, "ar") { "aspect-ratio:\($0)" },
    choice(.contentMode, "cm"),
    flag(.isResizable, "rs"),
    flag(.isPixelated, "px"),
    number(.zIndex, "z") { "position:relative;z-index:round(\($0),1)" },
    pair(.offset, "o") { "translate:\(CSSText.length($0)) \(CSSText.length($1))" },
    pair(.position, "ps") {
      "position:absolute;left:\(CSSText.length($0));top:\(CSSText.length($1));translate:-50% -50%"
    },
    flag(.isClipped, "ov"),
    choice(.ignoresSafeArea, "sa"),
    integer(.columnSpan, "cs") { "grid-column:span \(max(1, min(64, $0)))" },
    Rule(
      [.columns, .axis],
      .style(
        StyleKind("cols") { values in
          let tracks = columns(values[.columns]!)
          return values[.axis] == .horizontal
            ? "display:grid;grid-auto-flow:column;grid-template-rows:\(tracks)"
            : "display:grid;grid-template-columns:\(tracks)"
        })
    ) { values in
      guard let columns = values[.columns] else { return nil }
      return CSSText.suffix(columns.numbers) + (values[.axis] == .horizontal ? "-r" : "")
    },
    Rule(
      [.rowInsets],
      .style(
        StyleKind("ri") { values in
          let text = values[.rowInsets]!.map { CSSText.length(max(0, $0)) }
          return "padding-block:\(text[0]) \(text[2]);padding-inline:\(text[1]) \(text[3])"
        })
    ) { values in
      guard let sides = values[.rowInsets], sides.count == 4 else { return nil }
      return CSSText.suffix(sides)
    },
    length(.sectionSpacing, "sg") { "--sg:\($0)" },
    length(.ownSpacing, "so") { "--so:\($0)" },
    mark(.ownSpacing, "own"),
    rowSpacing,
    flag(.hidesSeparatorAbove, "nsa"),
    flag(.hidesSeparatorBelow, "nsb"),
    flag(.hidesSectionSeparatorAbove, "nssa"),
    flag(.hidesSectionSeparatorBelow, "nssb"),
    paint(.separatorPaintAbove, "rsa", isFill: true) { "--rsa:\($0)" },
    paint(.separatorPaintBelow, "rsb", isFill: true) { "--rsb:\($0)" },
    paint(.sectionSeparatorPaintAbove, "ssa", isFill: true) { "--ssa:\($0)" },
    paint(.sectionSeparatorPaintBelow, "ssb", isFill: true) { "--ssb:\($0)" },
    flag(.hidesScrollIndicators, "nb"),
    flag(.isScrollDisabled, "fixed"),
    flag(.isUnclipped, "unclipped"),
    choice(.pinned, "pin"),
    choice(.edge, "edge"),
    Rule([.columnAlignment], .style(StyleKind("ca"))) { suffix($0[.columnAlignment]) },
    mark(.reservedLines, "kept"),
    // Room is kept below the lines that there are. The layout reads for how many: see client_measure.js.
    integer(.reservedLines, "rl") {
      let lines = max(1, min(999, $0))
      return "min-height:\(lines)lh;--rl:\(lines);--ac:start"
    },
  ]

  private static func columns(_ columns: GridTracks) -> String {
    columns.tracks.prefix(64).map { track in
      switch track.length {
      case .fixed(let length): return shortest(length)
      case .flexible(let minimum, let maximum):
        return "minmax(\(shortest(minimum)),\(longest(maximum)))"
      case .column(let minimum, _, let maximum):
        return "minmax(\(shortest(minimum)),\(longest(maximum)))"
      case .adaptive(let minimum, let maximum):
        return "repeat(auto-fill,minmax(min(\(shortest(minimum)),100%),\(longest(maximum))))"
      }
    }.joined(separator: " ")
  }

  private static func shortest(_ length: Double) -> String { CSSText.length(max(0, length)) }

  private static func longest(_ length: Double) -> String {
    length.isFinite && length >= 0 ? CSSText.length(length) : "1fr"
  }

  // MARK: Alignment

  /// The alignment of a label's picture and title in its frame.
  static let labelAlignment = [
    Rule([.frameAlignment], .style(StyleKind("fh"))) { suffix($0[.frameAlignment]?.horizontal) },
    Rule([.frameAlignment], .style(StyleKind("fv"))) { suffix($0[.frameAlignment]?.vertical) },
  ]

  /// The number of an alignment; nil for a guide of the app, which the page's own flow does not know.
  private static func suffix(_ alignment: ElementAlignment.Horizontal?) -> String? {
    alignment.flatMap { $0.guide.isCustom ? nil : String($0.rawValue) }
  }

  private static func suffix(_ alignment: ElementAlignment.Vertical?) -> String? {
    alignment.flatMap { $0.guide.isCustom ? nil : String($0.rawValue) }
  }

  // MARK: Kinds of rules

  /// A length; an infinite one says nothing, for `fills` does.
  static func length(
    _ attribute: Attribute<Double>, _ prefix: String,
    _ text: @escaping @Sendable (String) -> String
  ) -> Rule {
    Rule([attribute.key], .style(StyleKind(prefix) { text(CSSText.length($0[attribute]!)) })) {
      values in
      values[attribute].flatMap { $0.isFinite ? CSSText.suffix($0) : nil }
    }
  }

  /// A greatest length, which may be infinite: then the solver fills what is offered.
  private static func maximum(
    _ attribute: Attribute<Double>, _ prefix: String, _ property: String
  ) -> Rule {
    Rule(
      [attribute.key],
      .style(
        StyleKind(prefix) { values in
          let length = values[attribute]!
          return "\(property):\(length.isFinite ? CSSText.length(length) : "none")"
        })
    ) { values in
      values[attribute].flatMap { $0.isNaN ? nil : $0.isFinite ? CSSText.suffix($0) : "inf" }
    }
  }

  static func number(
    _ attribute: Attribute<Double>, _ prefix: String,
    _ text: @escaping @Sendable (String) -> String
  ) -> Rule {
    Rule([attribute.key], .style(StyleKind(prefix) { text(CSSText.number($0[attribute]!)) })) {
      values in
      values[attribute].flatMap { $0.isFinite ? CSSText.suffix($0) : nil }
    }
  }

  static func integer(
    _ attribute: Attribute<Int>, _ prefix: String, _ text: @escaping @Sendable (Int) -> String
  ) -> Rule {
    Rule([attribute.key], .style(StyleKind(prefix) { text($0[attribute]!) })) { values in
      values[attribute].map { CSSText.suffix(Double($0)) }
    }
  }

  static func pair(
    _ attribute: Attribute<[Double]>, _ prefix: String,
    _ text: @escaping @Sendable (Double, Double) -> String
  ) -> Rule {
    Rule(
      [attribute.key],
      .style(
        StyleKind(prefix) { values in
          let numbers = values[attribute]!
          return text(numbers[0], numbers[1])
        })
    ) { values in
      guard let numbers = values[attribute], numbers.count == 2 else { return nil }
      return CSSText.suffix(numbers)
    }
  }

  static func paint(
    _ attribute: Attribute<Paint>, _ prefix: String, isFill: Bool = false,
    _ text: @escaping @Sendable (String) -> String
  ) -> Rule {
    Rule(
      [attribute.key],
      .style(StyleKind(prefix) { text(CSSText.color($0[attribute]!, isFill: isFill)) })
    ) { values in values[attribute].map(CSSText.suffix) }
  }

  /// A class that says that there is a value, for rules about what is inside. If such a rule asked for a part of a
  /// class, a browser would work out the style of all that is inside whenever an element gets another class.
  static func mark<Value>(_ attribute: Attribute<Value>, _ prefix: String) -> Rule {
    Rule([attribute.key], .style(StyleKind(prefix))) { $0.has(attribute.key) ? "1" : nil }
  }

  /// A class of the sheet that is there or not.
  static func flag(_ attribute: Attribute<Bool>, _ prefix: String) -> Rule {
    Rule([attribute.key], .style(StyleKind(prefix))) { $0.flag(attribute) ? "1" : nil }
  }

  /// A class of the sheet for each value.
  static func choice<Choice: AttributeChoice>(
    _ attribute: Attribute<Choice>, _ prefix: String
  ) -> Rule {
    Rule([attribute.key], .style(StyleKind(prefix))) { values in
      values[attribute].map { String($0.rawValue) }
    }
  }

  /// As `choice`, of directions: for none there is no class.
  private static func axes(_ attribute: Attribute<AxisSet>, _ prefix: String) -> Rule {
    Rule([attribute.key], .style(StyleKind(prefix))) { values in
      values[attribute].flatMap { $0.isEmpty ? nil : String($0.rawValue) }
    }
  }
}
