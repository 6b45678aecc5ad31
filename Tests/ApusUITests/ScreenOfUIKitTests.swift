import ApusUI
import Foundation
import ScreenTesting
import Testing

@Suite @MainActor struct ScreenOfUIKitTests {
  struct Cards: View {
    let width = UIScreen.main.bounds.width
    @State private var opened = ""
    var body: some View {
      VStack {
        Color.red.frame(width: UIScreen.main.bounds.width - 40, height: 50)
          .accessibilityIdentifier("card")
        Text(verbatim: "\(Int(UIScreen.main.bounds.height))").accessibilityIdentifier("height")
        Text(UIDevice.current.userInterfaceIdiom == .pad ? "pad" : "phone")
          .accessibilityIdentifier("device")
        Text(verbatim: "\(bottom)").accessibilityIdentifier("bottom")
        Button("Open") {
          UIApplication.shared.open(URL(string: "https://example.com/a")!) { opened = "\($0)" }
        }
        .accessibilityIdentifier("open")
        Text(opened).accessibilityIdentifier("opened")
      }
    }

    private var bottom: CGFloat {
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      return scene?.windows.first?.safeAreaInsets.bottom ?? -1
    }
  }

  @Test func aBodyThatReadsTheScreensSizeFollowsTheWindow() {
    let screen = Screen { Cards() }
    #expect(screen.element("card").frame?.width == 350)
    #expect(screen.element("height").text == "844")
    #expect(screen.element("device").text == "phone")
    #expect(screen.element("bottom").text == "0.0")
    screen.size = ScreenSize(width: 1_024, height: 700)
    #expect(screen.element("card").frame?.width == 984)
    #expect(screen.element("height").text == "700")
    #expect(screen.element("device").text == "pad")
  }

  @Test func theSystemsSettingsAreNeverOpened() throws {
    struct Settings: View {
      @State private var opened = ""
      var body: some View {
        Button("Open") {
          let url = URL(string: UIApplication.openSettingsURLString)!
          UIApplication.shared.open(url) { opened = "\($0)" }
        }
        .accessibilityIdentifier("open")
        Text(opened).accessibilityIdentifier("opened")
      }
    }
    let screen = Screen { Settings() }
    screen.button("open").tap()
    #expect(screen.element("opened").text == "false")
    #expect(screen.openedAddresses.isEmpty)
    let notifications = try #require(URL(string: UIApplication.openNotificationSettingsURLString))
    #expect(!UIApplication.shared.canOpenURL(notifications))
  }

  @Test func anActionOpensAnAddress() {
    let screen = Screen { Cards() }
    screen.button("open").tap()
    #expect(screen.element("opened").text == "true")
    #expect(screen.openedAddresses == [URL(string: "https://example.com/a")!])
    #expect(UIApplication.shared.canOpenURL(URL(string: "tel:123")!))
    #expect(!UIApplication.shared.canOpenURL(URL(string: "fb://profile")!))
  }

  @Test func outsideOfAnyScreenItIsAPhone() {
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
  }
}
