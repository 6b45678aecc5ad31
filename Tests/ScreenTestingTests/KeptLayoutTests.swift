import ApusUI
import LayoutSolver
import ScreenLayout
import Testing
import ViewGraph

/// A change lays out few views again, and all frames equal those of a fresh layout.
@MainActor @Suite struct KeptLayoutTests {
  private let phone = ScreenMetrics(
    width: 390, height: 844, safeArea: LayoutInsets(top: 47, bottom: 34))

  // MARK: What is laid out

  private struct Rows: View {
    let count: Int
    var body: some View {
      ScrollView {
        VStack { ForEach(0..<count, id: \.self) { Row(index: $0) } }
      }
      .overlay(alignment: .bottomTrailing) { Button("Add") {} }
    }
  }

  private struct Row: View {
    let index: Int
    @State private var isOn = false

    var body: some View {
      HStack {
        Text(verbatim: "Row \(index)")
        Button(isOn ? "12" : "21") { isOn.toggle() }
      }
    }
  }

  private func graph<Content: View>(_ content: Content) -> (Graph, [NodeID]) {
    let graph = Graph(session: Session()) { content }
    graph.refusalOfTouch = { [unowned graph] in graph.refusalByPlace(of: $0) }
    graph.start()
    let buttons = graph.elements().read { reader in
      var nodes: [NodeID] = []
      while let record = reader.next() {
        if case .open(.button, let node, _) = record { nodes.append(node) }
      }
      return nodes
    }
    return (graph, buttons)
  }

  @Test func aTapOnAnUnchangedScreenLaysOutNothing() {
    let (graph, buttons) = graph(Rows(count: 20))
    #expect(graph.perform(Event(buttons[20], .tap)) == nil)
    #expect(graph.refusalByPlace(of: buttons[0]) == nil)
    let before = graph.layoutCount?.elements
    #expect(before != nil)
    for button in buttons { #expect(graph.refusalByPlace(of: button) == nil) }
    #expect(graph.layoutCount?.elements == before)
  }

  @Test func aTapWithNothingOverItLaysOutNothing() {
    let (graph, buttons) = graph(
      ScrollView {
        VStack {
          Row(index: 0); Row(index: 1)
        }
      })
    for button in buttons { #expect(graph.perform(Event(button, .tap)) == nil) }
    #expect(graph.layoutCount == nil)
  }

  @Test(arguments: [20, 200]) func aChangeOfOneRowDoesNotLayOutTheOthers(_ rows: Int) throws {
    let (graph, buttons) = graph(Rows(count: rows))
    #expect(graph.perform(Event(buttons[3], .tap)) == nil)
    let count = try #require(graph.layoutCount)
    let (elements, windows) = (count.elements, count.windows)
    #expect(graph.perform(Event(buttons[7], .tap)) == nil)
    #expect(count.elements - elements <= 6)
    #expect(count.windows == windows)
    _ = graph.takeChanges()
    #expect(graph.perform(Event(buttons[9], .tap)) == nil)
    #expect(count.elements - elements <= 12)
    #expect(count.windows == windows)
  }

  @Test func otherNumbersOfElementsAreFollowed() {
    let (graph, buttons) = graph(Rows(count: 2))
    #expect(graph.perform(Event(buttons[0], .tap)) == nil)
    _ = graph.elements()
    #expect(graph.layoutCount == nil)
    #expect(graph.refusalByPlace(of: buttons[0]) == nil)
  }

  // MARK: Where it stands

  private struct Everything: View {
    let hasList: Bool
    @State private var text = "Name"
    @State private var isOn = true
    @State private var choice = 1

    var body: some View {
      Group {
        if hasList {
          list
        } else {
          scrolled
        }
      }
      .sheet(isPresented: .constant(true)) {
        VStack {
          Text("Sheet"); Slider(value: .constant(0.5))
        }
      }
    }

    private var list: some View {
      TabView {
        NavigationStack {
          List {
            Section("Header") {
              Text("One"); Toggle("Two", isOn: $isOn); TextField("Three", text: $text)
              Picker("Choice", selection: $choice) {
                Text("First").tag(1); Text("Second, which is longer").tag(2)
              }
              NavigationLink("Next") { Text("There") }
            }
            Section {
              Label("Label", systemImage: "star"); DatePicker("Day", selection: .constant(.now))
            }
            HStack {
              Text("Left"); Spacer(); Text("Right").layoutPriority(1)
            }
          }
          .toolbar { Button("Add") {} }
          .navigationTitle("Title")
        }
        .tabItem { Text("First") }
      }
    }

    private var scrolled: some View {
      ScrollView {
        VStack(alignment: .leading) {
          Grid {
            GridRow {
              Text("A"); Text("Longer").gridColumnAlignment(.trailing)
            }
            GridRow { Text("Both").gridCellColumns(2) }
          }
          ViewThatFits {
            Text("A long text that does not fit anywhere"); Text("Short")
          }
          ZStack(alignment: .bottom) {
            Color.red.frame(height: 40); Text("Over").offset(x: 5)
          }
          Text("Relative").containerRelativeFrame(.horizontal)
          HStack(alignment: .firstTextBaseline) {
            Text("Big").font(.largeTitle); Text("Small")
          }
          Button("Bordered") {}.buttonStyle(.bordered).padding().background(.blue)
          DisclosureGroup("More") { Text("Inside") }
          ProgressView("Waiting", value: 0.5)
          LazyVGrid(columns: [GridItem(), GridItem()]) {
            Text("1"); Text("2"); Text("3")
          }
        }
      }
      .overlay(alignment: .topTrailing) {
        Circle().frame(width: 20); Text("Layer")
      }
      .safeAreaInset(edge: .bottom) { Text("Bar") }
      .environment(\.layoutDirection, .rightToLeft)
    }
  }

  /// Changes of elements at random: attributes of others, places of others, copies of others.
  private struct Changes {
    var random: Generator
    var next: NodeID = 100_000

    struct Generator: RandomNumberGenerator {
      var state: UInt64
      mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
      }
    }

    @MainActor mutating func change(of tree: ElementTree) -> Change {
      let nodes = tree.nodes.values.filter { $0.parent != nil }.sorted { $0.id < $1.id }
      let node = nodes.randomElement(using: &random)!
      switch Int.random(in: 0..<20, using: &random) {
      case 0:
        let parent = node.parent!
        let after = parent.children.filter { $0 !== node }.randomElement(using: &random)
        return .move(node.id, parent: parent.id, after: after?.id ?? 0)
      case 1 where node.children.isEmpty: return .remove(node.id)
      case 2, 3:
        let other = nodes.filter(\.children.isEmpty).randomElement(using: &random)!
        let writer = ElementWriter()
        writer.open(other.role, number: next)
        writer.close()
        next += 1
        return .insert(ElementStream(writer), parent: node.parent!.id, after: node.id)
      case 4..<12:
        let texts = [
          "", "A", "B", "Some words", "A text that needs more than one line of the screen",
        ]
        return .set(node.id, .text, .text(texts.randomElement(using: &random)!))
      default:
        let keys = AttributeKey.allCases.filter { key in
          key.kind != .handler && nodes.contains { $0.has(key) }
        }
        let key = keys.randomElement(using: &random)!
        let giver = nodes.filter { $0.has(key) }.randomElement(using: &random)!
        return .set(node.id, key, Bool.random(using: &random) ? giver.stored(key) : nil)
      }
    }
  }

  private func frames(_ tree: ElementTree) -> [NodeID: String] {
    var frames: [NodeID: String] = [:]
    for (id, node) in tree.nodes {
      guard let layout = node.layout else { continue }
      frames[id] =
        "\(layout.outer.frame) \(layout.core.frame) \(layout.outer.bounds) \(node.isChosen)"
    }
    return frames
  }

  @Test(arguments: 0..<80) func keptLayoutsAreThoseOfFreshOnes(_ seed: Int) {
    let graph = Graph(session: Session()) { Everything(hasList: seed.isMultiple(of: 2)) }
    graph.start()
    let stream = graph.elements()
    let layouts = graph.session.layouts
    let kept = ElementTree(layouts)
    kept.begin(stream)
    kept.layout.update(on: phone)
    var random = Changes(random: .init(state: UInt64(seed)))
    var changes: [Change] = []
    for _ in 0..<30 {
      let change = random.change(of: kept)
      changes.append(change)
      kept.apply([change])
      kept.layout.update(on: phone)
      let fresh = ElementTree(layouts)
      fresh.begin(stream)
      fresh.apply(changes)
      fresh.layout.update(on: phone)
      let (known, right) = (frames(kept), frames(fresh))
      let wrong = right.keys.union(known.keys).filter { known[$0] != right[$0] }.sorted()
      guard let first = wrong.first else { continue }
      let role = kept.nodes[first].map { "\($0.role)" } ?? ""
      Issue.record(
        "After \(change), \(wrong.count) stand elsewhere: \(first) \(role) \(known[first] ?? "nowhere"), not \(right[first] ?? "nowhere")"
      )
      return
    }
    #expect(kept.layout.count.elements < 40 * 30)
  }
}

extension Dictionary.Keys where Key == NodeID {
  fileprivate func union(_ other: Self) -> Set<NodeID> { Set(self).union(other) }
}
