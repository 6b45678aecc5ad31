import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A room whose app has been taken over: it keeps to the form of the line to the front, and says what it likes.
///
/// The first byte of a message is its kind, as in `RoomFrame`. Answers carry whatever a decoder may read.
struct HostileRoom {
  private var state: UInt64
  private let line: Int32 = 3

  /// Talks until the front is gone.
  static func run(seed: UInt64) -> Never {
    var room = HostileRoom(state: seed &+ UInt64(getpid()))
    room.send(9, 0, room.json(#"{"endpoints":["/","/healthz"]}"#))
    while let (kind, conversation) = room.receive() { room.answer(kind, conversation) }
    exit(0)
  }

  private init(state: UInt64) { self.state = state }

  private mutating func answer(_ kind: UInt8, _ conversation: UInt32) {
    // Answers to what other rooms said would have no end.
    guard kind != 16 else { return }
    for _ in 0..<random(4) { send(UInt8(random(20)), anyConversation(conversation), junk()) }
    switch kind {
    case 2, 3: send(10, conversation, json(response()) + junk())
    case 4:
      if random(4) == 0 {
        // Any code, of which most may not be sent, and more than a code.
        let code = UInt16(truncatingIfNeeded: next())
        send(11, conversation, [UInt8(code >> 8), UInt8(code & 255)] + junk() + junk())
      }
    case 6: send(12, 0, random(3) == 0 ? [] : junk())
    case 7:
      let value = ["inf", "-1e999", "nan", "9e18", "1e308", "", "x", "\u{0}"][random(8)]
      send(
        13, conversation,
        Array("# TYPE a\(random(3)) counter\na\(random(3)){b=\"\n\"} \(value)\n".utf8))
    default: send(UInt8(10 + random(8)), conversation, junk())
    }
  }

  private mutating func response() -> String {
    let status = [
      "-1", "0", "99", "200", "204", "304", "600", "1000", "9223372036854775807", "2e2",
    ][random(10)]
    let field = [
      #"["Content-Length","-5"]"#, #"["Transfer-Encoding","chunked"]"#, #"["a b","c"]"#,
      #"["a","b\r\nc: d"]"#,
      #"["Connection","close"]"#, #"["Content-Type","text/html"]"#, #"["",""]"#,
      #"["Content-Length","7"]"#,
    ][random(8)]
    return #"{"status":\#(status),"headers":[\#(field)],"trustedTypesPolicies":["a;b","\n"],"#
      + #""pictureHosts":["https://a; script-src *"],"isSandboxed":\#(random(2) == 0)}"#
  }

  private mutating func anyConversation(_ known: UInt32) -> UInt32 {
    [known, known &- 1, known &+ 1, 0, .max][random(5)]
  }

  private mutating func junk() -> [UInt8] {
    (0..<random(300)).map { _ in UInt8(truncatingIfNeeded: next()) }
  }

  private func json(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    return withUnsafeBytes(of: UInt32(bytes.count).bigEndian) { Array($0) } + bytes
  }

  private func send(_ kind: UInt8, _ conversation: UInt32, _ payload: [UInt8]) {
    // A number that is no kind ends the line at once, which is another test's.
    let kind = max(1, min(kind, 16))
    var bytes = withUnsafeBytes(of: UInt32(5 + payload.count).bigEndian) { Array($0) }
    bytes.append(kind)
    bytes += withUnsafeBytes(of: conversation.bigEndian) { Array($0) }
    bytes += payload
    _ = write(line, bytes, bytes.count)
  }

  private func receive() -> (kind: UInt8, conversation: UInt32)? {
    guard let head = read(count: 9) else { return nil }
    let length = head[..<4].reduce(0) { $0 << 8 | Int($1) }
    guard read(count: length - 5) != nil else { return nil }
    return (head[4], head[5...].reduce(0) { $0 << 8 | UInt32($1) })
  }

  private func read(count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let part = bytes.withUnsafeMutableBytes {
        Glibc.read(line, $0.baseAddress! + done, count - done)
      }
      guard part > 0 else { return nil }
      done += part
    }
    return bytes
  }

  private mutating func random(_ bound: Int) -> Int { Int(next() >> 33) % bound }

  private mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}
