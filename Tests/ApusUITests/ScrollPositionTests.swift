import ApusUI
import Testing
import ViewGraph

/// Beginnings of scroll views, and the value that follows them.
@MainActor
@Suite struct ScrollPositionTests {
  private struct Following: View {
    @State private var id: Int?
    var body: some View {
      Button("Far") { id = 7 }
      Text("At \(id ?? -1)").accessibilityIdentifier("state")
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<9) { Text("Row \($0)").frame(height: 100) } }
          .scrollTargetLayout()
      }
      .scrollPosition(id: $id)
    }
  }

  private func screen<Content: View>(_ content: @escaping @MainActor () -> Content)
    -> ControlsScreen
  {
    let session = Session()
    session.sleep = { _ in }
    return ControlsScreen(session: session) { content() }
  }

  /// Tells places as a page does whose scroll view is 300 points high and was scrolled.
  private func tell(_ screen: ControlsScreen, scrolledBy offset: Double, rows: Int = 9) async {
    let boxes = screen.all.filter { $0.attributes[.tracksPlace] != nil }
    #expect(boxes.count == rows + 2)
    for (index, box) in boxes.enumerated() {
      let (y, height) =
        switch index {
        case 0: (0.0, 300.0)
        case 1: (-offset, 900)
        default: (Double(index - 2) * 100 - offset, 100.0)
        }
      screen.perform(.geometry(MeasuredPlace(x: 0, y: y, width: 200, height: height)), on: box)
    }
    for _ in 0..<20 { await Task.yield() }
    screen.update()
  }

  private func scrolled(_ screen: ControlsScreen) -> (words: String, anchor: Session.Anchor?)? {
    guard case .scroll(let order)? = screen.commands.last else { return nil }
    let words = screen.all.first { $0.id == order.node }!.words
    guard case .anchor(let anchor) = order.place else { return (words, nil) }
    return (words, anchor)
  }

  @Test func theValueFollowsThePersonAndMovesTheView() async {
    let screen = screen { Following() }
    await tell(screen, scrolledBy: 0)
    #expect(screen.node("state")[.text] == "At -1")
    await tell(screen, scrolledBy: 320)
    #expect(screen.node("state")[.text] == "At 3")
    #expect(screen.commands.isEmpty)
    screen.perform(.tap, on: screen.first(.button))
    #expect(scrolled(screen)?.words == "Row 7")
    #expect(scrolled(screen)?.anchor == nil)
    // The last rows cannot come to the top: the value stays as it was asked for.
    await tell(screen, scrolledBy: 500)
    #expect(screen.node("state")[.text] == "At 7")
    await tell(screen, scrolledBy: 100)
    #expect(screen.node("state")[.text] == "At 1")
  }

  /// Marks above a scroll view with the identities of its views.
  private struct Marked: View {
    @State private var id: Int?
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<9) { Text("Row \($0)").frame(height: 100) } }
          .scrollTargetLayout()
      }
      .scrollPosition(id: $id)
      .safeAreaInset(edge: .top) {
        HStack {
          ForEach(0..<9) { Text("Mark \($0)") }
          Button("Far") { id = 7 }
        }
      }
    }
  }

  @Test func aViewInTheScrollViewIsTheOneThatIsMeant() {
    let screen = screen { Marked() }
    screen.perform(.tap, on: screen.first(.button))
    #expect(scrolled(screen)?.words == "Row 7")
  }

  private struct Positioned: View {
    @State private var position = ScrollPosition(idType: Int.self)
    var body: some View {
      Button("Row") { position.scrollTo(id: 4, anchor: .center) }
      Button("End") { position.scrollTo(edge: .bottom) }
      Text("At \(position.viewID(type: Int.self) ?? -1) \(position.isPositionedByUser)")
        .accessibilityIdentifier("state")
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<9) { Text("Row \($0)").frame(height: 100) } }
          .scrollTargetLayout()
      }
      .scrollPosition($position)
    }
  }

  @Test func aPositionScrollsToViewsAndEdges() async {
    let screen = screen { Positioned() }
    await tell(screen, scrolledBy: 0)
    #expect(screen.node("state")[.text] == "At -1 false")
    screen.perform(.tap, on: screen.all(.button)[0])
    #expect(scrolled(screen)?.words == "Row 4")
    #expect(scrolled(screen)?.anchor == Session.Anchor(x: 0.5, y: 0.5))
    await tell(screen, scrolledBy: 300)
    #expect(screen.node("state")[.text] == "At 4 false")
    screen.perform(.tap, on: screen.all(.button)[0])
    #expect(screen.commands.count == 2)
    screen.perform(.tap, on: screen.all(.button)[1])
    #expect(scrolled(screen)?.words.hasSuffix("Row 8") == true)
    #expect(scrolled(screen)?.anchor == Session.Anchor(x: 0.5, y: 1))
    await tell(screen, scrolledBy: 600)
    await tell(screen, scrolledBy: 200)
    #expect(screen.node("state")[.text] == "At 2 true")
  }

  private struct Distant: View {
    @State private var position = ScrollPosition(idType: Int.self, y: 120)
    private var point: String { position.point.map { "\(Int($0.x)) \(Int($0.y))" } ?? "-" }
    var body: some View {
      Button("Far") { withAnimation { position.scrollTo(x: 3, y: 250) } }
      Button("Edge") { position.scrollTo(edge: .top) }
      Text("At \(point), \(Int(position.y ?? -1))")
        .accessibilityIdentifier("state")
      ScrollView { VStack(spacing: 0) { ForEach(0..<9) { Text("Row \($0)").frame(height: 100) } } }
        .scrollPosition($position)
    }
  }

  @Test func aPositionScrollsToDistances() {
    let screen = screen { Distant() }
    screen.graph.elementsAreKnown()
    func order() -> ScrollOrder? {
      guard case .scroll(let order)? = screen.commands.last else { return nil }
      return order
    }
    #expect(order()?.place == .distance(x: nil, y: 120))
    #expect(order()?.isAnimated == false)
    #expect(screen.node("state")[.text] == "At -, 120")
    screen.perform(.tap, on: screen.all(.button)[0])
    #expect(order()?.place == .distance(x: 3, y: 250))
    #expect(order()?.isAnimated == true)
    #expect(screen.node("state")[.text] == "At 3 250, 250")
    screen.perform(.tap, on: screen.all(.button)[1])
    #expect(screen.node("state")[.text] == "At -, -1")
  }

  private struct Pages: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      #expect(context.axes == .vertical && context.isEnabled)
      #expect(context.containerSize.height == 300 && context.contentSize.height == 900)
      #expect(context.originalTarget.rect.minY == 0 && context.velocity.dy > 0)
      PagingScrollTargetBehavior().updateTarget(&target, context: context)
    }
  }

  @Test func aBehaviourOfTheAppChangesTheTarget() async {
    let screen = screen {
      ScrollView { VStack(spacing: 0) { ForEach(0..<9) { Text("Row \($0)").frame(height: 100) } } }
        .scrollTargetBehavior(Pages())
    }
    await tell(screen, scrolledBy: 0, rows: 0)
    #expect(screen.commands.isEmpty)
    await tell(screen, scrolledBy: 200, rows: 0)
    for _ in 0..<20 { await Task.yield() }
    guard case .scroll(let order)? = screen.commands.last else {
      Issue.record("nothing is scrolled")
      return
    }
    #expect(order.place == .distance(x: 0, y: 300))
    #expect(order.isAnimated)
  }

  private struct Chat: View {
    var roles: [ScrollAnchorRole] = []
    @State private var count = 3
    var body: some View {
      if roles.isEmpty {
        messages.defaultScrollAnchor(.bottom)
      } else {
        roles.reduce(AnyView(messages)) { AnyView($0.defaultScrollAnchor(.bottom, for: $1)) }
      }
    }

    @ViewBuilder private var messages: some View {
      Button("More") { count += 1 }
      ScrollView {
        VStack { ForEach(0..<count, id: \.self) { Text("Row \($0)") } }
      }
    }
  }

  @Test(arguments: [[], [.initialOffset, .sizeChanges], [.sizeChanges]] as [[ScrollAnchorRole]])
  func aScrollViewBeginsAtItsAnchorAndStaysThereWhileItGrows(_ roles: [ScrollAnchorRole]) async {
    let screen = screen { Chat(roles: roles) }
    // A host scrolls once it has the elements.
    screen.graph.elementsAreKnown()
    if roles == [.sizeChanges] {
      #expect(scrolled(screen) == nil)
    } else {
      #expect(scrolled(screen)?.words == "Row 0 Row 1 Row 2")
      #expect(scrolled(screen)?.anchor == Session.Anchor(x: 0.5, y: 1))
    }
    let boxes = screen.all.filter { $0.attributes[.tracksPlace] != nil }
    #expect(boxes.count == 2)
    func tell(_ index: Int, _ y: Double, _ height: Double) {
      screen.perform(
        .geometry(MeasuredPlace(x: 0, y: y, width: 200, height: height)), on: boxes[index])
    }
    tell(0, 0, 300)
    tell(1, -600, 900)
    let count = screen.commands.count
    tell(1, -600, 1_000)
    #expect(screen.commands.count == count + 1)
    // The person reads further up.
    tell(1, -200, 1_000)
    tell(1, -200, 1_100)
    #expect(screen.commands.count == count + 1)
  }
}
