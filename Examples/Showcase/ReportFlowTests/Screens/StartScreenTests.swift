import ScreenTesting
import SwiftUI
import Testing

@testable import ShowcaseAreas

@MainActor
@Suite("The start page")
struct StartScreenTests {
  @Test("it says what this is, and has a way into each area")
  func ways() {
    let screen = ShowcaseScreen(address: "/").screen
    #expect(screen.element("start.heading.text").text == "SwiftUI screens on Linux")
    for name in Area.allCases.map(\.name) + ["reports"] {
      #expect(screen.button("start.\(name)Button.tap").isHittable, "\(name)")
    }
  }

  @Test("it shows no paths of sources")
  func noPaths() {
    #expect(!ShowcaseScreen(address: "/").screen.dump.contains("Examples/"))
  }

  @Test("it names the tab, also after the way back")
  func title() {
    let screen = ShowcaseScreen(address: "/").screen
    screen.button("start.reportsButton.tap").tap()
    #expect(screen.title == "Reports")
    screen.goBack()
    #expect(screen.title == "Apus")
  }

  @Test("cards stand beside each other where there is room, and below each other on a phone")
  func columns() throws {
    let screen = ShowcaseScreen(address: "/").screen
    func left(_ name: String) throws -> CGFloat {
      try #require(screen.button("start.\(name)Button.tap").frame).minX
    }
    #expect(try left("report") == left("care"))
    screen.setWidth(1280)
    #expect(try left("report") < left("care"))
    #expect(try left("care") < left("loginCells"))
    #expect(try left("profile") == left("report"))
  }

  @Test("a wide window has no bar of menus: the app asks for none")
  func noMenus() {
    let screen = Screen(app: ShowcaseWithoutDatabase(), width: 1280)
    #expect(screen.element("storeUnavailable.title.text").isVisible)
    #expect(screen.all(.menu).isEmpty)
  }
}

/// The scenes of the showcase, which has no database here.
private struct ShowcaseWithoutDatabase: App {
  var body: some Scene {
    ShowcaseScenes(services: .failure(ShowcaseDatabaseError(path: "none", reason: "a test")))
  }
}
