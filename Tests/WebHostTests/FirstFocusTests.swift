import ApusUI
import Foundation
import Logging
import Metrics
import Testing
import ViewGraph

@testable import WebHost
@testable import WebServer

/// A focus that a screen asks for before a page has it.
@MainActor @Suite struct FirstFocusTests {
  /// A layout of the app, for which the elements are taken twice.
  private struct Whole: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
  }

  private struct Early: View {
    @FocusState private var isFocused: Bool

    var body: some View {
      Whole {
        TextField("Name", text: .constant("")).focused($isFocused)
      }
      .onAppear { isFocused = true }
    }
  }

  @Test func itReachesTheElementByTheNumberThatThePageHas() {
    let page = PageSession(
      graph: Graph(session: Session()) { Early() }, isShown: true,
      metrics: SessionMetrics(factory: MetricsRegistry(), logger: Logger(label: "test")))
    let socket = RecordingSocket()
    _ = page.firstPaint()
    page.socket = socket
    page.hasJoined = true
    page.flush()
    var fields: [NodeID] = []
    page.graph.snapshot().read { reader in
      while let record = reader.next() {
        if case .open(.textField, let node, _) = record { fields.append(node) }
      }
    }
    #expect(fields.count == 1)
    let sent = socket.take().joined()
    let moves = sent.matches(of: /\[10,(\d+)/).compactMap { NodeID($0.output.1) }
    #expect(moves == fields, "\(sent)")
  }
}
