import Foundation
import Testing
import ViewGraph

@testable import PageMarkup
@testable import WebHost

@Suite struct PagesPatchTests {
  /// A page, and the tree that it shows.
  private final class Page {
    let model: Model
    let table = ElementTable()
    let styles = PageStyles()
    let client: PagesClient
    var html: [UInt8]

    init(_ model: Model) throws {
      self.model = model
      var renderer = Renderer(HTMLSink(), table: table, styles: styles)
      renderer.render(model.stream, around: Surroundings())
      html = renderer.sink.bytes
      client = try PagesClient(html: html, first: model.node)
    }

    /// Nil if the screen has to be sent anew.
    func apply(_ changes: [Change]) throws -> Bool {
      var writer = PatchWriter(table: table, styles: styles)
      writer.write(changes)
      guard !writer.needsScreen else { return false }
      try client.apply(writer.operations.bytes)
      return true
    }

    /// What a page that is opened now shows.
    func fresh() throws -> DOM {
      var renderer = Renderer(HTMLSink(), table: ElementTable(), styles: PageStyles())
      renderer.render(model.stream, around: Surroundings())
      return try DOM.parse(renderer.sink.bytes)
    }
  }

  @Test(arguments: 1...80) func aPatchedPageIsAFreshPage(seed: UInt64) throws {
    var generator = Generator(seed: seed)
    let page = try Page(generator.element(.box, 3))
    var patched = 0
    for _ in 0..<40 {
      let element = page.model.all.randomElement(using: &generator.random)!
      let change: Change
      switch Int.random(in: 0..<10, using: &generator.random) {
      case 0: change = insert(into: element, page, &generator) ?? .set(element.node, .text, nil)
      case 1: change = remove(from: element, &generator) ?? .set(element.node, .text, nil)
      case 2: change = move(in: element, page, &generator) ?? .set(element.node, .text, nil)
      default:
        let key = AttributeKey.allCases.randomElement(using: &generator.random)!
        let value = Bool.random(using: &generator.random) ? nil : generator.value(for: key)
        change = .set(element.node, key, value)
      }
      if case .set(let node, let key, let value) = change {
        guard let record = page.table[node],
          !RuleTable.shared[record.role].isShapeKey[Int(key.rawValue)]
        else { continue }
        element.attributes[key] = value
      }
      let isPatched = try page.apply([change])
      #expect(isPatched, "\(change)")
      let (now, fresh) = (lines(page.client.root), lines(try page.fresh()))
      let difference = zip(now, fresh).first { $0 != $1 }
      #expect(
        difference == nil && now.count == fresh.count,
        "\(difference?.0 ?? "") instead of \(difference?.1 ?? "")")
      guard now == fresh else { return }
      patched += 1
    }
    #expect(patched > 0)
  }

  /// Without what only counts when the page is adopted, and values that are as good as none.
  private func lines(_ root: DOM) -> [String] {
    root.lines().map {
      $0.replacing(#/ ?data-s="[0-9]+"/#, with: "").replacing(" value=\"\"", with: "")
    }
  }

  /// Only where children have no places of their own.
  private func takesChildren(_ element: Model, _ page: Page) -> Bool {
    guard let record = page.table[element.node] else { return false }
    return record.template.hasSlot && record.template.slots.isEmpty
      && record.around.kind != .choices
      && element.role != .option
  }

  private func insert(into element: Model, _ page: Page, _ generator: inout Generator) -> Change? {
    guard takesChildren(element, page) else { return nil }
    // The first child of a search element is its field: no view puts anything before it.
    let first = element.role == .search ? min(1, element.children.count) : 0
    let index = Int.random(in: first...element.children.count, using: &generator.random)
    let fresh = generator.tree(depth: 1)
    let after = index == 0 ? 0 : element.children[index - 1].node
    element.children.insert(fresh, at: index)
    return .insert(fresh.stream, parent: element.node, after: after)
  }

  private func remove(from element: Model, _ generator: inout Generator) -> Change? {
    guard let index = element.children.indices.randomElement(using: &generator.random),
      ![.picker, .option, .search].contains(element.role)
    else { return nil }
    let gone = element.children.remove(at: index)
    return .remove(gone.node)
  }

  private func move(in element: Model, _ page: Page, _ generator: inout Generator) -> Change? {
    guard takesChildren(element, page), element.role != .search, element.children.count > 1 else {
      return nil
    }
    element.children.shuffle(using: &generator.random)
    let moved = element.children.removeFirst()
    // The others keep their order: only one moves.
    element.children.sort { first, second in
      order(first, in: page, element) < order(second, in: page, element)
    }
    let index = Int.random(in: 0...element.children.count, using: &generator.random)
    element.children.insert(moved, at: index)
    return .move(
      moved.node, parent: element.node, after: index == 0 ? 0 : element.children[index - 1].node)
  }

  private func order(_ child: Model, in page: Page, _ parent: Model) -> Int {
    let target = page.client.nodes[child.node]
    return target?.parent?.elements.firstIndex { $0 === target } ?? 0
  }

  @Test func aChangedTextCostsFewBytes() throws {
    let page = try Page(Model(4, .text, [.text: .text("0")]))
    var writer = PatchWriter(table: page.table, styles: page.styles)
    writer.write([.set(4, .text, .text("200"))])
    #expect(String(decoding: writer.operations.bytes, as: UTF8.self) == #"[0,4,"200"]"#)
  }

  @Test func anotherHandlerIsNoChange() throws {
    let page = try Page(Model(1, .box, [.onTap: .handler(1), .onHover: .handler(2)]))
    var writer = PatchWriter(table: page.table, styles: page.styles)
    writer.write([.set(1, .onTap, .handler(5))])
    #expect(writer.isEmpty)
    writer.write([.set(1, .onTap, nil)])
    #expect(!writer.isEmpty)
  }

  @Test func aRuleIsSentOnce() throws {
    let page = try Page(
      Model(1, .box, [:], [Model(2, .text), Model(3, .text)]))
    _ = try page.apply([.set(2, .padding, .numbers([16])), .set(3, .padding, .numbers([16]))])
    #expect(page.client.rules == [".p-16{padding:16px}"])
    _ = try page.apply([.set(2, .padding, .numbers([4])), .set(2, .padding, .numbers([16]))])
    #expect(page.client.rules == [".p-16{padding:16px}", ".p-4{padding:4px}"])
    #expect(page.client.nodes[2]?.attributes["class"]?.contains("p-16") == true)
  }

  @Test func removedElementsAreForgotten() throws {
    var generator = Generator(seed: 9)
    let page = try Page(Model(1, .box))
    page.model.children = []
    for round in 0..<200 {
      let child = generator.tree(depth: 3)
      let base = NodeID(10_000 * (round + 1))
      let moved = renumbered(child, base)
      _ = try page.apply([.insert(moved.stream, parent: 1, after: 0)])
      _ = try page.apply([.remove(moved.node)])
    }
    page.table.sweep()
    #expect(page.table.count == 1)
    #expect(page.table.rememberedCount <= 1)
    #expect(page.client.nodes.count == 1)
  }

  private func renumbered(_ model: Model, _ base: NodeID) -> Model {
    var next = base
    func copy(_ model: Model) -> Model {
      next += 1
      let node = next
      return Model(node, model.role, model.attributes, model.children.map(copy))
    }
    return copy(model)
  }
}
