import ScreenTesting
import Testing

@testable import Builder

@MainActor
@Suite("Ways through the area")
struct NavigationScreenTests {
  @Test("each tab keeps its own path")
  func pathPerTab() async {
    let area = BuilderScreen()
    let screen = area.screen
    await screen.settle()
    screen.button("projects.row.1.tap").tap()
    await screen.settle()
    #expect(screen.address == "/builder/projects/1")
    #expect(screen.title == "Market Hall")
    area.choose(tab: "RFIs")
    await screen.settle()
    #expect(screen.address == "/builder/rfis")
    screen.button("rfis.row.2.tap").tap()
    await screen.settle()
    #expect(screen.address == "/builder/rfis/2")
    area.choose(tab: "Projects")
    await screen.settle()
    #expect(screen.address == "/builder/projects/1")
    screen.button("project.rfi.1.tap").tap()
    await screen.settle()
    #expect(screen.address == "/builder/projects/1/rfis/1")
    area.choose(tab: "RFIs")
    #expect(screen.address == "/builder/rfis/2")
    screen.goBack()
    #expect(screen.address == "/builder/rfis")
  }

  @Test(
    "a link that requires signing in waits, and goes on after login",
    arguments: [
      ("/builder/rfis/3", "RFI-003"), ("/builder/projects/2", "Oak Street"),
      ("/builder/settings", "Settings of the site office"),
      ("/builder/projects/1/rfis/2", "RFI-002"),
      ("/builder", "Projects"),
    ])
  func waitingLink(address: String, title: String) async {
    let area = BuilderScreen(address: address, isSignedIn: false)
    await area.screen.settle()
    #expect(area.screen.address == address)
    #expect(area.screen.button("login.signInButton.tap").isVisible)
    #expect(area.repository.network.requestCount == 0)
    await area.signIn()
    #expect(area.screen.title == title)
    #expect(area.screen.address == address)
  }

  @Test("a failed login does not lose the link")
  func waitingLinkAfterFailure() async {
    let area = BuilderScreen(address: "/builder/rfis/3", isSignedIn: false)
    await area.signIn(password: "wrong-password")
    area.screen.button("login.errorButton.tap").tap()
    area.screen.secureField("login.passwordTextField.input").paste("canwefixit")
    area.screen.button("login.signInButton.tap").tap()
    await area.screen.settle()
    #expect(area.screen.title == "RFI-003")
  }

  @Test("who is signed in comes straight to the linked page, also after a reload")
  func deepLink() async {
    let area = BuilderScreen(address: "/builder/rfis/3")
    await area.screen.settle()
    #expect(area.screen.title == "RFI-003")
    area.reload()
    await area.screen.settle()
    #expect(area.screen.title == "RFI-003")
    area.screen.goBack()
    await area.screen.settle()
    #expect(area.screen.title == "RFIs")
  }

  @Test("the browser's Back and Forward change page and tab")
  func history() async {
    let area = BuilderScreen()
    let screen = area.screen
    await screen.settle()
    for (address, title) in [
      ("/builder/rfis/3", "RFI-003"), ("/builder/rfis", "RFIs"), ("/builder", "Projects"),
      ("/builder/projects/2", "Oak Street"),
      ("/builder/settings", "Settings of the site office"),
    ] {
      screen.open(address)
      await screen.settle()
      #expect(screen.title == title)
      #expect(screen.address == address)
    }
  }

  @Test(
    "what is not there says so, and does not spin",
    arguments: [("/builder/rfis/999", "No Such RFI"), ("/builder/projects/999", "No Such Project")])
  func missing(address: String, words: String) async {
    let area = BuilderScreen(address: address)
    await area.screen.settle()
    #expect(area.screen.text(words).isVisible)
    #expect(area.screen.progress("loadingState").exists == false)
  }

  @Test(
    "every page has one address",
    arguments: [
      ("/builder", "/builder"), ("/builder/", "/builder"), ("/builder/projects", "/builder"),
      ("/builder/projects/3", "/builder/projects/3"),
      ("/builder/projects/3/rfis/12", "/builder/projects/3/rfis/12"),
      ("/builder/rfis", "/builder/rfis"), ("/builder/rfis/12?from=mail#x", "/builder/rfis/12"),
      ("/builder/settings", "/builder/settings"),
    ])
  func addresses(address: String, canonical: String) {
    #expect(BuilderRoute(address: address)?.address == canonical)
    #expect(BuilderCoordinator.contains(address))
  }

  @Test(
    "an address without a page is nobody's",
    arguments: [
      "/builder/projects/x", "/builder/projects/-1", "/builder/projects/3/rfis",
      "/builder/projects/3/rfis/x", "/builder/projects/3/rfis/12/more",
      "/builder/projects/3/else/12", "/builder/rfis/0", "/builder/rfis/99999999999999999999",
      "/builder/rfis/12/more",
      "/builder/settings/more", "/builder/nothing", "/builders", "/",
    ])
  func unknown(address: String) {
    #expect(!BuilderCoordinator.contains(address))
  }

  @Test("signing out leads to the login, forgets the pages, and shuts what was open")
  func signOut() async {
    let area = BuilderScreen(address: "/builder/projects/1")
    let screen = area.screen
    await screen.settle()
    area.choose(tab: "Settings")
    #expect(screen.element("settings.name.text").text == "Bob Mason")
    screen.button("settings.signOutButton.tap").tap()
    await screen.settle()
    #expect(screen.address == "/builder")
    #expect(!screen.element(.tab, label: "Projects").exists)
    screen.open("/builder/projects/1")
    await screen.settle()
    #expect(screen.button("login.signInButton.tap").isVisible)
    #expect(!screen.text("Market Hall").exists)
    area.reload()
    await screen.settle()
    await area.signIn()
    #expect(area.screen.title == "Market Hall")
  }

  @Test("signing out forgets the pages of every tab")
  func signOutForgetsEveryTab() async {
    let area = BuilderScreen(address: "/builder/rfis/2")
    await area.screen.settle()
    area.choose(tab: "Settings")
    area.screen.button("settings.signOutButton.tap").tap()
    await area.signIn()
    #expect(area.screen.title == "Projects")
    area.choose(tab: "RFIs")
    await area.screen.settle()
    #expect(area.screen.title == "RFIs")
    #expect(area.screen.address == "/builder/rfis")
  }

  @Test("a sign-in that ends in another tab ends here, also the second one")
  func endsElsewhere() async {
    let area = BuilderScreen(address: "/builder/projects/1")
    for _ in 1...2 {
      await area.screen.settle()
      #expect(area.screen.element(.tab, label: "Projects").exists)
      await area.authentication.endElsewhere()
      await area.screen.settle()
      #expect(area.screen.button("login.signInButton.tap").isVisible)
      #expect(!area.screen.text("Market Hall").exists)
      await area.signIn()
    }
  }

  @Test("the first page leads to the other areas, signed in or not", arguments: [true, false])
  func leaving(isSignedIn: Bool) async {
    let area = BuilderScreen(isSignedIn: isSignedIn)
    await area.screen.settle()
    area.screen.button("builder.allAreas.tap").tap()
    #expect(area.leaves == 1)
  }
}
