import PageProtocol
import ScreenLayout
import ViewGraph

/// Of which HTML they are made.
extension Templates {
  static let controls: [Role: Template] = {
    typealias Frame = Template.Frame
    return [
      .secureField: field(.input, [(.type, "password")]),
      .textEditor: field(.textarea, [], className: "field editor"),
      .colorPicker: labelled(
        "color-picker",
        Frame(.input, part: 2, "color", [(.type, "color"), sized(ControlFigures.colorWell)])),
      .slider: labelled(
        "slider",
        Frame(
          .input, part: 2, "range",
          [
            (.type, "range"),
            (.layout, LayoutProgram.text(.band(height: ControlFigures.sliderHeight))),
          ])),
      .stepper: stepper,
      .progress: progress,
      .gauge: Template(Frame(.div, "box", [(.role, "meter")], isSlot: true)),
      .filePicker: filePicker,
      .media: Template(
        Frame(
          .div, "shape media",
          [
            Frame(
              .video, part: 2, "film",
              [(.controls, ""), (.playsinline, ""), (.preload, "metadata")])
          ]),
        control: 2),
      .frame: Template(Frame(.div, "shape drawn-1", [Frame(.iframe, part: 2, "film")]), control: 2),
      .site: Template(Frame(.div, "shape drawn-1", [Frame(.iframe, part: 2, "film")]), control: 2),
    ]
  }()
}

/// What fields hold and how they are entered.
extension Rules {
  static func controls(_ role: Role) -> [Rule] {
    switch role {
    case .textField, .secureField, .textEditor: textInput
    // The option of no value is in the template.
    case .picker:
      [
        Rule([.value], on: .control, .value) { values in
          let value = values[.value] ?? ""
          return value.isEmpty ? "-1" : value
        }
      ]
    case .option: option
    case .toggle:
      [
        Rule([.isOn], on: .control, .checked, always: true) { $0.flag(.isOn) ? "1" : "0" },
        Rule([.look], on: .control, .attribute(.role), always: true) { values in
          if values.around.kind == .commands { return "menuitemcheckbox" }
          return switch values[.look] {
          case .toggleCheckbox, .toggleButton: nil
          default: "switch"
          }
        },
      ]
    case .datePicker:
      [
        Rule([.components], on: .control, .attribute(.type), always: true) { values in
          switch values[.components] {
          case [.time]: "time"
          case [.date, .time]: "datetime-local"
          default: "date"
          }
        },
        Rule([.earliest], on: .control, .attribute(.min)) { $0[.earliest] },
        Rule([.latest], on: .control, .attribute(.max)) { $0[.latest] },
        Rule([.value], on: .control, .value) { $0[.value] ?? "" },
      ]
    case .media:
      [
        Rule([.source], on: .control, .attribute(.src)) { $0[.source].flatMap(WebAddress.media) },
        Rule([.index], on: .control, .attribute(.player)) { $0[.index].map { String($0) } },
      ]
    case .frame:
      [
        Rule([.source], on: .control, .attribute(.src)) {
          $0[.source].flatMap { PageEvent.isAddress($0) ? $0 : nil }
        }
      ]
    case .site:
      [
        // HTML of the app belongs to no site, or its scripts could act as the visitor.
        Rule([.source, .runsScripts], on: .control, .attribute(.sandbox), always: true) { values in
          let isOther = values[.source].map { !WebAddress.isPath($0) } ?? false
          return "allow-forms allow-popups allow-popups-to-escape-sandbox"
            + (values.flag(.runsScripts) ? " allow-scripts" : "")
            + (isOther ? " allow-same-origin" : "")
        },
        Rule([.source], on: .control, .attribute(.src)) { $0[.source].flatMap(WebAddress.media) },
      ]
    case .colorPicker: [Rule([.value], on: .control, .value) { $0[.value] ?? "" }]
    case .slider: slider
    case .progress: progress
    case .gauge: gauge
    case .disclosure: [Rule([.isOn], .attribute(.open)) { $0.flag(.isOn) ? "" : nil }]
    case .filePicker:
      [
        Rule([.accept], on: .control, .attribute(.accept)) { $0[.accept] },
        Rule([.maximum], on: .control, .attribute(.limit)) { $0[.maximum].map(plainNumber) },
      ]
    case .button:
      [
        choice(.buttonRole, "br"),
        Rule([.isSelected, .address], .attribute(.ariaPressed)) { values in
          values.around.kind != .commands && values.has(.isSelected) && !values.has(.address)
            ? (values.flag(.isSelected) ? "true" : "false") : nil
        },
        // A link is not pressed: it leads to the page that is seen.
        Rule([.isSelected, .address], .attribute(.ariaCurrent)) { values in
          values.has(.address) && values.flag(.isSelected) ? "true" : nil
        },
      ]
    case .tab:
      [
        Rule([.isSelected], .attribute(.ariaSelected), always: true) {
          $0.flag(.isSelected) ? "true" : "false"
        }
      ]
    case .row:
      [
        Rule([.onTap, .isDraggable], .attribute(.tabindex)) { values in
          values.has(.onTap) || values.flag(.isDraggable) ? "0" : nil
        },
        Rule([.isSelected], .attribute(.ariaCurrent)) { $0.flag(.isSelected) ? "true" : nil },
        Rule([.isSelected], .style(StyleKind("sel"))) { $0.flag(.isSelected) ? "1" : nil },
      ]
    case .table:
      [
        Rule([.choosesSeveral], .attribute(.ariaMultiSelectable)) {
          $0.flag(.choosesSeveral) ? "true" : nil
        },
        flag(.alternates, "alt"),
      ]
    case .columnHeader:
      [
        Rule([.sortOrder], .attribute(.ariaSort)) { values in
          switch values[.sortOrder] {
          case .ascending: "ascending"
          case .descending: "descending"
          case nil: nil
          }
        }
      ]
    case .tableRow:
      [
        Rule([.onTap], .attribute(.tabindex)) { $0.has(.onTap) ? "0" : nil },
        Rule([.isSelected], .attribute(.ariaSelected)) { values in
          values.has(.isSelected) ? (values.flag(.isSelected) ? "true" : "false") : nil
        },
        Rule([.isSelected], .style(StyleKind("sel"))) { $0.flag(.isSelected) ? "1" : nil },
      ]
    default: []
    }
  }

  /// What somebody signs in with.
  private static let credentials: Set = ["username", "email", "current-password", "new-password"]

  private static let textInput = [
    Rule([.prompt], on: .control, .attribute(.placeholder)) { $0[.prompt] },
    Rule([.caret], on: .control, .attribute(.caret)) {
      $0[.caret].map { $0.map(plainNumber).joined(separator: " ") }
    },
    Rule([.inputKind], on: .control, .attribute(.inputmode)) { values in
      switch values[.inputKind] {
      case .number: "numeric"
      case .decimal: "decimal"
      case .phone, .namePhone: "tel"
      case .email: "email"
      case .url: "url"
      case .search: "search"
      case .text, .ascii, .numbersAndPunctuation, .twitter, nil: nil
      }
    },
    Rule([.contentType], on: .control, .attribute(.autocomplete)) { $0[.contentType] },
    // Password managers look for the fields of one form, and for their names.
    Rule([.contentType], on: .control, .attribute(.form)) { values in
      values[.contentType].flatMap { credentials.contains($0) ? CredentialsForm.id : nil }
    },
    Rule([.contentType], on: .control, .attribute(.name)) { values in
      values[.contentType].flatMap { credentials.contains($0) ? $0 : nil }
    },
    Rule([.submitKind], on: .control, .attribute(.enterkeyhint)) { values in
      switch values[.submitKind] {
      case .done: "done"
      case .go, .join, .route: "go"
      case .send: "send"
      case .search: "search"
      case .return: "enter"
      case .next, .continue: "next"
      case nil: nil
      }
    },
    Rule([.autocapitalization], on: .control, .attribute(.autocapitalize)) { values in
      switch values[.autocapitalization] {
      case .never: "none"
      case .words: "words"
      case .sentences: "sentences"
      case .characters: "characters"
      case nil: nil
      }
    },
    Rule([.isAutocorrectionDisabled], on: .control, .attribute(.autocorrect)) {
      $0.flag(.isAutocorrectionDisabled) ? "off" : nil
    },
    Rule([.isAutocorrectionDisabled], on: .control, .attribute(.spellcheck)) {
      $0.flag(.isAutocorrectionDisabled) ? "false" : nil
    },
    Rule([.inputMask], on: .control, .attribute(.inputMask)) { $0[.inputMask] },
    Rule([.maximumLength], on: .control, .attribute(.maxlength)) {
      $0[.maximumLength].map { String(max(0, $0)) }
    },
    Rule(
      [.minimumLines], on: .control,
      .style(StyleKind("nl") { "min-height:\(lines($0, .minimumLines))" })
    ) { values in values[.minimumLines].map { String(max(1, $0)) } },
    Rule(
      [.maximumLines], on: .control,
      .style(StyleKind("xl") { "max-height:\(lines($0, .maximumLines))" })
    ) { values in values[.maximumLines].map { String(max(1, $0)) } },
    Rule([.isInvalid], .style(StyleKind("bad"))) { $0.flag(.isInvalid) ? "1" : nil },
    Rule([.value], on: .control, .value) { $0[.value] ?? "" },
  ]

  /// The height of lines and of what the style sheet has around them.
  private static func lines(_ values: Values, _ attribute: Attribute<Int>) -> String {
    "calc(\(max(1, values[attribute] ?? 1))lh + var(--around))"
  }

  private static let option = [
    Rule([.index], on: .control, .attribute(.value)) { $0[.index].map { String($0) } },
    Rule([], on: .control, .attribute(.name), always: true) { values in
      values.around.kind == .choices ? nil : "n\(values.around.parent)"
    },
    // A menu of the browser shows words alone, and others show the option's content if there is any.
    Rule([.text, .hidesLabel], on: .content, .text) { values in
      values.flag(.hidesLabel) && values.around.kind != .choices ? "" : values[.text] ?? ""
    },
    Rule([.isSelected], on: .control, .checked, always: true) { $0.flag(.isSelected) ? "1" : "0" },
    Rule([.label, .spokenValue], on: .control, .attribute(.ariaLabel)) { name($0) },
  ]

  private static let slider = [
    Rule([.minimum], on: .control, .attribute(.min), always: true) {
      plainNumber($0[.minimum] ?? 0)
    },
    Rule([.maximum], on: .control, .attribute(.max), always: true) {
      plainNumber($0[.maximum] ?? 1)
    },
    Rule([.step], on: .control, .attribute(.step), always: true) { values in
      values[.step].flatMap { $0 > 0 ? plainNumber($0) : nil } ?? "any"
    },
    Rule([.spokenValue], on: .control, .attribute(.ariaValueText)) { $0[.spokenValue] },
    Rule([.number], on: .control, .value) { $0[.number].map(plainNumber) ?? "" },
  ]

  private static let progress = [
    Rule([.number, .maximum], on: .control, .attribute(.ariaValueNow)) { values in
      share(values).map { String(Int(($0 * 100).rounded())) }
    },
    Rule(
      [.number, .maximum], on: .number(3),
      .style(
        StyleKind("pw") { values in
          "width:\(CSSText.number((share(values) ?? 0) * 100))%"
        })
    ) { values in
      share(values).map { CSSText.suffix($0 * 100) }
    },
    Rule([.runningTime], .attribute(.runningTime)) { $0[.runningTime] },
    Rule([.number, .maximum], .style(StyleKind("busy")), always: true) { values in
      share(values) == nil ? "1" : nil
    },
    Rule([.label, .spokenValue], on: .control, .attribute(.ariaLabel), always: true) {
      name($0) ?? $0.words[.progress]
    },
    Rule([.spokenValue], on: .control, .attribute(.ariaValueText)) { $0[.spokenValue] },
  ]

  private static let gauge = [
    Rule([.minimum], .attribute(.ariaValueMin)) { $0[.minimum].map(plainNumber) },
    Rule([.maximum], .attribute(.ariaValueMax)) { $0[.maximum].map(plainNumber) },
    Rule([.number], .attribute(.ariaValueNow)) { $0[.number].map(plainNumber) },
    Rule([.spokenValue], .attribute(.ariaValueText)) { $0[.spokenValue] },
    Rule([.label, .spokenValue], .attribute(.ariaLabel)) { $0[.label] ?? $0[.spokenValue] },
  ]

  /// How much is done, 0 … 1, or nil if nobody knows.
  private static func share(_ values: Values) -> Double? {
    guard let number = values[.number] else { return nil }
    let whole = values[.maximum] ?? 1
    guard whole > 0, number.isFinite else { return 0 }
    return max(0, min(1, number / whole))
  }

  /// A number as HTML reads it: no group separators, no trailing `.0`.
  static func plainNumber(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    return String(value)
  }
}
