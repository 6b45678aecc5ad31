import Foundation
import HTTPTypes
import Testing
import ViewGraph

@testable import PageProtocol
@testable import WebHost

/// Parts of films and sounds.
@Suite struct ShownMediaTests {
  private func wave(_ count: Int) throws -> String {
    func word(_ number: Int) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    var bytes = Array("RIFF".utf8) + word(36 + count) + Array("WAVEfmt ".utf8) + word(16)
    bytes += [1, 0, 1, 0] + word(8000) + word(8000) + [1, 0, 8, 0]
    bytes += Array("data".utf8) + word(count) + (0..<count).map { UInt8($0 % 251) }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(bytes).write(to: file)
    return file.path
  }

  @Test func aPartOfASoundIsSent() throws {
    let path = try wave(16_000)
    let whole = try #require(ShownMedia.read(path, nil))
    #expect(whole.status == .ok && whole.body.readableBytes == 16_044)
    #expect(whole.headers[.contentType] == "audio/wav" && whole.headers[.acceptRanges] == "bytes")
    let part = try #require(ShownMedia.read(path, "bytes=44-47"))
    #expect(part.status == .partialContent && Array(part.body.readableBytesView) == [0, 1, 2, 3])
    #expect(part.headers[.contentRange] == "bytes 44-47/16044")
    let end = try #require(ShownMedia.read(path, "bytes=-4"))
    #expect(end.headers[.contentRange] == "bytes 16040-16043/16044")
    let behind = try #require(ShownMedia.read(path, "bytes=16044-"))
    #expect(behind.status == .rangeNotSatisfiable)
    #expect(behind.headers[.contentRange] == "bytes */16044" && behind.body.readableBytes == 0)
    #expect(MediaFile(path: path)?.duration == 2)
  }

  @Test(arguments: [
    "bytes=", "bytes=-", "bytes=5-4", "bytes=-0", "bytes=0-1,3-4", "bytes=9999999999999999999-",
    "lines=0-1", "bytes=1000-",
  ]) func otherPartsAreThereForNobody(_ range: String) {
    #expect(ShownMedia.bounds(range, of: 1000) == nil)
  }

  @Test func onePartIsNeverLong() {
    #expect(ShownMedia.bounds("bytes=10-", of: 1 << 30) == 10..<(10 + ShownMedia.part))
    #expect(ShownMedia.bounds("bytes=0-", of: 5) == 0..<5)
    #expect(ShownMedia.bounds("bytes=-2000000", of: 1 << 30)?.count == ShownMedia.part)
  }

  @Test func whatIsNoFilmIsLeftToOthers() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("ftyp?".utf8).write(to: file)
    #expect(ShownMedia.read(file.path, nil) == nil)
    #expect(ShownMedia.read("/proc/self/nothing", nil) == nil)
  }

  @Test func reportsOfPlayersAreCheckedForForm() throws {
    let report = Session.MediaReport(order: 3, state: .playing, time: 1.5, duration: 9, rate: 1)
    #expect(
      try event("[1,0,32,0,2,3,1,1.5,9,1]") == .media(player: 2, report))
    for text in [
      "[1,0,32,0,2,3,1,1.5,9]", "[1,0,32,0,2,3,6,1.5,9,1]", "[1,0,32,0,2,3,1,-1,9,1]",
      "[1,0,32,0,2,3,1,1.5,9,1000]",
    ] {
      #expect(throws: MessageError.self) { try event(text) }
    }
  }

  private func event(_ text: String) throws -> PageEvent? {
    let message = try Array(text.utf8).withUnsafeBytes { try PageMessage($0) }
    if case .event(_, _, let event) = message { return event }
    return nil
  }
}
