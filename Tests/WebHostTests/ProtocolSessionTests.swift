import ApusUI
import Foundation
import Logging
import Metrics
import NIOCore
import Testing
import ViewGraph

@testable import PageProtocol
@testable import WebHost
@testable import WebServer

/// A socket that remembers what was sent.
@MainActor
final class RecordingSocket: SocketConnection {
  var sent: [String] = []
  var closed: UInt16?
  var pendingBytes: Int { 0 }

  func send(_ text: ByteBuffer) { send(String(buffer: text)) }
  func send(_ text: String) { sent.append(text) }
  func close(code: UInt16, reason: String) { closed = closed ?? code }

  /// What was sent since the last call.
  func take() -> [String] {
    defer { sent = [] }
    return sent
  }
}

/// An element with attributes of a test's choice.
struct RawElement<Content: View>: View {
  typealias Body = Never
  let role: Role
  let write: @MainActor (EmissionContext) -> Void
  nonisolated(unsafe) let content: Content

  init(
    _ role: Role, _ write: @escaping @MainActor (EmissionContext) -> Void = { _ in },
    @ViewBuilder content: () -> Content
  ) {
    self.role = role
    self.write = write
    self.content = content()
  }

  init(_ role: Role, _ write: @escaping @MainActor (EmissionContext) -> Void)
  where Content == EmptyView {
    self.init(role, write) { EmptyView() }
  }

  static func _emit(_ view: Self, _ context: EmissionContext) {
    context.open(view.role)
    view.write(context)
    context.descend(1) { Content._emit(view.content, context) }
    context.close()
  }
}

struct CounterScreen: View {
  @State private var count = 0
  @State private var name = ""

  var body: some View {
    RawElement(.box) {
      RawElement(.text, { $0.writer.set(.text, "\(count)") })
      RawElement(.button, { $0.handler(.onTap, .action { count += 1 }) })
      RawElement(
        .textField,
        {
          $0.writer.set(.value, name)
          $0.handler(
            .onEdit, .event { if case .edit(let text) = $0 { name = text.uppercased() } })
        })
      RawElement(
        .button,
        {
          $0.writer.set(.isDisabled, true)
          $0.handler(.onTap, .action { count += 1000 })
        })
    }
  }
}

@MainActor @Suite struct ProtocolSessionTests {
  private let registry = MetricsRegistry()
  private let page: PageSession
  private let socket = RecordingSocket()
  // Numbers of the elements of CounterScreen.
  private let value = 2
  private let button = 3
  private let field = 4
  private let disabled = 5

  init() throws {
    page = PageSession(
      graph: Graph(session: Session()) { CounterScreen() }, isShown: true,
      metrics: SessionMetrics(factory: registry, logger: Logger(label: "test")))
    _ = page.firstPaint()
    page.join(try Self.join(0), socket: socket, token: "T")
    #expect(socket.take() == [#"["a","T",0,0]"#])
  }

  private static func join(_ received: Int) throws -> PageMessage.Join {
    let text = #"["j","t",\#(received),["en-US","UTC",0,0,390],"/",0,[],[]]"#
    guard case .join(let join) = try message(text) else { throw MessageError.unknown }
    return join
  }

  private static func message(_ text: String) throws -> PageMessage {
    try Array(text.utf8).withUnsafeBytes { try PageMessage($0) }
  }

  private func send(_ text: String) throws { page.received(try Self.message(text)) }

  private func refusals(_ reason: String) -> Bool {
    registry.text().contains("apus_refused_total{reason=\"\(reason)\"} 1")
  }

  @Test func aClickCostsFewBytes() throws {
    for number in 1...200 {
      let click = "[\(number),\(number - 1),0,\(button)]"
      #expect(click.utf8.count <= 18)
      try send(click)
      let answer = socket.take()
      #expect(answer == [#"[\#(number),\#(number),[0,\#(value),"\#(number)"]]"#])
      #expect(answer[0].utf8.count <= 30)
    }
  }

  @Test func aRepeatedEventRunsOnce() throws {
    try send("[1,0,0,\(button)]")
    try send("[1,0,0,\(button)]")
    #expect(socket.take() == [#"[1,1,[0,2,"1"]]"#, "[1]"])
    #expect(refusals("duplicate"))
  }

  @Test func aGapClosesTheSocketAndRunsNothing() throws {
    try send("[2,0,0,\(button)]")
    #expect(socket.closed == CloseReason.gap)
    #expect(socket.take() == [])
    #expect(refusals("gap"))
    #expect(page.lastEvent == 0)
  }

  @Test func aForgedAcknowledgementClosesTheSocket() throws {
    try send("[1,9,0,\(button)]")
    #expect(socket.closed == CloseReason.malformed)
    #expect(page.lastEvent == 0)
  }

  @Test func eventsThatTheScreenDoesNotOfferAreRefused() throws {
    try send("[1,0,0,\(disabled)]")
    try send("[2,0,0,999]")
    try send("[3,0,1,\(button),\"x\"]")
    #expect(socket.take() == ["[1]", "[2]", "[3]"])
    for reason in ["disabled", "unknownControl", "wrongAction"] { #expect(refusals(reason)) }
  }

  @Test func theModelsValueIsWrittenBack() throws {
    try send(#"[1,0,1,\#(field),"ab"]"#)
    #expect(socket.take() == [#"[1,1,[3,\#(field),"AB",1]]"#])
    try send(#"[2,1,1,\#(field),"AB"]"#)
    #expect(socket.take() == ["[2]"])
  }

  @Test func aReconnectedPageReceivesMissedMessages() throws {
    try send("[1,0,0,\(button)]")
    try send("[2,1,0,\(button)]")
    #expect(socket.take().count == 2)
    page.disconnected(socket)
    let next = RecordingSocket()
    page.join(try Self.join(1), socket: next, token: "U")
    #expect(next.take() == [#"["a","U",2,1]"#, #"[2,2,[0,2,"2"]]"#])
    // The page repeats what it has no answer for; nothing runs twice.
    page.received(try Self.message("[2,2,0,\(button)]"))
    #expect(next.take() == ["[2]"])
    page.received(try Self.message("[3,2,0,\(button)]"))
    #expect(next.take() == [#"[3,3,[0,2,"3"]]"#])
  }

  @Test func aReconnectedPageHearsThatThereWasNothingToShow() throws {
    try send("[1,0,0,\(button)]")
    try send("[2,1,0,\(disabled)]")
    #expect(socket.take() == [#"[1,1,[0,2,"1"]]"#, "[2]"])
    page.disconnected(socket)
    let next = RecordingSocket()
    page.join(try Self.join(1), socket: next, token: "U")
    #expect(next.take() == [#"["a","U",2,1]"#, "[2]"])
  }

  @Test func aPageThatLostTooMuchGetsTheScreen() throws {
    try send("[1,0,0,\(button)]")
    try send("[2,1,0,\(button)]")
    _ = socket.take()
    page.disconnected(socket)
    let next = RecordingSocket()
    // The first message was acknowledged before, so it is gone.
    page.join(try Self.join(0), socket: next, token: "U")
    let sent = next.take()
    #expect(sent.first == #"["a","U",2,2]"#)
    #expect(sent.count == 2 && sent[1].hasPrefix("[3,2,[11,"))
    #expect(sent[1].contains("\"2\""))
  }

  @Test func anotherSocketTakesOver() throws {
    let next = RecordingSocket()
    page.join(try Self.join(0), socket: next, token: "U")
    #expect(socket.closed == CloseReason.replaced)
    page.disconnected(socket)
    #expect(page.isConnected)
  }

  @Test func aPageThatDoesNotListenIsSentItsScreenOnce() throws {
    for number in 1...(Outbox.maximumCount + 50) { try send("[\(number),0,0,\(button)]") }
    let last = Outbox.maximumCount + 50
    let sent = socket.take().filter { !$0.hasPrefix("[") || $0.contains(",") }
    #expect(sent.count <= Outbox.maximumCount + 2)
    // Once it acknowledges what it has, it is told the present state.
    let number = Int(sent.last!.dropFirst().prefix { $0 != "," })!
    try send("[\(number)]")
    let screen = socket.take()
    #expect(screen.count == 1)
    #expect(screen.first?.contains("[11,") == true, "\(screen)")
    #expect(screen.first?.contains("\"\(last)\"") == true)
  }

  @Test func anEventForAnOlderScreenIsNotRun() throws {
    let fresh = PageSession(
      graph: Graph(session: Session()) { CounterScreen() }, isShown: false,
      metrics: SessionMetrics(factory: registry, logger: Logger(label: "test")))
    let next = RecordingSocket()
    fresh.join(try Self.join(0), socket: next, token: "U")
    let sent = next.take()
    #expect(sent.count == 2 && sent[0] == #"["n","U",1,0,0]"# && sent[1].hasPrefix("[1,0,[11,1,"))
    fresh.received(try Self.message("[1,0,0,\(button)]"))
    #expect(next.take() == [])
    #expect(refusals("stale"))
    fresh.received(try Self.message("[1,1,0,\(button)]"))
    #expect(next.take() == [#"[2,1,[0,2,"1"]]"#])
  }

  /// Random losses of messages and connections, both ways: each click counts once.
  @Test(arguments: 1...40) func clicksCountOnceOverLosses(seed: UInt64) throws {
    var random = Seeded(seed)
    var connection = socket
    var received = 0
    var queue: [Int] = []
    var next = 1
    var shown = "0"
    func arrive() {
      for text in connection.take() {
        let values = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [Any] ?? []
        if values.count == 1 {
          queue.removeAll { $0 <= values[0] as! Int }
        } else if values.first as? String == "a" {
          queue.removeAll { $0 <= values[2] as! Int }
          received = values[3] as! Int
        } else {
          #expect(values[0] as! Int == received + 1)
          received = values[0] as! Int
          queue.removeAll { $0 <= values[1] as! Int }
          for case let operation as [Any] in values[2...] where operation[0] as! Int == 0 {
            shown = operation[2] as! String
          }
        }
      }
    }
    func reconnect() throws {
      page.disconnected(connection)
      connection = RecordingSocket()
      page.join(try Self.join(received), socket: connection, token: "T")
      arrive()
      for number in queue { try send("[\(number),\(received),0,\(button)]") }
    }
    for _ in 0..<200 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        // What was under way to the page is lost with its connection.
        if Bool.random(using: &random) { _ = connection.take() }
        try reconnect()
      case 1: arrive()
      default:
        queue.append(next)
        try send("[\(next),\(received),0,\(button)]")
        next += 1
      }
    }
    try reconnect()
    arrive()
    #expect(queue.isEmpty)
    #expect(shown == "\(next - 1)")
  }
}
