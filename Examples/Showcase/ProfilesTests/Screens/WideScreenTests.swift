import ScreenTesting
import Testing

@testable import Profiles

@MainActor
@Suite("Profiles in a wide window")
struct WideScreenTests {
  @Test("a person stands beside the list, and another takes the place; the address follows")
  func besideList() async throws {
    let area = ProfilesScreen(address: "/profile")
    let screen = area.screen
    screen.setWidth(1280)
    await screen.settle()
    #expect(screen.element("profiles.nobody.text").isVisible)
    for name in ["ada", "hiro"] {
      screen.button("people.row.\(name).tap").tap()
      await screen.settle()
      #expect(screen.address == "/profile/\(name)")
      #expect(screen.button("people.row.\(name).tap").isVisible)
      #expect(screen.button("people.row.\(name).tap").isSelected)
      let list = try #require(screen.button("people.row.\(name).tap").frame)
      let profile = try #require(screen.element("profile.name.text").frame)
      #expect(list.maxX < profile.minX)
      #expect(!screen.button("BackButton").isVisible)
    }
    #expect(!screen.button("people.row.ada.tap").isSelected)
  }

  @Test("a window that becomes a phone's shows the person alone, with the way back to the list")
  func narrower() async {
    let area = ProfilesScreen()
    let screen = area.screen
    screen.setWidth(1280)
    await screen.settle()
    #expect(!screen.button("profile.peopleButton.tap").exists)
    screen.setWidth(390)
    await screen.settle()
    #expect(area.shown("name") == "Ada Lindqvist")
    screen.goBack()
    await screen.settle()
    #expect(screen.address == "/profile")
  }
}
