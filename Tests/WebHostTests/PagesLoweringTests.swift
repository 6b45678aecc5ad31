import Foundation
import RegexBuilder
import Testing
import ViewGraph

@testable import PageMarkup
@testable import WebHost

@Suite struct PagesLoweringTests {
  private func html(_ model: Model) -> (bytes: [UInt8], table: ElementTable) {
    let table = ElementTable()
    var renderer = Renderer(HTMLSink(), table: table, styles: PageStyles())
    renderer.render(model.stream, around: Surroundings())
    return (renderer.sink.bytes, table)
  }

  private func data(_ model: Model) throws -> DOM {
    var renderer = Renderer(NodeSink(), table: ElementTable(), styles: PageStyles())
    renderer.render(model.stream, around: Surroundings())
    return try DOM.make(
      JSONSerialization.jsonObject(with: Data(renderer.sink.json.bytes), options: .fragmentsAllowed)
    )
  }

  /// A page and what is remembered of it, written with forms that are met again, or without.
  private func page(_ model: Model, repeating: Int) -> (html: String, remembered: [String]) {
    let table = ElementTable()
    let styles = PageStyles()
    var renderer = Renderer(HTMLSink(), table: table, styles: styles, repeating: repeating)
    renderer.render(model.stream, around: Surroundings())
    let remembered = model.all.map { element in
      let record = table[element.node].map { "\($0.role) \($0.template.index) \($0.around)" }
      return "\(element.node) \(record ?? "-") \(table.remembered(element.node))"
    }
    let html = String(decoding: renderer.sink.bytes, as: UTF8.self)
    return (html, remembered + styles.takeFresh() + ["\(renderer.isUnusual)"])
  }

  /// The same as data for a client.
  private func data(_ model: Model, repeating: Int) -> String {
    var renderer = Renderer(
      NodeSink(), table: ElementTable(), styles: PageStyles(), repeating: repeating)
    renderer.render(model.stream, around: Surroundings())
    return String(decoding: renderer.sink.bytes, as: UTF8.self)
  }

  @Test(arguments: 1...300) func elementsOfTheSameFormAreWrittenAsIfTheyWereTheFirst(
    seed: UInt64
  ) {
    var generator = Generator(seed: seed)
    let first = generator.tree(depth: 2)
    let rows = (0..<8).map { _ in generator.variant(of: first) }
    let model = Model(0, seed.isMultiple(of: 2) ? .list : .box, [:], [first] + rows)
    let repeated = page(model, repeating: 0)
    let fresh = page(model, repeating: .max)
    #expect(repeated.html == fresh.html)
    #expect(repeated.remembered == fresh.remembered)
    #expect(data(model, repeating: 0) == data(model, repeating: .max))
  }

  @Test(arguments: 1...400) func htmlIsTheSameTreeAsTheData(seed: UInt64) throws {
    var generator = Generator(seed: seed)
    let model = generator.tree(depth: 3)
    let parsed = try DOM.parse(html(model).bytes)
    #expect(parsed.elements.count == 1)
    #expect(parsed.elements[0].lines() == (try data(model)).lines())
  }

  @Test(arguments: 1...200) func theClientCountsAsTheSessionDoes(seed: UInt64) throws {
    var generator = Generator(seed: seed)
    let model = generator.tree(depth: 4)
    let (bytes, table) = html(model)
    let client = try PagesClient(html: bytes, first: model.node)
    let shown = Set(model.all.map(\.node).filter { table[$0] != nil })
    #expect(Set(client.nodes.keys) == shown)
    for element in model.all {
      guard let record = table[element.node] else { continue }
      #expect(client.nodes[element.node]?.tag == record.template.root.tag.rawValue)
    }
  }

  /// Every attribute of every role that holds text, with every hostile text.
  @Test func noTextLeavesItsPlace() throws {
    var count = 0
    for role in Role.allCases {
      for key in AttributeKey.allCases where key.kind == .text {
        for text in hostileTexts {
          // Words with a label have a part for it.
          let harmless: [AttributeKey: AttributeValue] =
            key == .label && !text.isEmpty ? [key: .text("A label")] : [:]
          let plain = try DOM.parse(html(Model(1, role, harmless)).bytes).elements[0]
          let parsed = try DOM.parse(html(Model(1, role, [key: .text(text)])).bytes)
          #expect(parsed.elements.count == 1)
          // What has an address is a link, and nothing else.
          let isLink =
            [.textRun, .button, .tab].contains(role) && key == .address
            && tags(parsed.elements[0]) == ["a"]
          #expect(
            isLink || tags(parsed.elements[0]) == tags(plain),
            "\(role) \(key) \(text.debugDescription)")
          count += 1
        }
      }
    }
    #expect(count > 20_000)
  }

  /// Tags without drawings, which a symbol's name may choose.
  private func tags(_ element: DOM) -> [String] {
    [element.tag]
      + element.elements.filter { !["svg", "img"].contains($0.tag) }.flatMap(tags)
  }

  @Test func escapingCanFail() throws {
    // A writer that forgets to escape must not pass for one that does.
    #expect(throws: DOM.ParseError.self) { try DOM.parse(Array("<b title=\"\"><i\">".utf8)) }
    #expect(try DOM.parse(Array("<b><i></i></b>".utf8)).elements[0].elements.count == 1)
  }

  private static var filter: Regex<Substring> {
    let head = "%3Csvg%20xmlns%3D%27http://www.w3.org/2000/svg%27%3E%3Cfilter%20id%3D%27f%27%20"
    let colors = "color-interpolation-filters%3D%27sRGB%27%3E%3CfeColorMatrix%20"
    let matrix = /type%3D%27luminanceToAlpha%27|values%3D%27(?:[0-9.]|%20)+%27/
    return Regex {
      "url(\"data:image/svg+xml," + head + colors
      matrix
      "/%3E%3C/filter%3E%3C/svg%3E#f\")"
    }
  }

  @Test func rulesHoldNothingButTypedValues() throws {
    let allowed = /\.[a-z0-9]+-[a-zA-Z0-9_-]+\{[a-zA-Z0-9 .,:;#%()\/*+"-]+\}/
    for seed in UInt64(1)...300 {
      var generator = Generator(seed: seed)
      let styles = PageStyles()
      var renderer = Renderer(HTMLSink(), table: ElementTable(), styles: styles)
      renderer.render(generator.tree(depth: 3).stream, around: Surroundings())
      for rule in styles.takeFresh() {
        #expect(rule.wholeMatch(of: allowed) != nil, "\(rule)")
        // A filter is a picture of nothing but numbers; any other address is refused.
        let rest = rule.replacing(Self.filter, with: "")
        #expect(!rest.contains("url(") && !rest.contains("//"))
      }
    }
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", " javascript:alert(1)", "java\tscript:alert(1)",
    "\u{1}javascript:alert(1)", "data:text/html,<script>", "vbscript:x", "//evil.example",
    "/\\evil.example", "\\\\evil.example", "/\tevil", "https:evil.example", "file:///etc/passwd",
    "",
  ]) func dangerousAddressesAreDropped(address: String) throws {
    let link = try DOM.parse(html(Model(1, .link, [.address: .text(address)])).bytes).elements[0]
    #expect(link.attributes["href"] == nil)
    let image = try DOM.parse(html(Model(1, .image, [.source: .text(address)])).bytes).elements[0]
    #expect(image.elements.isEmpty)
  }

  @Test(arguments: ["https://example.org/a?b=c#d", "/report/photo", "mailto:a@b.c", "tel:+123"])
  func usefulAddressesAreKept(address: String) throws {
    let link = try DOM.parse(html(Model(1, .link, [.address: .text(address)])).bytes).elements[0]
    #expect(link.attributes["href"] == address)
  }

  @Test func aFieldIsARealControl() throws {
    let model = Model(
      7, .textField,
      [
        .identifier: .text("race"), .label: .text("Race"), .prompt: .text("Any"),
        .value: .text("x"),
        .isInvalid: .flag(true), .hint: .text("Please enter race"), .isDisabled: .flag(true),
        .inputKind: InputKind.email.attributeValue,
        .submitKind: SubmitKind.next.attributeValue,
        .contentType: .text("email"), .onSubmit: .handler(0),
      ])
    let field = try DOM.parse(html(model).bytes).elements[0]
    let input = field.elements[0]
    #expect(input.tag == "input")
    #expect(input.attributes["data-testid"] == "race")
    #expect(input.attributes["aria-label"] == "Race")
    #expect(input.attributes["placeholder"] == "Any")
    #expect(input.attributes["value"] == "x")
    #expect(input.attributes["aria-invalid"] == "true")
    #expect(input.attributes["disabled"] == "")
    #expect(input.attributes["inputmode"] == "email")
    #expect(input.attributes["enterkeyhint"] == "next")
    #expect(input.attributes["autocomplete"] == "email")
    #expect(field.attributes["data-on"] == "s")
    let description = field.elements[1]
    #expect(description.attributes["id"] == input.attributes["aria-describedby"])
    #expect(description.lines().last?.contains("Please enter race") == true)
  }

  @Test func aDisabledBoxDisablesWhatIsInIt() throws {
    let model = Model(
      1, .box, [.isDisabled: .flag(true)], [Model(2, .button, [.text: .text("Go")])])
    let box = try DOM.parse(html(model).bytes).elements[0]
    #expect(box.tag == "fieldset")
    #expect(box.attributes["disabled"] == "")
  }

  @Test func listsAreLists() throws {
    let row = Model(4, .row, [:], [Model(5, .text, [.text: .text("One")])])
    let model = Model(
      1, .list, [:],
      [Model(2, .section, [:], [Model(3, .sectionHeader, [.text: .text("Head")]), row])])
    let list = try DOM.parse(html(model).bytes).elements[0]
    let section = list.elements[0]
    #expect([list.tag, section.tag] == ["ul", "li"])
    #expect(section.elements.map(\.tag) == ["div", "ul", "div"])
    #expect(section.elements[0].elements[0].tag == "h2")
    #expect(section.elements[1].elements[0].tag == "li")
  }

  @Test func buttonsAndHeadingsAreNotNested() throws {
    let inner = Model(3, .button, [:], [Model(4, .text, [.text: .text("x")])])
    let outer = Model(1, .button, [:], [Model(2, .box, [:], [inner])])
    let button = try DOM.parse(html(outer).bytes).elements[0]
    let nested = button.elements[0].elements[0]
    #expect([button.tag, nested.tag] == ["button", "span"])
    #expect(nested.attributes["role"] == "button")
    let header = Model(1, .sectionHeader, [:], [Model(2, .text, [.headingLevel: .integer(3)])])
    #expect(try DOM.parse(html(header).bytes).elements[0].elements[0].tag == "span")
  }

  /// Two rules that write the same thing would undo each other in patches, and an attribute that a
  /// template fixes would be lost when a rule takes its own back.
  @Test func noTwoRulesWriteTheSame() {
    for role in Role.allCases {
      var places: Set<String> = []
      for rule in RuleTable.shared[role].rules {
        let slot: String
        switch rule.slot {
        case .attribute(let name): slot = name.rawValue
        case .style(let kind): slot = "class \(kind.prefix)"
        default: slot = "\(rule.slot)"
        }
        let isNew = places.insert("\(rule.part) \(slot)").inserted
        #expect(isNew, "\(role): \(rule.part) \(slot)")
        if case .style(let kind) = rule.slot {
          #expect(kind.prefix.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) })
        }
      }
    }
  }

  @Test func aPathIsDrawnAsSVG() throws {
    let triangle: [Double] = [6, 100, 50, 0, 0, 0, 1, 100, 0, 1, 50, 50, 4]
    let shape = Model(1, .shape, [.shape: .numbers(triangle), .paint: .paint(Paint(.red))])
    let svg = try DOM.parse(html(shape).bytes).elements[0].elements[0].elements[0]
    #expect(svg.attributes["viewBox"] == "0 0 100 50")
    #expect(svg.elements[0].attributes["d"] == "M0 0L100 0L50 50Z")
    let clipped = Model(2, .box, [.clipShape: .numbers(triangle)])
    let styles = PageStyles()
    var renderer = Renderer(HTMLSink(), table: ElementTable(), styles: styles)
    renderer.render(clipped.stream, around: Surroundings())
    #expect(styles.takeFresh()[0].hasSuffix("{clip-path:polygon(0% 0%,100% 0%,50% 100%)}"))
  }

  @Test func aPartOfACircleIsALine() throws {
    let ring = Model(
      1, .shape,
      [
        .shape: .numbers([2]), .strokePaint: .paint(Paint(.blue)), .strokeWidth: .number(4),
        .trim: .numbers([0, 0.25]),
      ])
    let line = try DOM.parse(html(ring).bytes).elements[0].elements[0].elements[0].elements[0]
    #expect(line.tag == "ellipse")
    #expect(line.attributes["pathLength"] == "1")
    #expect(line.attributes["stroke-dasharray"] == "0.25 1")
    #expect(line.attributes["stroke-width"] == "4")
  }

  @Test func aLineWithoutAPaintHasTheColourAround() throws {
    let ring = Model(1, .shape, [.shape: .numbers([2]), .strokeWidth: .number(16)])
    let shape = try DOM.parse(html(ring).bytes).elements[0]
    #expect(shape.attributes["class"]?.contains("drawn-1") == true)
    let svg = try #require(shape.elements.first?.elements.first)
    #expect(svg.attributes["class"] == "path line")
    #expect(svg.elements[0].attributes["stroke-width"] == "16")
  }

  /// What the class of an element with one attribute declares.
  private func declared(_ attribute: StoredAttribute) -> String {
    let box = Model(1, .box, [attribute.key: attribute.value])
    let styles = PageStyles()
    var renderer = Renderer(HTMLSink(), table: ElementTable(), styles: styles)
    renderer.render(box.stream, around: Surroundings())
    return styles.takeFresh().joined()
  }

  @Test func coloursAreChangedByAMatrix() {
    let half = declared(
      StoredAttribute(.multiplier, Paint(red: 1, green: 0.5, blue: 0, opacity: 1)))
    // 128 of 255, in the second row and column.
    #expect(half.contains("values%3D%271%200%200%200%200%200%200.50"))
    #expect(half.contains("filter:var(--fb,)") && half.contains("var(--fm,)"))
    let luminance = declared(StoredAttribute(.drawsLuminance, true))
    #expect(luminance.contains("feColorMatrix%20type%3D%27luminanceToAlpha%27"))
  }
}
