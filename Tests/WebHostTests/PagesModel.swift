import ViewGraph

@testable import WebHost

/// Elements as a tree, to make streams of.
final class Model {
  let node: NodeID
  let role: Role
  var attributes: [AttributeKey: AttributeValue]
  var children: [Model]

  init(
    _ node: NodeID, _ role: Role, _ attributes: [AttributeKey: AttributeValue] = [:],
    _ children: [Model] = []
  ) {
    self.node = node
    self.role = role
    self.attributes = attributes
    self.children = children
  }

  func write(to writer: ElementWriter) {
    writer.open(role, number: node)
    for (key, value) in attributes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      writer.set(StoredAttribute(key, stored: value)!)
    }
    for child in children { child.write(to: writer) }
    writer.close()
  }

  var stream: ElementStream {
    let writer = ElementWriter()
    write(to: writer)
    return ElementStream(writer)
  }

  var all: [Model] { [self] + children.flatMap(\.all) }
}

/// The same numbers in every run.
struct Seeded: RandomNumberGenerator {
  var state: UInt64
  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

/// Texts that break naive writers of HTML, attributes, style, scripts and JSON.
let hostileTexts = [
  "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onfocus='alert(1)",
  "</textarea>",
  "</style><script>", "<!--", "-->", "]]>", "&lt;", "&amp;amp;", "&#x3c;b", "a\u{0}b", "line\nline",
  "\nfirst line", "\r\nwindows", "\r", "\t", "\\\"\\u0022", "javascript:alert(1)", "{{x}}",
  "`${x}`",
  "\u{2028}\u{2029}", "\u{202E}evil", "👩‍👩‍👧", "e\u{301}", "a\u{FEFF}b", "<svg/onload=alert(1)>",
  "x\" style=\"color:red", "</title>", "</select><b>", "=\"", "<", ">", "&", "\"", "'", "", " ",
  "url(https://evil.example)", "}body{display:none}", "\u{1}\u{1F}", "ÀÉÎ", "<a href=//evil>",
  "\u{10FFFF}",
]

/// Makes random trees and values. Roles that only make sense below others are put there alone.
struct Generator {
  var random: Seeded
  private(set) var last: NodeID = 0

  init(seed: UInt64) { random = Seeded(seed) }

  private static let anywhere: [Role] = [
    .box, .stack, .zstack, .grid, .spacer, .divider, .scroll, .form, .list, .section, .row, .text,
    .image, .shape, .label, .button, .link, .textField, .secureField, .textEditor, .picker,
    .toggle, .datePicker, .slider, .stepper, .progress, .menu, .disclosure, .filePicker,
    .navigation, .page, .modal, .search, .window, .tabs,
  ]
  /// Children that come first in their element, with a place of their own.
  private static let heads: [Role: [Role]] = [
    .section: [.sectionHeader], .menu: [.menuLabel], .disclosure: [.disclosureLabel],
    .page: [.bar], .modal: [.modalTitle, .modalMessage, .modalActions], .tabs: [.tab, .tab],
    .bar: [.barItems, .barTitle], .picker: [.option, .option], .text: [.textRun],
    .grid: [.gridRow],
  ]

  mutating func tree(depth: Int) -> Model {
    element(Self.anywhere.randomElement(using: &random)!, depth)
  }

  mutating func element(_ role: Role, _ depth: Int) -> Model {
    last += 1
    let model = Model(last, role)
    let keys = AttributeKey.allCases
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let key = keys.randomElement(using: &random)!
      model.attributes[key] = value(for: key)
    }
    if role == .picker {
      model.attributes[.look] = .choice([30, 31, 32].randomElement(using: &random)!)
    }
    for head in Self.heads[role] ?? [] { model.children.append(element(head, depth - 1)) }
    if depth > 0, role != .picker, role != .bar {
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        model.children.append(tree(depth: depth - 1))
      }
    }
    return model
  }

  /// The same elements with other numbers, of which every third text is another.
  mutating func variant(of model: Model) -> Model {
    last += 1
    let copy = Model(last, model.role, model.attributes)
    for (key, value) in model.attributes {
      if case .text = value, Int.random(in: 0..<3, using: &random) == 0 {
        copy.attributes[key] = self.value(for: key)
      }
    }
    for child in model.children { copy.children.append(variant(of: child)) }
    return copy
  }

  mutating func value(for key: AttributeKey) -> AttributeValue {
    switch key.kind {
    case .flag: .flag(.random(using: &random))
    case .integer: .integer(Int.random(in: -2...70, using: &random))
    case .choice: .choice(UInt8.random(in: 0...70, using: &random))
    case .number:
      .number([0, 1, 12.5, -3, 0.333, 44, .infinity, .nan, 1e300].randomElement(using: &random)!)
    case .text: .text(hostileTexts.randomElement(using: &random)!)
    case .numbers:
      .numbers(
        (0..<Int.random(in: 0...7, using: &random)).map { _ in
          [0, 1, 2, 5, 6, 8.25, -4, .infinity].randomElement(using: &random)!
        })
    case .paint: .paint(Paint(bits: UInt64.random(in: 0...0xFF_FFFF_FFFF, using: &random) & ~0xFE))
    case .handler: .handler(Int.random(in: 0...9, using: &random))
    }
  }
}
