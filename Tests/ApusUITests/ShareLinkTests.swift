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
