import Foundation
import NIOCore
import NIOEmbedded
import Testing

@testable import WebHost
@testable import WebServer

@Suite struct ServerUploadTests {
  private func post(
    _ token: String, _ body: [UInt8], to server: TestServer
  ) async throws -> Answer {
    let head = [
      "POST /_apus/upload/\(token) HTTP/1.1", "Host: 127.0.0.1:\(server.port)",
      "Content-Length: \(body.count)", "Connection: close",
    ]
    return try await RawClient.talk(to: server.port) { conversation in
      try await conversation.send(Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body)
      return Answer(try await conversation.readToEnd())
    }
  }

  private func post(
    _ token: String, _ body: String, to server: TestServer, headers: [String] = []
  ) async throws -> Answer {
    let lines =
      [
        "POST /_apus/upload/\(token) HTTP/1.1", "Host: 127.0.0.1:\(server.port)",
        "Content-Length: \(body.utf8.count)", "Connection: close",
      ] + headers
    return try await RawClient.request(
      lines.joined(separator: "\r\n") + "\r\n\r\n" + body, port: server.port)
  }

  @Test func aFileReachesTheSite() async throws {
    try await TestServer.run { (server) async throws in
      let token = server.server.signer.sign([1, 2, 3], for: .upload, lifetime: .seconds(3600))
      let body = "\u{25}PDF-1.7 and more"
      let answer = try await post(
        token, body, to: server,
        headers: ["Content-Type: image/png", "X-File-Name: ..%2F..%2Fetc%2Fpasswd"])
      #expect(answer.status == 201)
      let upload = try #require(await server.site.uploads.first)
      #expect(upload.bytes == Array(body.utf8))
      #expect(upload.file.size == body.utf8.count)
      #expect(upload.file.payload == [1, 2, 3])
      #expect(upload.file.declaredType == "image/png")
      #expect(upload.file.detectedType == .pdf)
      #expect(upload.file.declaredName == "../../etc/passwd")
      #expect(upload.file.location.deletingLastPathComponent().lastPathComponent == "uploads")
    }
  }

  @Test func uploadsThatAreNotAllowedAreRefused() async throws {
    try await TestServer.run({ $0.limits.uploadBody = 1000 }) { (server) async throws in
      let signer = server.server.signer
      let good = signer.sign([], for: .upload, lifetime: .seconds(3600))
      #expect(try await post("nonsense", "x", to: server).status == 403)
      #expect(
        try await post(signer.sign([], for: .page, lifetime: .seconds(3600)), "x", to: server)
          .status
          == 403)
      #expect(
        try await post(signer.sign([], for: .upload, lifetime: .zero), "x", to: server).status
          == 410)
      #expect(
        try await post(good, "x", to: server, headers: ["Origin: http://evil.example"]).status
          == 403)
      let large = String(repeating: "x", count: 1001)
      #expect(try await post(good, large, to: server).status == 413)
      let chunked =
        "POST /_apus/upload/\(good) HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n"
        + "3e9\r\n\(large)\r\n0\r\n\r\n"
      #expect(try await RawClient.request(chunked, port: server.port).status == 413)
      #expect(await server.site.uploads.isEmpty)
      #expect(try await post(good, String(repeating: "x", count: 1000), to: server).status == 201)
    }
  }

  @Test(arguments: [
    ("png", 60_000, 60_000, 422), ("png", 30_000, 1, 422), ("png", 10_001, 10_000, 422),
    ("png", 10_000, 10_000, 201), ("gif", 60_000, 60_000, 422), ("gif", 60, 60, 201),
    ("webp", 16_000, 16_000, 422), ("jpeg", 60_000, 60_000, 422), ("jpeg", 60, 60, 201),
  ])
  func aPictureThatDeclaresTooManyPixelsIsRefused(
    _ format: String, _ width: Int, _ height: Int, _ expected: Int
  ) async throws {
    func big(_ number: Int, _ count: Int) -> [UInt8] {
      (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    func little(_ number: Int, _ count: Int) -> [UInt8] { big(number, count).reversed() }
    let bytes: [UInt8] =
      switch format {
      case "png":
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
          + big(width, 4) + big(height, 4) + [8, 2, 0, 0, 0]
      case "gif": Array("GIF89a".utf8) + little(width, 2) + little(height, 2) + [0, 0, 0]
      case "webp":
        Array("RIFF\0\0\0\0WEBPVP8X".utf8) + little(10, 4) + [0, 0, 0, 0] + little(width - 1, 3)
          + little(height - 1, 3)
      default:
        [0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8] + big(height, 2) + big(width, 2) + [3]
          + [UInt8](repeating: 0, count: 9)
      }
    try await TestServer.run { (server) async throws in
      let token = server.server.signer.sign([], for: .upload, lifetime: .seconds(3600))
      let answer = try await post(token, bytes, to: server)
      #expect(answer.status == expected)
      #expect(await server.site.uploads.count == (expected == 201 ? 1 : 0))
      if expected == 422 { #expect(answer.body == "This picture has too many pixels.") }
    }
  }

  @Test func anAddressHasOnlySoManyFiles() async throws {
    try await TestServer.run({ $0.limits.uploadsPerAddress = 2 }) { (server) async throws in
      let token = server.server.signer.sign([], for: .upload, lifetime: .seconds(3600))
      #expect(try await post(token, "1", to: server).status == 201)
      #expect(try await post(token, "2", to: server).status == 201)
      #expect(try await post(token, "3", to: server).status == 429)
    }
  }

  @Test func aFileThatTheSiteTookAwayFreesItsPlaceAtOnce() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("apus-uploads-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var limits = ServerLimits()
    limits.uploadsPerAddress = 1
    let store = try UploadStore(folder: folder, limits: limits, loop: EmbeddedEventLoop())
    let slot = try #require(store.begin(for: .loopback))
    #expect(store.begin(for: .loopback) == nil)
    try FileManager.default.removeItem(at: slot.file)
    store.end(slot, after: limits.uploadRetention)
    #expect(store.begin(for: .loopback) != nil)
  }

  @Test func aSessionSendsManyFilesButNotEndlesslyMany() {
    var files = SessionFiles()
    let start = NIODeadline.now()
    let allowed = (0..<100).filter { _ in files.permit(7, now: start) }.count
    #expect(allowed == 30)
    let later = (0..<2).map { _ in files.permit(7, now: start + .seconds(2)) }
    #expect(later == [true, false])
    // Each permission is good for one file, of that control.
    let isOtherControls = files.takePermit(8)
    #expect(!isOtherControls)
    let taken = (0..<100).filter { _ in files.takePermit(7) }.count
    #expect(taken == 31)
  }

  @Test func theOldestFileGoesWhenThereAreTooMany() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("apus-kept-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var files = SessionFiles()
    for index in 0...SessionFiles.maximumCount {
      let url = folder.appendingPathComponent("\(index)")
      try Data("x".utf8).write(to: url)
      files.add(url)
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left.count == SessionFiles.maximumCount && !left.contains("0"))
  }

  @Test func aFileIsDeletedAMinuteAfterItsUse() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("apus-uploads-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let stray = folder.appendingPathComponent("left-by-a-dead-worker")
    try Data("x".utf8).write(to: stray)

    let loop = EmbeddedEventLoop()
    let store = try UploadStore(folder: folder, limits: ServerLimits(), loop: loop)
    #expect(!FileManager.default.fileExists(atPath: stray.path))
    let slot = try #require(store.begin(for: .loopback))
    store.end(slot, after: ServerLimits().uploadRetention)
    loop.advanceTime(by: .seconds(59))
    #expect(FileManager.default.fileExists(atPath: slot.file.path))
    loop.advanceTime(by: .seconds(1))
    #expect(!FileManager.default.fileExists(atPath: slot.file.path))
  }

  @Test(
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], DetectedFileType.png),
      ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg), (Array("GIF89a".utf8), .gif),
      (Array("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8 ".utf8), .webp),
      (Array("\u{0}\u{0}\u{0}\u{18}ftypheic".utf8), .heic),
      (Array("\u{0}\u{0}\u{0}\u{18}ftypavif".utf8), .avif),
      (Array("\u{0}\u{0}\u{0}\u{18}ftypmp42".utf8), nil),
      (Array("II*\u{0}".utf8), .tiff), (Array("%PDF-1.4".utf8), .pdf),
      (Array("<svg xmlns".utf8), nil), (Array("<!doctype html>".utf8), nil), ([], nil),
    ] as [([UInt8], DetectedFileType?)])
  func filesAreToldByTheirFirstBytes(_ bytes: [UInt8], _ expected: DetectedFileType?) {
    #expect(DetectedFileType(firstBytes: bytes) == expected)
  }
}
