import ApusUI
import Foundation
import Logging
import Metrics
import Testing
import ViewGraph

@testable import WebHost
@testable import WebServer

/// What code of the app lays out, on a page that tells what it measures.
@MainActor @Suite struct PagesArrangedTests {
  private struct Column: Layout {
    var isFaulty = false

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: isFaulty ? .nan : sizes.map(\.width).max() ?? 0,
        height: sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var y = bounds.minY
      for subview in subviews {
        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
        y += subview.sizeThatFits(.unspecified).height
      }
    }
  }

  private struct Arranged: View {
    @State private var count = 2
    @State private var words = "Words"
    @State private var isFaulty = false

    var body: some View {
      Button("More") { count += 1 }
      Button("Other") { words = "Others" }
      Button("Break") { isFaulty = true }
      Column(isFaulty: isFaulty) {
        ForEach(0..<count, id: \.self) { index in
          Color.red.frame(width: 10 + CGFloat(index), height: 20)
        }
        Text(words)
      }
    }
  }

  private let page: PageSession
  private let socket = RecordingSocket()
  private let html: String
  private var number = 0

  init() {
    page = PageSession(
      graph: Graph(session: Session()) { Arranged() }, isShown: true,
      metrics: SessionMetrics(factory: MetricsRegistry(), logger: Logger(label: "test")))
    html = String(decoding: page.firstPaint().content.bytes, as: UTF8.self)
    page.socket = socket
    page.hasJoined = true
  }

  private var arranged: NodeID {
    var found: NodeID = 0
    page.graph.snapshot().read { reader in
      while let record = reader.next() {
        if case .open(_, let node, let attributes) = record, attributes[.arranged] != nil {
          found = node
        }
      }
    }
    return found
  }

  /// The lists of numbers in an arrangement's program.
  private func lists(in text: String) -> [[String]]? {
    text.firstMatch(of: /"~A([-0-9.,;]+)/)
      .map { $0.output.1.split(separator: ";").map { $0.split(separator: ",").map(String.init) } }
  }

  private mutating func send(_ node: NodeID, _ action: Event.Action) -> [String] {
    number += 1
    page.received(.event(number: number, received: 0, .control(Event(node, action))))
    return socket.take()
  }

  @Test func theFirstHTMLHasItsAnswers() throws {
    let found = try #require(self.lists(in: html))
    let sizes = found[0]
    // Two boxes of 20 and a line of 20 1/3, which is told in 64ths.
    #expect(sizes.count >= 4 && sizes[3] == "60.328125", "\(sizes)")
    let places = found[1]
    #expect(places.count == 2 + 6 * 3)
    #expect(Array(places[2..<8]) == ["0", "0", "0", "0", "2000000", "2000000"])
    #expect(places[15] == "40")
  }

  @Test mutating func whatThePageMeasuresIsAnsweredOnce() throws {
    let node = arranged
    let text = try #require(views(in: node).last)
    let ideal = ArrangedLength.ideal
    let news = [358, ideal, 0, Double(text), ideal, ideal, 70, 44]
    let report = try #require(LayoutReport(news))
    let answer = try #require(send(node, .arrange(report)).first)
    #expect(answer.contains("\"data-l\",\"~A;358,2000000,70,84"), "\(answer)")
    // The same again changes nothing: the page is told no more than that it was heard.
    #expect(send(node, .arrange(report)) == ["[2]"])
  }

  @Test mutating func otherViewsAreLaidOutWithWhatIsKnownOfTheOthers() throws {
    let node = arranged
    let text = try #require(views(in: node).last)
    let ideal = ArrangedLength.ideal
    let report = try #require(LayoutReport([358, ideal, 0, Double(text), ideal, ideal, 70, 44]))
    _ = send(node, .arrange(report))
    let answer = try #require(send(button("More"), .tap).first)
    #expect(answer.contains("\"data-l\",\"~A;358,2000000,70,104"), "\(answer)")
  }

  @Test mutating func aTextThatChangesWaitsForItsMeasure() throws {
    let answer = try #require(send(button("Other"), .tap).first)
    #expect(answer.contains("Others") && !answer.contains("\"~A"), "\(answer)")
  }

  @Test mutating func answersThatAreNoneLeaveTheLastOnes() throws {
    let answer = send(button("Break"), .tap)
    #expect(answer == ["[1]"], "\(answer)")
  }

  @Test func aPlaceOutOfSightIsToldAsOneFarAway() {
    let answers = LayoutAnswers(
      sizes: [], places: [1e300, -.infinity, .nan], needs: [], guides: [], isOpen: false)
    #expect(answers.text == ";2000000,-2000000,0;")
  }

  @Test func onlyReportsAreTaken() {
    let (ideal, endless) = (ArrangedLength.ideal, ArrangedLength.endless)
    let report = LayoutReport([10, endless, 1, ideal, 20, 7, 0, ideal, 30, 40])
    #expect(report?.placed == ArrangedOffer(10, .infinity))
    #expect(report?.questions == [ArrangedOffer(nil, 20)])
    #expect(report?.measured.first?.view == 7)
    #expect(report?.measured.first?.size == ArrangedSize(30, 40))
    for numbers in [
      [], [1, 2], [1, 2, 3], [1, 2, -1], [1, 2, 0.5], [1, 2, 0, 1], [1, 2, 17], [-1, 2, 0],
      [Double.nan, 2, 0], [1, 3_000_000, 0], [1, 2, 0, 1.5, 1, 1, 1, 1],
      [1, 2, 0, 1, 1, 1, ideal, 1],
    ] {
      #expect(LayoutReport(numbers) == nil, "\(numbers)")
    }
  }

  @Test mutating func aReportOfWhatIsNoLayoutIsRefused() throws {
    let report = try #require(LayoutReport([1, 2, 0]))
    #expect(page.graph.perform(Event(button("More"), .arrange(report))) == .wrongAction)
  }

  private func views(in arranged: NodeID) -> [NodeID] {
    var views: [NodeID] = []
    var depth = 0
    page.graph.snapshot().read { reader in
      while let record = reader.next() {
        switch record {
        case .open(_, let node, _):
          if depth == 1 { views.append(node) }
          if depth > 0 || node == arranged { depth += 1 }
        case .close: if depth > 0 { depth -= 1 }
        case .child: break
        }
      }
    }
    return views
  }

  private func button(_ words: String) -> NodeID {
    var found: NodeID = 0
    var last: NodeID = 0
    page.graph.snapshot().read { reader in
      while let record = reader.next() {
        guard case .open(let role, let node, let attributes) = record else { continue }
        if role == .button { last = node }
        if attributes[.text] == words { found = last }
      }
    }
    return found
  }
}
