import Foundation
import Testing
import ViewGraph

@testable import VisitorRooms
@testable import WebHost
@testable import WebServer

@Suite struct PreviewServingTests {
  @Test func pagesHaveFramesOfThisServerWherePreviewsAreServedAlone() {
    let app = SecurityHeaders.contentSecurityPolicy(nonce: "n", policies: [])
    #expect(app.contains("; frame-src 'self';") && app.contains("frame-ancestors 'none'"))
    let gallery = SecurityHeaders.contentSecurityPolicy(
      nonce: "n", policies: [], framesItself: true)
    #expect(gallery.contains("; frame-src 'self';") && gallery.contains("frame-ancestors 'self';"))
  }

  @Test func previewsAreNeverServedByAProcessThatVisitorsShare() throws {
    let configuration = try HostConfiguration(
      environment: ["APUS_PREVIEWS": "1", "APUS_ISOLATION": "shared"])
    #expect(
      configuration.showsPreviews && configuration.server.framesItself
        && configuration.isolation == .visitor)
    let untold = try HostConfiguration(environment: [:])
    #expect(!untold.showsPreviews && !untold.server.framesItself)
  }

  @Test func aQueryNamesAPreview() {
    #expect(PreviewProbe.preview(in: "scheme=dark&preview=A%2FB.swift%2F1") != nil)
    #expect(
      PreviewProbe.preview(in: "preview=A&scheme=dark")
        == PreviewProbe.preview(in: "size=large&preview=A"))
    #expect(PreviewProbe.preview(in: "x=preview=A") == nil)
  }

  @MainActor @Test func aFrameKeepsItsAddress() {
    let session = Session(address: "/?preview=A")
    session.keepsAddress = true
    var commands: [Session.Command] = []
    session.perform = { commands.append($0) }
    session.show("/notes/3")
    #expect(session.address == "/?preview=A" && commands.isEmpty)
  }

  @MainActor @Test func aMessageOfABuildIsToldOnceAndGoesWithItsFile() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("message-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let (stream, told) = AsyncStream<String?>.makeStream()
    let messages = BuildMessages(file: file, interval: .milliseconds(1)) { told.yield($0) }
    var next = stream.makeAsyncIterator()
    try Data("A.swift:1:1: error: a".utf8).write(to: file)
    #expect(await next.next() == "A.swift:1:1: error: a")
    var commands: [Session.Command] = []
    let session = Session()
    session.perform = { commands.append($0) }
    messages.tell(session)
    #expect(commands == [.buildFailed("A.swift:1:1: error: a")])
    try FileManager.default.removeItem(at: file)
    #expect(await next.next() == .some(nil))
  }

  @Test func theLastWordsOfAProcessAreItsTrap() throws {
    let (errors, end) = try #require(RoomErrors.open())
    let text = "a line\nA.swift:3: Fatal error: no boat\nand why\n"
    #expect(write(end, text, text.utf8.count) == text.utf8.count)
    close(end)
    #expect(errors.message == "A.swift:3: Fatal error: no boat\nand why")
  }
}
