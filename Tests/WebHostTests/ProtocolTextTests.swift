import ApusUI
import Foundation
import Logging
import Testing
import ViewGraph

@testable import PageProtocol
@testable import WebHost
@testable import WebServer

@Suite struct TextChangeTests {
  private func change(
    _ text: String, _ place: Int, _ removed: Int, _ inserted: String
  ) -> TextChange {
    TextChange(
      place: place, removed: removed, inserted: inserted, length: text.utf16.count,
      checksum: Int(TextChange.checksum(of: text)))!
  }

  @Test func aChecksumIsThatOfThePage() {
    #expect(TextChange.checksum(of: "") == 0x811C_9DC5)
    #expect(TextChange.checksum(of: "a") == 0xE40C_292C)
    #expect(TextChange.checksum(of: "foobar") == 0xBF9C_F968)
  }

  @Test(arguments: [
    ("", 0, 0, "x", "x"), ("abc", 1, 1, "", "ac"), ("abc", 3, 0, "d", "abcd"),
    ("é😀한", 1, 2, "x", "éx한"), ("a\r\nb", 2, 0, "x", "a\rx\nb"), ("e", 1, 0, "\u{301}", "é"),
  ]) func placesAreThoseOfABrowser(
    text: String, place: Int, removed: Int, inserted: String, result: String
  ) {
    #expect(change(text, place, removed, inserted).applied(to: text) == result)
  }

  @Test func anotherTextIsNotChanged() {
    let change = change("abc", 1, 1, "x")
    for other in ["abcd", "abd", "ab", ""] { #expect(change.applied(to: other) == nil) }
    // Half of a character.
    #expect(self.change("a😀", 2, 1, "").applied(to: "a😀") == nil)
  }
}

/// Changes of long texts, as a page sends them.
@MainActor @Suite struct ProtocolTextTests {
  private let registry = MetricsRegistry()
  private let page: PageSession
  private let socket = RecordingSocket()
  private let value = 2
  private let button = 3
  private let field = 4
  private let disabled = 5
  private let long = String(repeating: "0123456789", count: 10)

  init() throws {
    page = PageSession(
      graph: Graph(session: Session()) { CounterScreen() }, isShown: true,
      metrics: SessionMetrics(factory: registry, logger: Logger(label: "test")))
    _ = page.firstPaint()
    try join()
  }

  private func join() throws {
    page.join(
      .init(
        token: "T", received: 0,
        surroundings: try PageSurroundings([
          .text("en-US"), .text("UTC"), .integer(0), .integer(0), .integer(390),
        ]), address: "/", isFresh: false, appValues: [:], sceneValues: [:]),
      socket: socket, token: "T")
    _ = socket.take()
  }

  private func send(_ text: String) throws {
    page.received(try Array(text.utf8).withUnsafeBytes { try PageMessage($0) })
  }

  /// An event that puts letters in front of the text.
  private func prepend(_ letters: String, to text: String, _ number: Int) -> String {
    #"[\#(number),0,28,\#(field),0,0,"\#(letters)",\#(text.utf16.count),"#
      + "\(TextChange.checksum(of: text))]"
  }

  @Test func aChangeAppliesToTheTextTypedLast() throws {
    try send(#"[1,0,1,\#(field),"\#(long)"]"#)
    #expect(socket.take() == ["[1]"])
    try send(prepend("a", to: long, 2))
    #expect(socket.take() == [#"[1,2,[3,\#(field),"A\#(long)",1]]"#])
    // It has not seen that answer.
    try send(prepend("b", to: "a" + long, 3))
    #expect(socket.take() == [#"[2,3,[3,\#(field),"BA\#(long)",1]]"#])
    // Now it has.
    try send(prepend("c", to: "BA" + long, 4))
    #expect(socket.take() == [#"[3,4,[3,\#(field),"CBA\#(long)",1]]"#])
  }

  @Test func anUnknownTextIsRequestedAgainWithoutLoss() throws {
    try send(prepend("a", to: long, 1))
    #expect(socket.take() == [#"["w",1]"#])
    #expect(page.lastEvent == 0)
    // What was under way behind it.
    try send("[2,0,0,\(button)]")
    try send("[3,0,0,\(button)]")
    #expect(socket.take() == [])
    #expect(socket.closed == nil)
    try send(#"[1,0,1,\#(field),"X\#(long)"]"#)
    try send("[2,0,0,\(button)]")
    try send("[3,0,0,\(button)]")
    #expect(
      socket.take() == ["[1]", #"[1,2,[0,\#(value),"1"]]"#, #"[2,3,[0,\#(value),"2"]]"#])
    // A gap is one again.
    try send("[5,2,0,\(button)]")
    #expect(socket.closed == CloseReason.gap)
  }

  @Test func aNewConnectionBeginsAnew() throws {
    try send(prepend("a", to: long, 1))
    page.disconnected(socket)
    try join()
    try send("[2,0,0,\(button)]")
    #expect(socket.closed == CloseReason.gap)
    #expect(page.lastEvent == 0)
  }

  @Test func aChangeOfWhatCannotBeEditedIsRefused() throws {
    for (number, node) in [999, button, disabled].enumerated() {
      try send(#"[\#(number + 1),0,28,\#(node),0,0,"a",100,7]"#)
    }
    let sent = socket.take()
    #expect(sent.first == "[1]")
    #expect(sent.last == "[3]")
    #expect(registry.text().contains("apus_refused_total{reason=\"unknownControl\"} 1"))
    #expect(registry.text().contains("apus_refused_total{reason=\"disabled\"} 1"))
  }
}
