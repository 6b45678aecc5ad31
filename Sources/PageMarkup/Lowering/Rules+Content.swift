import PageProtocol
import ViewGraph

/// Texts, pictures, links and the frame of a screen.
extension Rules {
  /// Where a tap leads: a link to it can be opened in another tab, copied, and followed without a script.
  private static let place = Rule([.address], .attribute(.href)) { values in
    values.around.kind == .control ? nil : values[.address].flatMap(WebAddress.link)
  }

  static func content(_ role: Role) -> [Rule] {
    switch role {
    case .button:
      [
        Rule([.text], on: .content, .text) { $0[.text] ?? "" },
        Rule([.symbol], .drawing) { $0[.symbol].map { "s" + $0 } },
        choice(.barArea, "place"), place,
        // The style sheet shows it where the title of the page before has no room.
        Rule([.barArea, .label], .attribute(.shortWords)) { values in
          values[.barArea] == .back ? values[.label] : nil
        },
      ]
    case .textRun:
      [
        Rule([.text], on: .content, .text) { $0[.text] ?? "" },
        longWordOfRun, runningTime,
        // The app opens an address that no browser may follow.
        Rule([.address, .onOpen], .attribute(.href)) { values in
          if values.around.kind == .control { return nil }
          return values[.address].flatMap(WebAddress.link) ?? (values.has(.onOpen) ? "#" : nil)
        },
      ]
    case .text:
      [
        Rule([.text], on: .content, .text) { $0[.text] ?? "" },
        longWord, ownSpaces, runningTime,
        Rule([.countedLimit], .attribute(.countedLimit)) { $0[.countedLimit].map { String($0) } },
      ]
    case .label:
      [Rule([.text], on: .content, .text) { $0[.text] ?? "" }] + labelAlignment
    case .menuLabel, .disclosureLabel, .barTitle,
      .sectionHeader, .sectionFooter, .modalMessage, .row:
      [Rule([.text], on: .content, .text) { $0[.text] ?? "" }]
    case .tab: [Rule([.text], on: .content, .text) { $0[.text] ?? "" }, place]
    case .modalTitle:
      [
        Rule([.text], on: .content, .text) { $0[.text] ?? "" },
        Rule([], .attribute(.id), always: true) { "t\($0.around.parent)" },
      ]
    case .image: image
    case .link:
      [
        Rule([.text], on: .content, .text) { $0[.text] ?? "" },
        Rule([.address], .attribute(.href)) { values in
          values.around.kind == .control ? nil : values[.address].flatMap(WebAddress.link)
        },
        Rule([.address], .attribute(.target)) { values in
          let address = values[.address].flatMap(WebAddress.link)
          return address?.hasPrefix("http") == true ? "_blank" : nil
        },
      ]
    case .shape: shape
    case .window:
      [
        Rule([.count], .attribute(.count)) { $0[.count].map { String($0) } },
        Rule(
          [.count, .estimate, .axis],
          .style(
            StyleKind("wh") { values in
              let length = CSSText.length(windowLength(values))
              // In a grid it takes whole lines.
              return values[.axis] == .horizontal
                ? "width:\(length);grid-row:1/-1" : "height:\(length);grid-column:1/-1"
            })
        ) { values in
          guard values.has(.count) else { return nil }
          return CSSText.suffix(windowLength(values)) + (values[.axis] == .horizontal ? "-r" : "")
        },
      ]
    case .tabs:
      [
        paint(.paint, "tg") { "--under:\($0)" },
        Rule(
          [.gradient], .style(StyleKind("tgi") { "--under:\(CSSText.gradient($0[.gradient]!))" })
        ) {
          $0[.gradient].map { CSSText.digest($0.numbers) }
        },
      ]
    case .modal: modal
    case .bar: [flag(.hasInlineTitle, "inline")]
    case .barItems: [choice(.barArea, "place"), choice(.swipe, "swipe")]
    case .search: [flag(.isDrawer, "drawer")]
    case .split: [flag(.isSideBySide, "wide")]
    case .page:
      [
        flag(.isWide, "full"),
        Rule([.isWide], on: .content, .style(StyleKind("whole"))) {
          $0.flag(.isWide) ? "1" : nil
        },
      ]
    case .column: [flag(.isSideBySide, "beside"), flag(.isLayer, "over")]
    case .box: [flag(.isLayer, "place"), choice(.layering, "ly")]
    default: []
    }
  }

  /// Words are not broken, but an address can be wider than a phone: what has more than 20 letters, or an
  /// at sign. The client detects addresses in new texts, which saves an operation for each text.
  private static let longWord = Rule([.text], .style(StyleKind("lw")), byClient: true) {
    $0[.text].flatMap { LongWords.areIn($0) ? "1" : nil }
  }

  /// The client looks at whole texts alone.
  private static let longWordOfRun = Rule([.text], .style(StyleKind("lw"))) {
    $0[.text].flatMap { LongWords.areIn($0) ? "1" : nil }
  }

  /// A browser leaves out spaces at the end of a line, and with them all but one between words, unless it is told to
  /// keep them: where there are others, or might be, since a text has parts.
  private static let ownSpaces = Rule(
    [.text], .style(StyleKind("ws")), always: true, byClient: true
  ) { values in
    let text = values[.text] ?? ""
    return text.isEmpty || hasOwnSpaces(text) ? "1" : nil
  }

  /// Whether a text has a space at one of its ends, two in a row, or a tab.
  private static func hasOwnSpaces(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { letters in
      var before = UInt8(ascii: " ")
      for byte in letters {
        if byte == UInt8(ascii: "\t") || byte == UInt8(ascii: " ") && before == byte { return true }
        before = byte
      }
      return before == UInt8(ascii: " ") && !letters.isEmpty
    }
  }

  private static let runningTime = Rule([.runningTime], .attribute(.runningTime)) {
    $0[.runningTime]
  }

  private static let image = [
    Rule([.symbol, .symbolLayers, .source, .sources, .naturalSize, .isTemplate], .drawing) {
      values in
      PictureDrawing(values)?.text
        ?? values[.symbol].map { Drawing.text($0, layers: values[.symbolLayers]) }
    },
    // Whether a page knows a picture's size before it is loaded.
    Rule([.source, .naturalSize], .style(StyleKind("pic"))) { values in
      values.has(.source) ? (values.has(.naturalSize) ? "2" : "1") : nil
    },
    Rule(
      [.source, .sources, .naturalSize, .isTemplate],
      .style(StyleKind("tint") { PictureDrawing($0)!.maskDeclarations })
    ) { values in
      PictureDrawing(values).flatMap { $0.isTemplate ? $0.maskName : nil }
    },
    Rule([.label, .spokenValue], .attribute(.ariaLabel)) { name($0) },
    Rule([.label, .traits, .removedTraits, .onTap], .attribute(.role)) { values in
      pressedRole(values) ?? (values[.label] == nil ? nil : "img")
    },
    keyboardPlace,
    // The drawing of a symbol is hidden by itself.
    Rule(
      [.label, .symbol, .isAccessibilityHidden, .traits, .removedTraits, .onTap],
      .attribute(.ariaHidden), always: true
    ) { values in
      let isSilent = values[.label] == nil && !values.has(.symbol) && pressedRole(values) == nil
      return isSilent || values.flag(.isAccessibilityHidden) ? "true" : nil
    },
  ]

  private static let shape = [
    Rule([.shape], .style(StyleKind("shape"))) { values in
      values[.shape]?.first.map { CSSText.suffix($0) }
    },
    Rule(
      [.shape],
      .style(StyleKind("sr") { "border-radius:\(outlineCorners($0[.shape]!))" })
    ) { values in
      guard let numbers = values[.shape], numbers.count > 1,
        numbers[0] == Double(ShapeKind.roundedRectangle.rawValue)
      else { return nil }
      return CSSText.suffix(Array(numbers.dropFirst()))
    },
    paint(.paint, "pt", isFill: true) { "--pt:\($0)" },
    paint(.strokePaint, "sk", isFill: true) { "--sk:\($0)" },
    Rule(
      [.gradient, .shape, .strokePaint, .strokeGradient],
      .style(
        StyleKind("gr") { "--pt:none;background-image:\(CSSText.gradient($0[.gradient]!))" }
      )
    ) { values in
      guard let gradient = values[.gradient], ShapeMask.gradient(values) == nil else { return nil }
      return CSSText.digest(gradient.numbers)
    },
    Rule(
      ShapeMask.keys, on: .number(1), .style(StyleKind("gm", ShapeMask.declarations)),
      ShapeMask.suffix),
    Rule(
      [.inset, .strokeDetails, .strokeWidth],
      .style(StyleKind("in") { "--in:\(CSSText.length(ShapeDrawing.margin($0)))" })
    ) { values in
      let margin = ShapeDrawing.margin(values)
      return margin == 0 || !margin.isFinite ? nil : CSSText.suffix(margin)
    },
    Rule(ShapeDrawing.keys, .style(StyleKind("drawn"))) {
      ShapeDrawing($0) == nil ? nil : "1"
    },
    Rule(ShapeMask.keys, on: .number(1), .drawing) { values in
      guard ShapeMask.gradient(values) == nil else { return nil }
      return ShapeDrawing(values).map { "p" + $0.text }
    },
  ]

  private static let modal = [
    Rule(
      [.scale],
      .style(
        StyleKind("dt") { values in
          "height:\(CSSText.number(max(0.1, min(1, values[.scale]![0])) * 100))dvh"
        })
    ) { values in
      guard let scale = values[.scale], scale.count == 1, scale[0].isFinite else {
        return nil
      }
      return CSSText.suffix(scale)
    },
    choice(.modality, "modal"), flag(.hasDragIndicator, "grip"), choice(.arrowEdge, "arrow"),
    Rule([.modality], .attribute(.role)) { values in
      isQuestion(values) ? "alertdialog" : nil
    },
    Rule([.isModeless], .attribute(.ariaModal), always: true) { values in
      values.flag(.isModeless) ? nil : "true"
    },
    flag(.isModeless, "free"),
    Rule([.detents, .number, .scrollsFirst], .attribute(.detents)) { values in
      guard let detents = values[.detents] else { return nil }
      let place = CSSText.number(values[.number] ?? 0)
      return ([place, values.flag(.scrollsFirst) ? "1" : "0"] + detents.map(CSSText.number))
        .joined(separator: " ")
    },
    Rule([.modality, .label], .attribute(.ariaLabelledBy), always: true) { values in
      isQuestion(values) && values[.label] == nil ? "t\(values.node)" : nil
    },
    Rule([.modality, .label], .attribute(.ariaLabel), always: true) { values in
      if let label = values[.label], !label.isEmpty { return label }
      return isQuestion(values) ? nil : values.words[.dialog]
    },
  ]

  private static func isQuestion(_ values: Values) -> Bool {
    values[.modality]?.isQuestion ?? false
  }

  private static func windowLength(_ values: Values) -> Double {
    Double(values[.count] ?? 0) * (values[.estimate] ?? 44)
  }

  /// The corners of a rounded rectangle, whose four radii a page wants in another order.
  static func outlineCorners(_ shape: [Double]) -> String {
    shape.count == 5
      ? corners([shape[1], shape[4], shape[3], shape[2]]) : corners(Array(shape.dropFirst()))
  }

  /// One radius for all corners, or four: top leading, top trailing, bottom trailing, bottom
  /// leading.
  static func corners(_ radii: [Double]) -> String {
    radii.prefix(4).map { CSSText.length(max(0, $0)) }.joined(separator: " ")
  }
}
