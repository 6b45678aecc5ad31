import ViewGraph

/// Texts, pictures, links and the frame of a screen.
extension Rules {
  static func content(_ role: Role) -> [Rule] {
    switch role {
    case .button:
      [
        Rule([.text], on: .content, .text) { $0.text(.text) ?? "" },
        Rule([.symbol], .drawing) { $0.text(.symbol).map { "s" + $0 } },
        placement,
      ]
    case .text, .textRun, .label, .menuLabel, .disclosureLabel, .barTitle,
      .sectionHeader, .sectionFooter, .modalMessage, .toast, .tab, .row:
      [Rule([.text], on: .content, .text) { $0.text(.text) ?? "" }]
    case .modalTitle:
      [
        Rule([.text], on: .content, .text) { $0.text(.text) ?? "" },
        Rule([], .attribute(.id), always: true) { "t\($0.around.parent)" },
      ]
    case .image: image
    case .link:
      [
        Rule([.text], on: .content, .text) { $0.text(.text) ?? "" },
        Rule([.address], .attribute(.href)) { values in
          values.around.kind == .control ? nil : values.text(.address).flatMap(WebAddress.link)
        },
        Rule([.address], .attribute(.target)) { values in
          let address = values.text(.address).flatMap(WebAddress.link)
          return address?.hasPrefix("http") == true ? "_blank" : nil
        },
      ]
    case .shape: shape
    case .window:
      [
        Rule([.count], .attribute(.count)) { $0.integer(.count).map { String($0) } },
        Rule(
          [.count, .estimate],
          .style(StyleKind("wh") { "height:\(CSSText.length(windowHeight($0)))" })
        ) { CSSText.suffix(windowHeight($0)) },
      ]
    case .modal: modal
    case .bar: [Rule([.style], .style(StyleKind("inline"))) { $0.integer(.style).map(String.init) }]
    case .barItems: [placement]
    case .box:
      [placement, Rule([.style], .style(StyleKind("ly"))) { $0.integer(.style).map(String.init) }]
    default: []
    }
  }

  private static let placement = Rule([.placement], .style(StyleKind("place"))) {
    $0.integer(.placement).map(String.init)
  }

  private static let image = [
    Rule([.symbol, .source], .drawing) { values in
      if let source = values.text(.source).flatMap(WebAddress.picture) { return "u" + source }
      return values.text(.symbol).map { "s" + $0 }
    },
    Rule([.source], .style(StyleKind("pic"))) { $0.has(.source) ? "1" : nil },
    Rule([.label, .spokenValue], .attribute(.ariaLabel)) { name($0) },
    Rule([.label], .attribute(.role)) { values in values.text(.label) == nil ? nil : "img" },
    Rule([.label, .isAccessibilityHidden], .attribute(.ariaHidden), always: true) { values in
      values.text(.label) == nil || values.flag(.isAccessibilityHidden) ? "true" : nil
    },
  ]

  private static let shape = [
    Rule([.shape], .style(StyleKind("shape"))) { values in
      values.numbers(.shape)?.first.map { CSSText.suffix($0) }
    },
    Rule(
      [.shape],
      .style(StyleKind("sr") { "border-radius:\(corners(Array($0.numbers(.shape)!.dropFirst())))" })
    ) { values in
      guard let numbers = values.numbers(.shape), numbers.count > 1,
        numbers[0] == Double(ShapeKind.roundedRectangle.rawValue)
      else { return nil }
      return CSSText.suffix(Array(numbers.dropFirst()))
    },
    Rule([.paint], .style(StyleKind("pt") { "--pt:\(CSSText.color($0.paint(.paint)!))" })) {
      $0.paint(.paint).map(CSSText.suffix)
    },
    Rule(
      [.strokePaint, .strokeWidth, .dash],
      .style(
        StyleKind("sk") { values in
          let width = CSSText.length(values.number(.strokeWidth) ?? 1)
          let line = values.numbers(.dash)?.isEmpty == false ? "dashed" : "solid"
          let color = CSSText.color(values.paint(.strokePaint)!)
          return "border:\(width) \(line) \(color);--sk:\(color);--skw:\(width)"
        })
    ) { values in
      values.paint(.strokePaint).map { paint in
        CSSText.suffix(paint) + "-" + CSSText.suffix(values.number(.strokeWidth) ?? 1)
          + (values.numbers(.dash)?.isEmpty == false ? "-d" : "")
      }
    },
    Rule([.shape], on: .number(1), .drawing) { values in
      guard let numbers = values.numbers(.shape),
        numbers.first == Double(ShapeKind.path.rawValue)
      else { return nil }
      return "p" + Drawing.pathData(Array(numbers.dropFirst()))
    },
  ]

  private static let modal = [
    Rule([.style], .style(StyleKind("modal"))) { $0.integer(.style).map { String($0) } },
    Rule([.style], .attribute(.role)) { values in
      isQuestion(values) ? "alertdialog" : nil
    },
    Rule([], .attribute(.ariaModal), always: true) { _ in "true" },
    Rule([.style, .label, .title], .attribute(.ariaLabelledBy), always: true) { values in
      isQuestion(values) && values.text(.label) == nil ? "t\(values.node)" : nil
    },
    Rule([.style, .label, .title], .attribute(.ariaLabel), always: true) { values in
      if let label = values.text(.label) ?? values.text(.title), !label.isEmpty { return label }
      return isQuestion(values) ? nil : "Dialog"
    },
  ]

  private static func isQuestion(_ values: Values) -> Bool {
    let style = values.integer(.style)
    return style == Modality.alert.rawValue || style == Modality.confirmation.rawValue
  }

  private static func windowHeight(_ values: Values) -> Double {
    Double(values.integer(.count) ?? 0) * (values.number(.estimate) ?? 44)
  }

  /// One radius for all corners, or four: top leading, top trailing, bottom trailing, bottom
  /// leading.
  static func corners(_ radii: [Double]) -> String {
    radii.prefix(4).map { CSSText.length(max(0, $0)) }.joined(separator: " ")
  }
}
