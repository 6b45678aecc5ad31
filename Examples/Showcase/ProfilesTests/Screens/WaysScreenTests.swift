import ScreenTesting
import Testing

@testable import Profiles

@MainActor
@Suite("Ways through the profiles")
struct WaysScreenTests {
  @Test("from one profile to another over the list; the address follows")
  func ways() async {
    let area = ProfilesScreen()
    let screen = area.screen
    await screen.settle()
    screen.button("profile.peopleButton.tap").tap()
    await screen.settle()
    #expect(screen.address == "/profile")
    #expect(screen.title == "People")
    #expect(screen.list("people.list.scroll").row(2).text.contains("You"))
    screen.button("people.row.hiro.tap").tap()
    await screen.settle()
    #expect(screen.address == "/profile/hiro")
    #expect(area.shown("name") == "Hiro")
    screen.goBack()
    await screen.settle()
    #expect(screen.address == "/profile")
  }

  @Test("whom one follows is marked in the list, as soon as one does")
  func marks() async {
    let area = ProfilesScreen()
    await area.screen.settle()
    area.follow.tap()
    await area.screen.settle()
    area.screen.button("profile.peopleButton.tap").tap()
    await area.screen.settle()
    #expect(area.screen.button("people.row.ada.tap").text.contains("Following"))
    #expect(!area.screen.button("people.row.hiro.tap").text.contains("Following"))
  }

  @Test("the browser's Back and Forward, and a reload, show the page of the address")
  func history() async {
    let area = ProfilesScreen()
    await area.screen.settle()
    area.screen.button("profile.messageButton.tap").tap()
    await area.screen.settle()
    for (address, title) in [
      ("/profile/ada", "Ada Lindqvist"), ("/profile", "People"),
      ("/profile/ada/messages", "Messages with Ada Lindqvist"),
    ] {
      area.screen.open(address)
      await area.screen.settle()
      #expect(area.screen.title == title)
      #expect(area.screen.address == address)
    }
    area.reload()
    await area.screen.settle()
    #expect(area.screen.title == "Messages with Ada Lindqvist")
    area.screen.goBack()
    await area.screen.settle()
    #expect(area.shown("name") == "Ada Lindqvist")
  }

  @Test("a list that cannot be loaded says so, and is loaded again; a refresh brings what is new")
  func list() async {
    let profiles = FakeProfiles()
    profiles.network.condition = .down()
    let area = ProfilesScreen(address: "/profile", profiles)
    await area.screen.settle()
    #expect(area.screen.element("errorState.message.text").text == "The list could not be loaded.")
    profiles.network.condition = .up
    area.screen.button("errorState.retry.tap").tap()
    await area.screen.settle()
    profiles.people.append(User(username: "zoe", displayName: "Zoe"))
    area.screen.list("people.list.scroll").pullToRefresh()
    await area.screen.settle()
    #expect(area.screen.button("people.row.zoe.tap").isVisible)
  }

  @Test(
    "every page has one address",
    arguments: [
      ("/profile", "/profile"), ("/profile/", "/profile"), ("/profile/ada?x#y", "/profile/ada"),
      ("/profile/ada/messages", "/profile/ada/messages"),
    ])
  func addresses(address: String, canonical: String) throws {
    let pages = try #require(ProfilesRoute.pages(of: address))
    #expect((pages.last?.address ?? ProfilesRoute.root) == canonical)
  }

  @Test(
    "an address without a page is nobody's",
    arguments: ["/profile/ada/else", "/profile/ada/messages/more", "/profiles", "/"])
  func unknown(address: String) {
    #expect(!ProfilesCoordinator.contains(address))
  }

  @Test("the first page leads to the other areas")
  func leaving() async {
    let area = ProfilesScreen(address: "/profile")
    await area.screen.settle()
    area.screen.button("profiles.allAreas.tap").tap()
    #expect(area.leaves == 1)
  }
}
