import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Links that the app opens itself, and those that the browser opens.
@MainActor
@Suite struct OpenedLinkTests {
  struct Terms: View {
    let isOwn: Bool
    @State private var opened = "nothing"

    var body: some View {
      let texts = VStack {
        Text("Read [the terms](myapp://terms), [the rules](rules), [ours](https://ours.example/)")
        Link("Site", destination: URL(string: "https://example.com/site")!)
        Text("opened \(opened)")
      }
      if isOwn {
        texts.environment(
          \.openURL,
          OpenURLAction { url in
            opened = url.absoluteString
            return .handled
          })
      } else {
        texts
      }
    }
  }

  @Test(arguments: [
    ("Site", "https://example.com/site"), ("the terms", "myapp://terms"), ("the rules", "rules"),
    ("ours", "https://ours.example/"),
  ])
  func theActionOfTheAppOpensEachLink(label: String, address: String) {
    let screen = Screen { Terms(isOwn: true) }
    screen.link(label: label).tap()
    #expect(screen.text("opened \(address)").exists)
    #expect(screen.openedAddresses.isEmpty)
  }

  @Test func withoutAnActionTheBrowserOpensWhatItMay() {
    let screen = Screen { Terms(isOwn: false) }
    screen.link(label: "ours").tap()
    #expect(screen.openedAddresses.map(\.absoluteString) == ["https://ours.example/"])
    #expect(screen.text("Read the terms, the rules, ours").exists)
    #expect(!screen.link(label: "the terms").exists)
    #expect(!screen.link(label: "the rules").exists)
  }
}
