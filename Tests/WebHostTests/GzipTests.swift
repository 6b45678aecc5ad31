import CZlib
import HTTPTypes
import NIOCore
import Testing

@testable import WebHost
@testable import WebServer

@Suite struct GzipTests {
  /// What a browser makes of a gzip stream; nil if it is none.
  private func unpacked(_ packed: [UInt8], limit: Int = 1 << 20) -> [UInt8]? {
    var stream = z_stream()
    guard
      inflateInit2_(
        &stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { inflateEnd(&stream) }
    var packed = packed
    var isWhole = false
    let bytes = packed.withUnsafeMutableBufferPointer { packed in
      [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
        stream.next_in = packed.baseAddress
        stream.avail_in = UInt32(packed.count)
        stream.next_out = buffer.baseAddress
        stream.avail_out = UInt32(buffer.count)
        isWhole = inflate(&stream, Z_FINISH) == Z_STREAM_END
        count = Int(stream.total_out)
      }
    }
    return isWhole ? bytes : nil
  }

  @Test func comesOutAsItWentIn() throws {
    let content = (0..<5_000).flatMap { Array("row \($0 % 97) ".utf8) }
    for level in [Gzip.quick, Gzip.best] {
      let packed = try #require(content.withUnsafeBytes { Gzip.compress($0, level: level) })
      #expect(packed.count < content.count / 4)
      #expect(unpacked(packed) == content)
    }
  }

  @Test(arguments: [0, 1, 40_000], [0, 77])
  func aSegmentStandsAmongOtherContent(_ count: Int, _ padding: Int) throws {
    let content = (0..<count).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) }
    let segment = Gzip.Segment(Array(String(repeating: "let a = 1\n", count: 5_000).utf8))
    let packed = try #require(
      content.withUnsafeBytes { content in
        Gzip.compress(content, segment, content, padding: padding)
      })
    let middle = Array(String(repeating: "let a = 1\n", count: 5_000).utf8)
    #expect(unpacked(packed) == content + middle + content)
    #expect(segment.packedCount < 1_000)
  }

  private func packedPage(_ headers: HTTPFields) throws -> String {
    let text = "<script src=\"\(Assets.shared.script.address)\"></script><p>words</p>"
    let words = String(repeating: " ", count: 600)
    var page = PageResponse.html(ByteBuffer(string: text + words))
    page.compress(for: headers, pages: Assets.shared.inlineScript)
    return String(
      decoding: try #require(unpacked(Array(page.body.readableBytesView))), as: UTF8.self)
  }

  @Test func aNewBrowserGetsTheScriptWithinThePage() throws {
    let script = Assets.shared.script
    let digest = script.address.split(separator: "-")[1].split(separator: ".")[0]
    let text = String(decoding: script.bytes, as: UTF8.self)
    let new: HTTPFields = [.acceptEncoding: "gzip", .accept: "text/html,application/xhtml+xml"]
    #expect(
      try packedPage(new).hasPrefix("<script data-src=\"\(script.address)\">\(text)</script><p>"))
    var outdated = new
    outdated[.cookie] = "apus_script=0123"
    #expect(try packedPage(outdated).contains(text))
    var known = new
    known[.cookie] = "apus_script=\(digest)"
    #expect(try !packedPage(known).contains(text))
    for program: HTTPFields in [[.accept: "*/*"], [.accept: "text/html"]] {
      var headers = program
      headers[.acceptEncoding] = "gzip"
      #expect(try !packedPage(headers).contains(text))
      headers[HTTPField.Name("Sec-Fetch-Dest")!] = "document"
      #expect(try packedPage(headers).contains(text))
    }
  }

  @Test func contentThatDoesNotShrinkIsNotCompressed() {
    #expect([UInt8]().withUnsafeBytes { Gzip.compress($0) } == nil)
    #expect([1, 2, 3].withUnsafeBytes { Gzip.compress($0) } == nil)
    var random = SystemRandomNumberGenerator()
    let noise = (0..<2_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    #expect(noise.withUnsafeBytes { Gzip.compress($0) } == nil)
  }

  @Test(arguments: [
    ("gzip", true), ("gzip, deflate, br, zstd", true), ("br;q=1.0, gzip;q=0.8", true),
    ("br , gzip ; q=0.5", true), ("*", true), ("gzip;q=0", false), ("gzip; q=0.000", false),
    ("br, deflate", false), ("", false), ("x-gzip", false),
  ])
  func browsersSayWhatTheyTake(_ header: String, _ isTaken: Bool) {
    #expect(ContentCoding.gzip.isAccepted(header) == isTaken)
  }

  @Test func compressesOnlyTextForBrowsersThatAcceptIt() {
    #expect(!ContentCoding.gzip.isAccepted(nil))
    var plain = PageResponse.text(String(repeating: "words ", count: 200))
    plain.compress(for: [:])
    #expect(plain.headers[.contentEncoding] == nil && plain.body.readableBytes == 1_200)
    #expect(plain.headers[.vary] == "Accept-Encoding")
    var picture = plain
    picture.headers[.contentType] = "image/png"
    picture.compress(for: [.acceptEncoding: "gzip"])
    #expect(picture.headers[.contentEncoding] == nil)
    var short = PageResponse.text("short")
    short.compress(for: [.acceptEncoding: "gzip"])
    #expect(short.headers[.contentEncoding] == nil)
  }

  @Test func thePageIsCompressed() throws {
    let words = String(repeating: "<p>words</p>", count: 200)
    var page = PageResponse.html(ByteBuffer(string: words))
    page.compress(for: [.acceptEncoding: "gzip, br"])
    #expect(page.headers[.contentEncoding] == "gzip")
    let packed = Array(page.body.readableBytesView)
    #expect(packed.count < 200 && unpacked(packed) == Array(words.utf8))
    // Not twice.
    page.compress(for: [.acceptEncoding: "gzip, br"])
    #expect(Array(page.body.readableBytesView) == packed)
  }

  /// Texts that somebody chooses beside a secret: see BREACH.
  @Test func theLengthOfAPageTellsLittle() throws {
    let words = String(repeating: "<p>words</p>", count: 200)
    func lengths(_ make: () -> PageResponse) throws -> Set<Int> {
      var lengths: Set<Int> = []
      for _ in 0..<300 {
        var response = make()
        response.compress(for: [.acceptEncoding: "gzip"])
        let packed = Array(response.body.readableBytesView)
        #expect(unpacked(packed) == Array(words.utf8))
        lengths.insert(packed.count)
      }
      return lengths
    }
    let pages = try lengths { .html(ByteBuffer(string: words)) }
    #expect(pages.count > 64)
    #expect(try #require(pages.max()) - #require(pages.min()) > 64)
    #expect(try lengths { .text(words) }.count == 1)
  }

  @Test func theScriptAndTheSheetAreReady() throws {
    for asset in [Assets.shared.script, Assets.shared.sheet] {
      let plain = asset.response([:])
      let packed = asset.response([.acceptEncoding: "gzip"])
      #expect(plain.headers[.contentEncoding] == nil)
      #expect(Array(plain.body.readableBytesView) == asset.bytes)
      #expect(packed.headers[.contentEncoding] == "gzip")
      #expect(packed.headers[.vary] == "Accept-Encoding" && plain.headers[.vary] != nil)
      #expect(unpacked(Array(packed.body.readableBytesView)) == asset.bytes)
    }
  }
}
