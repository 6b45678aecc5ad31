import ApusUI
import Foundation
import Logging
import Testing
import ViewGraph

@testable import PageProtocol
@testable import WebHost
@testable import WebServer

/// Two boxes for a digit each: a full first one gives the keyboard to the second.
private struct BoxesScreen: View {
  @State private var first = ""
  @State private var second = ""
  @FocusState private var focus: Int?

  var body: some View {
    TextField("First", text: $first)
      .focused($focus, equals: 1)
      .onChange(of: first) { focus = 2 }
      .onSubmit { second += "submitted " }
    TextField("Second", text: $second)
      .focused($focus, equals: 2)
    Text("\(first)|\(second)")
  }
}

/// What a page tells of a control that has lost the keyboard before the page could know it.
@MainActor @Suite struct ProtocolKeyboardTests {
  private let page: PageSession
  private let socket = RecordingSocket()
  private let first: Int
  private let second: Int

  init() throws {
    page = PageSession(
      graph: Graph(session: Session()) { BoxesScreen() }, isShown: true,
      metrics: SessionMetrics(factory: MetricsRegistry(), logger: Logger(label: "test")))
    _ = page.firstPaint()
    let graph = page.graph
    let fields = (NodeID(1)...20).filter { node in
      guard case .success(let control) = graph.locate(node) else { return false }
      return control.role == .textField
    }
    (first, second) = (Int(fields[0]), Int(fields[1]))
    let join = #"["j","t",0,["en-US","UTC",0,0,390],"/",0,[],[]]"#
    guard case .join(let joining) = try message(join) else { return }
    page.join(joining, socket: socket, token: "T")
    _ = socket.take()
  }

  private func message(_ text: String) throws -> PageMessage {
    try Array(text.utf8).withUnsafeBytes { try PageMessage($0) }
  }

  private func tell(_ text: String) throws -> [String] {
    page.received(try message(text))
    return socket.take()
  }

  @Test func theAnswerSaysWhichControlGaveTheKeyboardUp() throws {
    let answer = try tell(#"[1,0,1,\#(first),"1"]"#)
    #expect(answer.count == 1)
    #expect(answer[0].contains("[10,\(second),\(first)]"))
  }

  @Test func editsFromBeforeAFocusChangeWasSeenAreDropped() throws {
    _ = try tell(#"[1,0,1,\#(first),"1"]"#)
    #expect(try tell(#"[2,0,1,\#(first),"12"]"#) == ["[2]"])
    #expect(try tell("[3,0,2,\(first)]") == ["[3]"])
    // The page has seen it: what it tells now was meant.
    let answer = try tell(#"[4,1,1,\#(first),"15"]"#)
    #expect(answer[0].contains("15|"))
    #expect(!answer[0].contains("submitted"))
  }

  @Test func eventsOfOtherControlsAreHandledMeanwhile() throws {
    _ = try tell(#"[1,0,1,\#(first),"1"]"#)
    let answer = try tell(#"[2,0,1,\#(second),"x"]"#)
    #expect(answer[0].contains("1|x"))
  }
}
