import ApusCoreTransferable
import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Texts and addresses that a screen shares.
@MainActor
@Suite struct ShareLinkTests {
  private static let address = URL(string: "https://example.org")!

  private struct Links: View {
    var body: some View {
      VStack {
        ShareLink(item: ShareLinkTests.address)
        ShareLink("Both", items: ["one", "two"], message: Text("Look"))
        ShareLink(item: "Text", subject: Text("Subject")) { Label("Named", systemImage: "star") }
      }
    }
  }

  @Test func itemsAreShared() {
    let screen = Screen { Links() }
    screen.button(label: "Share…").tap()
    screen.button(label: "Both").tap()
    screen.button(label: "Named").tap()
    #expect(screen.sharedTexts == ["Text", "Look\none\ntwo", "https://example.org"])
  }
}

/// Items of an app's own types that a screen shares.
@MainActor
@Suite struct SharedItemTests {
  private struct Note: Transferable {
    let text: String
    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation(exporting: \Note.text)
    }
  }

  private struct Report: Transferable {
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .json) { (_: Report) in Data("{}".utf8) }
    }
  }

  @Test func formsAreShared() async throws {
    let screen = Screen {
      VStack {
        ShareLink("Notes", items: [Note(text: "one"), Note(text: "two")]) {
          SharePreview($0.text)
        }
        ShareLink(
          "Report", item: Report(), subject: Text("Numbers"),
          preview: SharePreview("Report", image: Image(systemName: "star"), icon: Image("a")))
      }
    }
    screen.button(label: "Notes").tap()
    await screen.settle()
    #expect(screen.sharedTexts == ["one\ntwo"])
    screen.button(label: "Report").tap()
    await screen.settle()
    #expect(screen.downloadedFiles.first?.lastPathComponent == "Numbers.json")
  }

  @Test func aPictureIsAFileOfItsFormat() async throws {
    let picture = try #require(UIImage(data: MadeBundle.png(8, 8)))
    let screen = Screen {
      ShareLink(
        "Picture", item: Image(uiImage: picture), subject: Text("Cat"),
        preview: SharePreview("Cat", image: Image(uiImage: picture)))
    }
    screen.button(label: "Picture").tap()
    await screen.settle()
    #expect(screen.downloadedFiles.map(\.lastPathComponent) == ["Cat.png"])
    let file = try #require(screen.downloadedFiles.first)
    #expect(try Data(contentsOf: file) == MadeBundle.png(8, 8))
  }
}
