import Testing

@testable import ApusRun

@Suite("lines for people")
struct ConsoleTests {
  @Test("progress is replaced on a terminal, and not written elsewhere", arguments: [true, false])
  func progress(_ isTerminal: Bool) {
    var text = ""
    let console = Console(isTerminal: isTerminal) { text += $0 }
    console.progress("1 of 2")
    console.progress("2 of 2")
    console.write("Built")
    console.write("Served")
    let clear = "\r\u{1B}[2K"
    #expect(
      text == (isTerminal ? "1 of 2\(clear)2 of 2\(clear)Built\n" : "Built\n") + "Served\n")
  }

  @Test("lines, wherever their bytes are parted")
  func lines() {
    let bytes = Array("Fähre\n\nzwei\nEnde".utf8)
    for position in bytes.indices {
      var lines = Lines()
      let found = lines.add(bytes[..<position]) + lines.add(bytes[position...])
      #expect(found == ["Fähre", "", "zwei"])
      #expect(lines.end() == "Ende")
      #expect(lines.end() == nil)
    }
  }

  @Test("addresses as browsers take them")
  func addresses() throws {
    let urls = try ["127.0.0.1", "0.0.0.0", "::1", "::"].map {
      try Address(host: $0, port: "65535").url
    }
    #expect(
      urls == [
        "http://127.0.0.1:65535/", "http://127.0.0.1:65535/", "http://[::1]:65535/",
        "http://127.0.0.1:65535/",
      ])
  }
}
