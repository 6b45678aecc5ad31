import ApusUI
import Foundation
import Logging
import Metrics
import Testing
import ViewGraph

@testable import PageProtocol
@testable import VisitorRooms
@testable import WebHost
@testable import WebServer

/// What cannot be patched is exchanged, and nothing else is sent with it.
@MainActor @Suite struct PagesReshapeTests {
  private struct Shapes: View {
    @State private var isOther = false
    var body: some View {
      VStack {
        RawElement(.button, { $0.handler(.onTap, .action { isOther.toggle() }) })
        RawElement(
          .picker,
          { context in
            let look = isOther ? ControlLook.segmented : .menu
            context.writer.set(.look, look)
            context.writer.set(.value, "0")
          }
        ) {
          RawElement(.option) {
            $0.writer.set(.index, 0)
            $0.writer.set(.text, "one")
          }
        }
        RawElement(.text) {
          $0.writer.set(.text, "title")
          if isOther { $0.writer.set(.headingLevel, 2) }
        }
        VStack { Text("inside") }.disabled(isOther)
        RawElement(isOther ? .divider : .spacer) { _ in }
        Text("bystander")
      }
    }
  }

  private let socket = RecordingSocket()

  private func open<Content: View>(
    @ViewBuilder _ root: @escaping @MainActor () -> Content
  ) throws -> (PageSession, PagesClient) {
    let page = PageSession(
      graph: Graph(session: Session(), root: root), isShown: true,
      metrics: SessionMetrics(factory: MetricsRegistry(), logger: Logger(label: "test")))
    let (html, _, first) = page.firstPaint()
    let client = try PagesClient(html: html.bytes, first: first)
    try page.received(message(#"["j","t",0,["en-US","UTC",0,0,390],"/",0,[],[]]"#), socket)
    _ = socket.take()
    return (page, client)
  }

  private func message(_ text: String) throws -> PageMessage {
    try Array(text.utf8).withUnsafeBytes { try PageMessage($0) }
  }

  /// Without what only counts when the page is adopted.
  private func lines(_ root: DOM) -> [String] {
    root.lines().map {
      $0.replacing(#/ ?data-s="[0-9]+"/#, with: "").replacing(#/n[0-9]+/#, with: "n")
    }
  }

  /// Presses the button, and applies the answer.
  private func turn(_ page: PageSession, _ client: PagesClient, number: Int) throws -> String {
    page.received(try message("[\(number),\(number - 1),0,2]"))
    let answer = socket.take().joined()
    let operations = answer.drop { $0 != "," }.dropFirst().drop { $0 != "," }.dropFirst()
      .dropLast()
    try client.apply(Array(operations.utf8))
    return answer
  }

  @Test func anotherTemplateOrRoleIsExchangedAlone() throws {
    let (page, client) = try open { Shapes() }
    for number in 1...4 {
      let answer = try turn(page, client, number: number)
      #expect(!answer.contains("bystander"))
      #expect(!answer.contains("inside"), "a fieldset stays one")
      #expect(answer.contains(number % 2 == 1 ? "segmented" : "select"))
    }
    let (html, _, _) = page.firstPaint()
    #expect(lines(client.root) == lines(try DOM.parse(html.bytes)))
  }

  @Test func eventsThatEndedTwoWorkersAreNotRunAgain() throws {
    let (page, client) = try open { Shapes() }
    let event = Event(2, .tap)
    let fingerprint = page.graph.fingerprint(of: event)
    // The same in another session, and another for another event.
    let (other, _) = try open { Shapes() }
    #expect(other.graph.fingerprint(of: event) == fingerprint)
    #expect(page.graph.fingerprint(of: Event(2, .longPress)) != fingerprint)
    Quarantine.adopt(
      descriptor: nil,
      environment: [WorkerEnvironment.quarantine: Quarantine.encode([fingerprint])])
    defer { Quarantine.adopt(descriptor: nil, environment: [:]) }
    let before = client.root.lines()
    let answer = try turn(page, client, number: 1)
    #expect(client.root.lines() == before)
    #expect(answer.contains("[\(Operation.notice.rawValue),"))
  }
}

extension PageSession {
  fileprivate func received(_ message: PageMessage, _ socket: any SocketConnection) throws {
    guard case .join(let join) = message else { throw MessageError.unknown }
    self.join(join, socket: socket, token: "t")
  }
}
