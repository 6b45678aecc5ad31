import Foundation
import Testing
import ViewGraph

@testable import PageProtocol
@testable import WebHost

@Suite struct ProtocolReaderTests {
  private func read(_ text: String) throws -> PageMessage {
    try Array(text.utf8).withUnsafeBytes { try PageMessage($0) }
  }

  @Test(arguments: [
    "", " ", "[", "]", "[]", "{}", "null", "1", "\"j\"", "[1,]", "[,1]", "[1 ,2]", " [1]", "[1] ",
    "[1]x", "[01]", "[-]", "[1.]", "[.5]", "[1e]", "[+1]", "[0x10]", "[1,2,0]", "[NaN]",
    "[Infinity]", "[true]", "[1,2,0,3,true]", "[nul]", "[\"\\x\"]", "[\"\\u12\"]", "[\"",
    "[\"\u{1}\"]", "[[[1]]]", "[-1]", "[1.5]", "[1e400]", "[\"x\"]", "[1,2,99,3]", "[1,2,0,-3]",
    "[1,2,0,4294967296]", "[1,2,0,3,4]", "[1,-2,0,3]", "[1,2,1,3]", "[1,2,1,3,4]",
    "[1,2,1,3,\"a\",\"b\"]", "[1,2,3,4,2]", "[1,2,4,5,\"1\"]", "[1,2,7,5,\"1\"]",
    "[1,2,14,9,0]", "[1,2,15,9,1,0]",
    "[1,2,12,5,0,100000]", "[1,2,12,5,-1,1]", "[1,2,20,0,\"//evil\"]",
    "[1,2,20,0,\"javascript:x\"]", "[1,2,20,0,\"/a\\tb\"]", "[1,2,23,0,1,100,0,1]",
    "[1,2,23,0,1,3]", "[1,2,21,0,\"en\"]", "[\"j\"]",
    "[\"j\",1,0,[\"en\",\"UTC\",0,0,390],\"/\",1,[],[]]",
    "[\"j\",\"t\",0,[\"en\",\"UTC\",0,0],\"/\",1,[],[]]",
    "[\"j\",\"t\",0,[\"en\",\"UTC\",0,0,390],\"x\",1,[],[]]",
    "[\"j\",\"t\",0,[\"en\",\"UTC\",0,0,390],\"/\",1,[\"k\"],[]]",
    "[\"j\",\"t\",0,[\"en\",\"UTC\",0,0,390],\"/\",1,[\"k\",1],[]]",
    "[\"j\",\"t\",-1,[\"en\",\"UTC\",0,0,390],\"/\",1,[],[]]",
    "[123456789012345678901234567890123456789]", "[4,2", "[4",
  ]) func isRefused(message: String) {
    #expect(throws: MessageError.self) { try read(message) }
  }

  @Test func deepAndLongMessagesAreRefusedAtOnce() {
    #expect(throws: MessageError.malformed) {
      try read(String(repeating: "[", count: 60_000))
    }
    #expect(throws: MessageError.tooLong) {
      try read("[" + String(repeating: "1,", count: 5000) + "1]")
    }
    #expect(throws: MessageError.tooLong) {
      try read("[\"" + String(repeating: "x", count: PageMessage.maximumLength) + "\"]")
    }
  }

  @Test func eventsAreRead() throws {
    #expect(try read("[7]") == .received(7))
    let expected: [(String, PageEvent)] = [
      ("0,9", .control(Event(9, .tap))),
      ("1,9,\"a\\\"\\n\\u00e9\\ud83d\\ude00\"", .control(Event(9, .edit("a\"\né😀")))),
      ("1,9,\"\\ud83d\"", .control(Event(9, .edit("\u{FFFD}")))),
      ("1,9,\"\\ude00x\"", .control(Event(9, .edit("\u{FFFD}x")))),
      ("3,9,1", .control(Event(9, .focus(true)))),
      ("4,9,2", .control(Event(9, .select(2)))),
      ("5,9,0", .control(Event(9, .toggle(false)))),
      ("7,9,0.25", .control(Event(9, .number(0.25)))),
      ("7,9,-3e-1", .control(Event(9, .number(-0.3)))),
      ("12,9,40,20,3", .control(Event(9, .window(40..<60, line: 3)))),
      ("20,0,\"/report/photo?x=1\"", .address("/report/photo?x=1")),
      ("22,0,\"k\",null", .storage(key: "k", json: nil)),
      ("23,0,4,1", .location(request: 4, .denied)),
      (
        "23,0,4,52.5,13.4,8",
        .location(request: 4, .found(.init(latitude: 52.5, longitude: 13.4, accuracy: 8)))
      ),
      ("24,9,\"a.png\",120", .file(9, name: "a.png", size: 120)),
      (
        "28,9,4,2,\"x\",70,4000000000",
        .change(
          9,
          TextChange(place: 4, removed: 2, inserted: "x", length: 70, checksum: 4_000_000_000)!)
      ),
    ]
    for (text, event) in expected {
      #expect(try read("[3,2,\(text)]") == .event(number: 3, received: 2, event))
    }
  }

  @Test func aJoinIsRead() throws {
    let join = try read(
      #"["j","t",4,["de-DE,en","Europe/Berlin",1,0,1200.5],"/a?b",0,["k","1"],["p","[]"]]"#)
    guard case .join(let join) = join else { throw MessageError.unknown }
    #expect(join.token == "t" && join.received == 4 && !join.isFresh && join.address == "/a?b")
    #expect(join.appValues == ["k": "1"] && join.sceneValues == ["p": "[]"])
    let surroundings = join.surroundings.surroundings(
      instead: Session.Surroundings(), in: AppLanguages(others: ["de"]))
    #expect(join.surroundings.languages == ["de-DE", "en"])
    #expect(surroundings.locale.identifier == "de_DE" && surroundings.language == "de-DE")
    #expect(surroundings.timeZone.identifier == "Europe/Berlin")
    #expect(surroundings.isDark && surroundings.width == 1200.5)
    #expect(surroundings.textSize == 1)
  }

  @Test func theTextSizeOfABrowserIsReadWithinReason() throws {
    func size(_ text: String) throws -> Double? {
      guard
        case .join(let join) = try read(
          #"["j","t",0,["en","UTC",0,0,390,844,\#(text)],"/",1,[],[]]"#)
      else { throw MessageError.unknown }
      return join.surroundings.textSize
    }
    #expect(try size("1.25") == 1.25)
    #expect(try size("0") == 0.5 && size("60") == 5)
    #expect(throws: MessageError.self) { try size("-1") }
    #expect(throws: MessageError.self) { try size("\"2\"") }
  }

  /// Any bytes give a message or an error, never a trap.
  @Test func anyBytesAreSurvived() {
    var random = Seeded(5)
    let seeds = [
      "[3,2,1,9,\"abc\\u00e9\"]", "[\"j\",\"t\",0,[\"en\",\"UTC\",0,0,390],\"/\",1,[],[]]",
    ]
    var accepted = 0
    for _ in 0..<20_000 {
      var bytes = Array(seeds.randomElement(using: &random)!.utf8)
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
        }
        if bytes.isEmpty { bytes = [91] }
      }
      if (try? bytes.withUnsafeBytes { try PageMessage($0) }) != nil {
        accepted += 1
      }
    }
    #expect(accepted > 1000 && accepted < 19_000)
  }

  @Test(arguments: hostileTexts) func textsArriveAsTheyWere(text: String) throws {
    var writer = JSONWriter()
    writer.raw("[3,2,1,9,")
    writer.string(text)
    writer.raw("]")
    let parsed = try JSONSerialization.jsonObject(with: Data(writer.bytes)) as? [Any]
    #expect(parsed?[4] as? String == text)
    let message = try writer.bytes.withUnsafeBytes { try PageMessage($0) }
    #expect(message == .event(number: 3, received: 2, .control(Event(9, .edit(text)))))
  }
}
