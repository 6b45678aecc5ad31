import Crypto
import Foundation
import HTTPTypes
import NIOCore
import Testing

@testable import WebHost
@testable import WebServer

/// HTML of the app, in a frame.
@MainActor @Suite struct FramedPageTests {
  private func page(_ html: String) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(html.utf8).write(to: file)
    return file
  }

  @Test func onlyAPageThatAScreenWroteIsServed() async throws {
    let signer = TokenSigner(current: SymmetricKey(size: .bits256))
    let file = try page("<p>Words")
    defer { try? FileManager.default.removeItem(at: file) }
    let address = try #require(FramedPage.address(of: file, signer))
    let answer = try #require(
      FramedPage.answer(to: address, signer, pictureHosts: ["https://a.example"]))
    let response = await answer()
    #expect(
      response.status == .ok && response.isFramed && response.pictureHosts == ["https://a.example"])
    #expect(response.headers[.contentType] == "text/html; charset=utf-8")
    #expect(String(buffer: response.body) == "<p>Words")

    let forged = try #require(FramedPage.answer(to: address + "A", signer))
    #expect(await forged().status == .notFound)
    let picture = try #require(ShownFile.address(of: file, signer))
    let token = picture.split(separator: "/").last ?? ""
    let other = try #require(FramedPage.answer(to: "/_apus/frame/\(token)", signer))
    #expect(await other().status == .notFound, "a seal for pictures opens no page")
    #expect(FramedPage.answer(to: "/help", signer) == nil)
    let elsewhere = try #require(URL(string: "https://a.example"))
    #expect(FramedPage.address(of: elsewhere, signer) == nil)
  }

  @Test func aPageBelongsToNoSiteAndStandsInThisOneAlone() throws {
    var headers = HTTPFields()
    SecurityHeaders.add(
      to: &headers, nonce: "n", policies: [],
      pictureHosts: ["https://a.example", "x; script-src *"], isFramed: true)
    let policy = try #require(headers[.contentSecurityPolicy])
    #expect(policy.contains("img-src data: https://a.example;"))
    #expect(policy.contains("frame-ancestors 'self'") && !policy.contains("*"))
    let sandbox = try #require(policy.split(separator: "; ").last)
    #expect(sandbox.hasPrefix("sandbox ") && !sandbox.contains("same-origin"))
    #expect(!sandbox.contains("top-navigation"))
    #expect(headers[.frameOptions] == "SAMEORIGIN")
  }

  @Test func framesAreOfTheHostsThatTheAppNames() {
    let policy = SecurityHeaders.contentSecurityPolicy(
      nonce: "n", policies: [], pictureHosts: ["https://a.example"])
    #expect(policy.contains("; frame-src 'self' https://a.example;"))
  }
}
